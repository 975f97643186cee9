import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import type { PlannedClass } from '#libs/domain/schedule/class-clashes';
import { isWeekday } from '#libs/domain/schedule/weekdays';
import { useFormMode } from '../../shared/form-mode';

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

interface PlannedClassInForm extends PlannedClass {
  className: string;
}

/** The class as the form holds it now; undefined until it has a day. */
export function usePlannedClass(): PlannedClassInForm | undefined {
  const values: Record<string, unknown> = useWatch();
  const { id } = useFormMode('class-schedule');
  const day = text(values['day']);
  if (!isWeekday(day)) return undefined;
  return {
    id,
    day,
    startTime: text(values['startTime']),
    endTime: text(values['endTime']),
    className: text(values['className']),
    instructor: text(values['instructor']),
    isActive: values['isActive'] === true,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
