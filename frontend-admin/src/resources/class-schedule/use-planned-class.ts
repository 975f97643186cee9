import { useWatch } from 'react-hook-form';
import type { PlannedClass } from '#libs/domain/schedule/class-clashes';
import { isWeekday } from '#libs/domain/schedule/weekdays';
import { useFormMode } from '../../shared/form-mode';

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
