import { keepPreviousData } from '@tanstack/react-query';
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { WEEKS_AHEAD } from '#libs/domain/schedule/shown-week';
import { validatedList, isTextOrNone } from './validated-list';
import { callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';

const STATUSES = ['on', 'cancelled', 'changed'];

/** What takes place on each day from one date to another, both included. */
export function classCalendarQuery(from: string, to: string) {
  return {
    queryKey: ['class-calendar', from, to],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const days = validatedList(
        await callApi('get', '/api/class-calendar', { query: { from, to }, signal }),
        ['date'],
        ({ name, classes }) => isTextOrNone(name) && Array.isArray(classes),
      );
      for (const { classes } of days)
        validatedList(classes, ['startTime', 'endTime', 'className', 'status'], ({ status }) =>
          STATUSES.includes(status),
        );
      return days;
    },
  };
}

export function weekCalendarQuery(monday: string) {
  return classCalendarQuery(monday, addDaysTo(monday, 6));
}

/** Eight weeks from a day on: further than any break. */
export function comingClassesQuery(today: string) {
  return classCalendarQuery(today, addDaysTo(today, 7 * WEEKS_AHEAD - 1));
}

/** The week that begins on a Monday; the one shown before stays until it is here. Nothing is asked without one. */
export function useWeekCalendar(monday: string | undefined) {
  return useQueryKeepingError({
    ...weekCalendarQuery(monday ?? ''),
    enabled: monday !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** What takes place in the coming weeks; nothing is asked before the day is known. */
export function useComingClasses(today: string | undefined) {
  return useQueryKeepingError({ ...comingClassesQuery(today ?? ''), enabled: today !== undefined });
}
