import { EXPORT_PERIOD, exportName, periodErrors } from './export-period.js';

it.each<[string, string | null, string | null, object]>([
  ['a month', '2027-04-01', '2027-04-30', {}],
  ['a day', '2027-04-01', '2027-04-01', {}],
  ['all there is', null, null, {}],
  ['since a day', '2027-04-01', null, {}],
  ['until a day', null, '2027-04-30', {}],
  ['the wrong way round', '2027-04-02', '2027-04-01', { from: EXPORT_PERIOD.reversed }],
  ['from no day', '2027-02-30', null, { from: EXPORT_PERIOD.from.invalid }],
  ['until no day', null, 'today', { to: EXPORT_PERIOD.to.invalid }],
])('%s', (_case, from, to, errors) => {
  expect(periodErrors({ from, to })).toEqual(errors);
});

it.each<[string | null, string | null, string]>([
  ['2027-04-01', '2027-04-30', 'orders-2027-04-01-to-2027-04-30'],
  ['2027-04-01', null, 'orders-2027-04-01'],
  [null, '2027-04-30', 'orders-to-2027-04-30'],
  [null, null, 'orders'],
])('a file from %s to %s', (from, to, name) => {
  expect(exportName('orders', { from, to })).toBe(name);
});
