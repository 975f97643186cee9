import { nextClassWords } from './next-class-words';

test.each([
  [0, 42, 'Today, starts in 42 min. All levels.'],
  [0, 0, 'Today, starts now. All levels.'],
  [0, 60, 'Today, starts in 60 min. All levels.'],
  [0, 61, 'Today, starts in 1 h 1 min. All levels.'],
  [0, 120, 'Today, starts in 2 h. All levels.'],
  [1, 600, 'Tomorrow. All levels.'],
  [3, 4000, 'Monday. All levels.'],
  [7, 10_000, 'Monday 14 Dec. All levels.'],
])('%i days and %i minutes ahead', (daysAhead, startsInMinutes, words) => {
  expect(nextClassWords({ entry: { level: 'All Levels' }, date: '2026-12-14', daysAhead, startsInMinutes })).toBe(
    words,
  );
});
