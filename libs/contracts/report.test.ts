import { asOfErrors, isVatBasis, REPORT_RULES, reportPeriodErrors } from './report.js';

it.each<[string, string | null, string | null, object]>([
  ['a month', '2027-04-01', '2027-04-30', {}],
  ['two years', '2026-01-01', '2027-12-31', {}],
  ['no first day', null, '2027-04-30', { from: REPORT_RULES.from.invalid }],
  ['no last day', '2027-04-01', null, { to: REPORT_RULES.to.invalid }],
  ['a day that is none', '2027-02-30', '2027-04-30', { from: REPORT_RULES.from.invalid }],
  ['the wrong way round', '2027-04-02', '2027-04-01', { from: REPORT_RULES.reversed }],
  ['more than two years', '2026-01-01', '2028-01-01', { to: REPORT_RULES.to.tooLate }],
])('%s', (_case, from, to, errors) => {
  expect(reportPeriodErrors({ from, to })).toEqual(errors);
});

it.each<[string | null, object]>([
  ['2027-04-16', {}],
  ['2027-04-31', { asOf: REPORT_RULES.asOf.invalid }],
  [null, { asOf: REPORT_RULES.asOf.invalid }],
])('as of %s', (asOf, errors) => {
  expect(asOfErrors(asOf)).toEqual(errors);
});

it('knows two bases', () => {
  expect(['invoices', 'payments', 'cash', undefined, ['invoices']].map(isVatBasis)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
