import { formatDate, formatDayAndMonth, formatLongDate, formatMonth } from '#libs/domain/schedule/long-date';

it.each([
  ['2026-12-16', 'Wednesday 16 December', 'Wednesday 16 December 2026'],
  ['2027-01-03', 'Sunday 3 January', 'Sunday 3 January 2027'],
  ['2028-02-29', 'Tuesday 29 February', 'Tuesday 29 February 2028'],
])('%s', (date, short, long) => {
  expect([formatDayAndMonth(date), formatLongDate(date)]).toEqual([short, long]);
});

test.each([
  ['2026-12-01', '1 December 2026', 'December 2026'],
  ['2028-02-29', '29 February 2028', 'February 2028'],
])('%s is %s, in %s', (date, day, month) => {
  expect(formatDate(date)).toBe(day);
  expect(formatMonth(date)).toBe(month);
});
