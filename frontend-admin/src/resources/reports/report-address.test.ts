import { readReportAddress } from './report-address';

const TODAY = { year: 2027, month: 4, day: 16 };
const LAST_12_MONTHS = { from: '2026-05-01', to: '2027-04-30' };
const TAX_PERIOD = { from: '2027-03-01', to: '2027-04-30' };
const USUAL = { report: 'takings', period: LAST_12_MONTHS, asOf: '2027-04-16', basis: undefined };

it.each<[string, object]>([
  ['', USUAL],
  ['report=debtors&asOf=2027-01-31', { ...USUAL, report: 'debtors', asOf: '2027-01-31' }],
  ['report=vat', { ...USUAL, report: 'vat', period: TAX_PERIOD }],
  ['report=vat&basis=payments', { ...USUAL, report: 'vat', period: TAX_PERIOD, basis: 'payments' }],
  ['from=2027-01-01&to=2027-01-31', { ...USUAL, period: { from: '2027-01-01', to: '2027-01-31' } }],
  ['from=2027-01-01', USUAL],
  ['report=profit&basis=cash', USUAL],
])('?%s', (query, address) => {
  expect(readReportAddress(new URLSearchParams(query), TODAY)).toEqual(address);
});
