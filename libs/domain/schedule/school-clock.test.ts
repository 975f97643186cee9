import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { addDays, isoDate, readSchoolClock, shortMonth, weekDates } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';

test.each([
  ['2026-11-18T15:18:00Z', 'Wednesday', 17 * 60 + 18, [2026, 11, 18]],
  ['2026-11-18T21:59:59Z', 'Wednesday', 23 * 60 + 59, [2026, 11, 18]],
  ['2026-11-18T22:00:00Z', 'Thursday', 0, [2026, 11, 19]], // midnight at the school, still Wednesday in London
  ['2026-12-31T22:30:00Z', 'Friday', 30, [2027, 1, 1]],
  ['2028-02-28T22:00:00Z', 'Tuesday', 0, [2028, 2, 29]],
] as const)('at %s it is %s at the school', (instant, weekday, minutes, [year, month, day]) => {
  expect(readSchoolClock(new Date(instant))).toEqual({ weekday, minutes, date: { year, month, day } });
});

test('the week runs Monday to Sunday, over the end of a month', () => {
  const dates = weekDates(readSchoolClock(new Date('2026-12-02T10:00:00Z')));
  expect(dates[0]).toEqual({ year: 2026, month: 11, day: 30 });
  expect(dates[6]).toEqual({ year: 2026, month: 12, day: 6 });
  expect(weekDates(readSchoolClock(new Date('2026-11-22T10:00:00Z')))[0]).toEqual({
    year: 2026,
    month: 11,
    day: 16,
  });
});

test.each([
  ['2026-01', 'Jan 2026'],
  ['2027-12', 'Dec 2027'],
])('the month %s is %s', (month, words) => expect(shortMonth(month)).toBe(words));

test('days are added over a year and a leap day', () => {
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(addDays({ year: 2028, month: 3, day: 1 }, -1)).toEqual({ year: 2028, month: 2, day: 29 });
});

test('the clock is that of Africa/Johannesburg, year in, year out', () => {
  const told = new Intl.DateTimeFormat('sv-SE', {
    timeZone: school.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const FIVE_DAYS_MS = 5 * 86_400_000 + 3_599_000;
  for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2060, 0, 1); at += FIVE_DAYS_MS) {
    const { date, minutes } = readSchoolClock(new Date(at));
    expect(`${isoDate(date)} ${formatClockTime(minutes)}`).toBe(told.format(at));
  }
});

test('of no moment there is no time', () => expect(() => readSchoolClock(new Date(Number.NaN))).toThrow(RangeError));
