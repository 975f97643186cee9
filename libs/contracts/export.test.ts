import { isLargeExport } from './export.js';

test.each([
  [0, false],
  [10_000, false],
  [10_001, true],
  [1_000_000, true],
])("%i records are a job's: %s", (rows, isLarge) => {
  expect(isLargeExport(rows)).toBe(isLarge);
});
