import { isLargeExport, isLongPaper } from './export.js';

test.each([
  [0, false],
  [10_000, false],
  [10_001, true],
  [1_000_000, true],
])("%i records are a job's: %s", (rows, isLarge) => {
  expect(isLargeExport(rows)).toBe(isLarge);
});

test.each([
  [0, false],
  [1_000, false],
  [1_001, true],
])("a PDF of %i lines is a job's: %s", (lines, isLong) => {
  expect(isLongPaper(lines)).toBe(isLong);
});
