import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { todayAtSchool } from '../src/modules/class-calendar/class-calendar.service.js';
import { publicHolidays } from '../src/modules/class-calendar/public-holidays.js';

/** The first date from so many days on whose four weeks hold no holiday, on its weekday. */
export function clearDate(daysAhead: number): string {
  const date = addDaysTo(todayAtSchool(), daysAhead);
  const weeks = [0, 7, 14, 21].map((days) => addDaysTo(date, days));
  const isClear = weeks.every((each) => publicHolidays(each, each).length === 0);
  return isClear ? date : clearDate(daysAhead + 1);
}
