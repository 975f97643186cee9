import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { CalendarIcon } from '../../shared/icons';
import { classTitle } from '../../shared/record-titles';
import { screen } from '../../shared/screen';

/** One screen serves the list and both forms: the form stands above the list (spec 3 section 2). */
export const classSchedule = {
  name: 'class-schedule' satisfies AdminScreen,
  list: screen(async () => (await import('./ClassScheduleScreen')).ClassScheduleScreen),
  icon: CalendarIcon,
  recordRepresentation: (record: ClassSchedule) => classTitle(record),
} satisfies ResourceProps;
