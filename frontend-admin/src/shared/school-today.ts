import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';

/** The date on the school's wall clock, `2027-04-16`. */
export function schoolToday(): string {
  return isoDate(readSchoolClock(new Date(), school.timeZone).date);
}
