/** What the selects of a trial's class and date offer. */
import type { TrialBooking, TrialDateView } from '#libs/contracts/generated/api';
import { weekdayOf } from '#libs/domain/schedule/class-dates';
import { weekdayIndex } from '#libs/domain/schedule/weekdays';
import { TRIALS, whenWords } from './trial-words';

export const TRIAL_DATES_KEY = [TRIALS, 'dates'];

type Own = Pick<TrialBooking, 'classScheduleId' | 'className' | 'date' | 'startTime'>;

interface ClassChoice {
  id: number;
  name: string;
}

interface DateChoice {
  id: string;
  name: string;
  disabled: boolean;
}

/** "Wednesday 18:00, Krav Maga (Beginner)", in the order of the week; the class of `own` even when it takes no more. */
export function classChoices(dates: readonly TrialDateView[], own?: Own): ClassChoice[] {
  const firsts = dates.filter(
    ({ classScheduleId }, at) => dates.findIndex((one) => one.classScheduleId === classScheduleId) === at,
  );
  const choices = firsts
    .toSorted(
      (a, b) =>
        weekdayIndex(weekdayOf(a.date)) - weekdayIndex(weekdayOf(b.date)) || a.startTime.localeCompare(b.startTime),
    )
    .map(({ classScheduleId: id, date, startTime, className, level }) => ({
      id,
      name: `${weekdayOf(date)} ${startTime}, ${className} (${level})`,
    }));
  if (!own || own.classScheduleId === null || choices.some(({ id }) => id === own.classScheduleId)) return choices;
  return [{ id: own.classScheduleId, name: own.className }, ...choices];
}

/** "16 Dec 2026, 18:00: 3 places left"; full ones cannot be chosen, the date of `own` always can. */
export function dateChoices(dates: readonly TrialDateView[], classScheduleId: number | null, own?: Own): DateChoice[] {
  const isOwn = ({ date }: { date: string }) => own?.classScheduleId === classScheduleId && own?.date === date;
  const choices = dates
    .filter((one) => one.classScheduleId === classScheduleId)
    .map((one) => ({
      id: one.date,
      name: `${whenWords(one)}: ${isOwn(one) ? 'as booked' : placesWords(one.placesLeft)}`,
      disabled: one.placesLeft === 0 && !isOwn(one),
    }));
  if (!own || own.classScheduleId !== classScheduleId || choices.some(({ id }) => id === own.date)) return choices;
  return [{ id: own.date, name: `${whenWords(own)}: as booked`, disabled: false }, ...choices];
}

function placesWords(placesLeft: number): string {
  if (placesLeft === 0) return 'full';
  return placesLeft === 1 ? '1 place left' : `${placesLeft} places left`;
}
