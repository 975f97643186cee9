import type { Report } from '#libs/contracts/report';
import type { NamedPeriod } from '#libs/domain/reports/report-periods';

export const REPORT_TITLES: Record<Report, string> = {
  takings: 'Takings',
  debtors: 'Debtors',
  vat: 'VAT',
  'best-sellers': 'Best sellers',
  trials: 'Trials',
  answers: 'Time to answer',
};

export const PERIOD_WORDS: Record<NamedPeriod, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'tax-period': 'This tax period (2 months)',
  'financial-year': 'This financial year',
  'last-12-months': 'Last 12 months',
};
