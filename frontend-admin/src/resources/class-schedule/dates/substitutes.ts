/** Classes whose instructor is away: what reads them, and what is said of them. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SubstituteNeededView } from '#libs/contracts/generated/api';
import { addDaysTo, mondayOf, weekdayOf } from '#libs/domain/schedule/class-dates';
import type { SchoolDataProvider } from '../../../data-provider';

export const SUBSTITUTES_KEY = ['substitutes-needed'];
/** The part of the screen's address that says which week is shown. */
export const WEEK_PARAMETER = 'week';
const DAYS_AHEAD = 14;

/** From one date to another, both included. */
export function useSubstitutesNeeded(from: string, to: string) {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery({
    queryKey: [...SUBSTITUTES_KEY, from, to],
    queryFn: () => api.substitutesNeeded(from, to),
  });
}

/** Of the next fourteen days, today among them. */
export function useSubstitutesSoon(today: string) {
  return useSubstitutesNeeded(today, addDaysTo(today, DAYS_AHEAD - 1));
}

/** "Krav Maga, Wednesday 18:00: Adriaan Storm is away" */
export function substituteWords({ className, date, startTime, instructor }: SubstituteNeededView): string {
  return `${className}, ${weekdayOf(date)} ${startTime}: ${awayWords(instructor)}`;
}

export function awayWords(instructor: string | null): string {
  return `${instructor ?? 'The instructor'} is away`;
}

/** Where the week of a date is shown. */
export function weekPath(date: string): string {
  return `/class-schedule?${WEEK_PARAMETER}=${mondayOf(date)}`;
}
