import type { PublicClassSchedule } from '#libs/contracts/generated/api';
import { overviews } from '../../content/programmes/overviews';
import { programmes } from '../../content/programmes/programmes';
import { classesOf, schedulePath } from './programme-times';

const entry = (day: string, startTime: string, className: string) =>
  ({ id: 1, day, startTime, endTime: '23:00', className, level: 'Beginner', instructor: null }) as PublicClassSchedule;

const week = [
  entry('Saturday', '10:00', 'Krav Maga / BJJ / FMA'),
  entry('Tuesday', '19:15', 'Street BJJ'),
  entry('Monday', '18:00', 'Little Warriors (ages 5-7)'),
  entry('Monday', '17:00', 'Junior Defenders (ages 8-11)'),
  entry('Someday', 'late', 'BJJ seminar'),
];

test.each([
  [{ style: 'bjj' as const }, ['Street BJJ', 'Krav Maga / BJJ / FMA', 'BJJ seminar']],
  [{ style: 'kids' as const }, ['Junior Defenders (ages 8-11)', 'Little Warriors (ages 5-7)']],
  [{ style: 'kids' as const, only: /little warriors?/i }, ['Little Warriors (ages 5-7)']],
  [{ style: 'boxing' as const }, []],
])('%o shows %j, by day and start', (times, names) => {
  expect(classesOf(week, times).map(({ className }) => className)).toEqual(names);
});

const allTimes = [...programmes, ...overviews].flatMap(({ times, path }) => (times ? [{ path, times }] : []));

test.each(allTimes)('$path leads to the schedule filtered by its style', ({ times }) => {
  expect(new URL(schedulePath(times), 'http://school.example').searchParams.get('style')).toBe(times.style);
});
