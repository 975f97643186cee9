import { type CalendarDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';

/** The date on the school's wall clock now. */
export function schoolToday(): CalendarDate {
  return readSchoolClock(new Date(), school.timeZone).date;
}
