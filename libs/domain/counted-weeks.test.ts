import { weekCourse } from './counted-weeks.js';

it.each([
  [1, 'A 1-week'],
  [8, 'An 8-week'],
  [10, 'A 10-week'],
  [11, 'An 11-week'],
  [12, 'A 12-week'],
  [18, 'An 18-week'],
  [28, 'A 28-week'],
  [80, 'An 80-week'],
  [104, 'A 104-week'],
])('%d weeks: %s', (weeks, words) => {
  expect(weekCourse(weeks)).toBe(words);
});
