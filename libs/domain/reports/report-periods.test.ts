import { isShortEnough, monthsOf, namedPeriod, type NamedPeriod } from './report-periods.js';

it.each<[NamedPeriod, [year: number, month: number, day: number], from: string, to: string]>([
  ['this-month', [2027, 2, 10], '2027-02-01', '2027-02-28'],
  ['this-month', [2028, 2, 29], '2028-02-01', '2028-02-29'],
  ['last-month', [2027, 1, 1], '2026-12-01', '2026-12-31'],
  ['last-month', [2027, 3, 31], '2027-02-01', '2027-02-28'],
  ['tax-period', [2027, 1, 31], '2027-01-01', '2027-02-28'],
  ['tax-period', [2027, 2, 28], '2027-01-01', '2027-02-28'],
  ['tax-period', [2027, 3, 1], '2027-03-01', '2027-04-30'],
  ['tax-period', [2027, 12, 31], '2027-11-01', '2027-12-31'],
  ['financial-year', [2027, 2, 28], '2026-03-01', '2027-02-28'],
  ['financial-year', [2027, 3, 1], '2027-03-01', '2028-02-29'],
  ['financial-year', [2027, 12, 31], '2027-03-01', '2028-02-29'],
  ['last-12-months', [2027, 4, 16], '2026-05-01', '2027-04-30'],
  ['last-12-months', [2027, 12, 1], '2027-01-01', '2027-12-31'],
])('%s on %j is %s to %s', (name, [year, month, day], from, to) => {
  expect(namedPeriod(name, { year, month, day })).toEqual({ from, to });
});

it.each([
  ['2027-04-16', '2027-04-16', ['2027-04']],
  ['2026-11-30', '2027-02-01', ['2026-11', '2026-12', '2027-01', '2027-02']],
])('%s to %s has a day of %j', (from, to, months) => {
  expect(monthsOf({ from, to })).toEqual(months);
});

it.each([
  ['2026-01-01', '2027-12-31', true],
  ['2026-01-01', '2028-01-01', false],
  ['2026-04-16', '2028-04-15', true],
  ['2026-04-16', '2028-04-16', false],
  ['2028-02-29', '2030-02-28', true],
  ['2028-02-29', '2030-03-01', false],
])('%s to %s is at most 24 months: %s', (from, to, isShort) => {
  expect(isShortEnough({ from, to })).toBe(isShort);
});
