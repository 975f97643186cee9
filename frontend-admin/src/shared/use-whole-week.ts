import { useGetList } from 'react-admin';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';

const NONE: ClassSchedule[] = [];

/** Every class, whatever the list is filtered to: what a planned class is held against. Empty while it is not known. */
export function useWholeWeek(): ClassSchedule[] {
  return useWholeWeekQuery().data ?? NONE;
}

/** The same as it is read: from when it is, and whether that failed. */
export function useWholeWeekQuery() {
  return useGetList<ClassSchedule>('class-schedule', {
    pagination: { page: 1, perPage: MAX_RANGE_LENGTH },
    sort: { field: 'day', order: 'ASC' },
    filter: {},
  });
}
