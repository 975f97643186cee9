import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { ClassException } from '#libs/contracts/generated/api';
import { addDaysTo, datesBetween } from '#libs/domain/schedule/class-dates';
import type { SchoolDataProvider } from '../../../data-provider';
import { EXCEPTIONS } from './exception-form';

export const DATED_WEEK_KEY = ['dated-week'];

/** What takes place in the week that begins on a Monday. */
export function useCalendarWeek(monday: string) {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery({
    queryKey: [...DATED_WEEK_KEY, monday],
    queryFn: () => api.classCalendar(monday, addDaysTo(monday, 6)),
  });
}

/** The same, and the records of what differs in it. */
export function useDatedWeek(monday: string) {
  const { data, error, refetch } = useCalendarWeek(monday);
  const exceptions = useGetList<ClassException>(EXCEPTIONS, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'date', order: 'ASC' },
    filter: { date: datesBetween(monday, addDaysTo(monday, 6)) },
  });
  return {
    days: exceptions.data && data,
    exceptions: exceptions.data,
    error: error ?? exceptions.error,
    refetch: () => void Promise.all([refetch(), exceptions.refetch()]),
  };
}
