import type { Report } from '#libs/contracts/report';
import { writtenDate } from '#libs/documents/document-words';
import type { NamedPeriod, ReportPeriod } from '#libs/domain/reports/report-periods';
import type { TakingsSource } from '#libs/domain/reports/takings';

export const REPORT_TITLES: Record<Report, string> = { takings: 'Takings', debtors: 'Debtors', vat: 'VAT' };

export const PERIOD_WORDS: Record<NamedPeriod, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'tax-period': 'This tax period (2 months)',
  'financial-year': 'This financial year',
  'last-12-months': 'Last 12 months',
};

export const SOURCE_WORDS: Record<TakingsSource, string> = { invoices: 'Invoices', shop: 'Shop', refunds: 'Refunds' };

/** "01/11/2026 to 31/12/2026" */
export function periodWords({ from, to }: ReportPeriod): string {
  return from === to ? writtenDate(from) : `${writtenDate(from)} to ${writtenDate(to)}`;
}
