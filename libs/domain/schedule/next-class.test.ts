import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import { nextClass } from '#libs/domain/schedule/next-class';
import type { Weekday } from '#libs/domain/schedule/weekdays';

const week = sortIntoWeek([
  { name: 'evening', day: 'Monday', startTime: '18:00', endTime: '19:00' },
  { name: 'morning', day: 'Monday', startTime: '09:00', endTime: '10:00' },
  { name: 'weekend', day: 'Saturday', startTime: '10:00', endTime: '11:30' },
]);
const at = (weekday: Weekday, minutes: number) => ({ weekday, minutes, date: { year: 2026, month: 11, day: 16 } });

test.each([
  ['Monday', 8 * 60, 'morning', 0, 60],
  ['Monday', 9 * 60, 'morning', 0, 0],
  ['Monday', 9 * 60 + 1, 'evening', 0, 539],
  ['Monday', 20 * 60, 'weekend', 5, 5 * 1440 - 600],
  ['Sunday', 23 * 60, 'morning', 1, 600],
  ['Saturday', 12 * 60, 'morning', 2, 2 * 1440 - 180],
] as const)('%s at minute %i: %s', (weekday, minutes, name, daysAhead, startsInMinutes) => {
  expect(nextClass(week, at(weekday, minutes))).toMatchObject({ entry: { name }, daysAhead, startsInMinutes });
});

test('the only class of the week, already begun, is next in seven days', () => {
  const only = sortIntoWeek([{ day: 'Monday', startTime: '18:00', endTime: '19:00' }]);
  expect(nextClass(only, at('Monday', 18 * 60 + 1))).toMatchObject({ daysAhead: 7, startsInMinutes: 7 * 1440 - 1 });
});

test('an empty week has no next class', () => expect(nextClass(sortIntoWeek([]), at('Monday', 0))).toBeUndefined());
