/** The school's reports: what is asked for, and what is said of it (CONTRACT section 8, "the school's books"). */
import { EXPORT_PERIOD, type ExportPeriod, periodErrors } from '#libs/contracts/export-period';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { isShortEnough, MOST_REPORT_MONTHS, type ReportPeriod } from '#libs/domain/reports/report-periods';
import type { TakingsSource } from '#libs/domain/reports/takings';
import type { TrialColumn } from '#libs/domain/reports/trials';
import { VAT_BASES, type VatBasis, type VatKind } from '#libs/domain/reports/vat-summary';

export const REPORTS = ['takings', 'debtors', 'vat', 'best-sellers', 'trials', 'answers'] as const;
export type Report = (typeof REPORTS)[number];

export const REPORT_RULES = {
  from: EXPORT_PERIOD.from,
  to: { ...EXPORT_PERIOD.to, tooLate: `A report covers at most ${MOST_REPORT_MONTHS} months` },
  reversed: EXPORT_PERIOD.reversed,
  asOf: { invalid: 'As of must be a date' },
  basis: { unknown: `Basis must be one of ${VAT_BASES.join(', ')}` },
} as const;

export const VAT_BASIS_WORDS: Record<VatBasis, string> = {
  invoices: 'By invoices issued',
  payments: 'By payments received',
};

/** By which basis a period was closed: `Closed, by payments received`. */
export function closedAs(basis: VatBasis): string {
  return `Closed, ${VAT_BASIS_WORDS[basis].toLowerCase()}`;
}

export const VAT_KIND_WORDS: Record<VatKind, string> = {
  invoices: 'Invoices',
  creditNotes: 'Credit notes',
  payments: 'Payments of invoices',
  shopSales: 'Shop sales',
  shopRefunds: 'Shop refunds',
};

export const SOURCE_WORDS: Record<TakingsSource, string> = { invoices: 'Invoices', shop: 'Shop', refunds: 'Refunds' };

export const TRIAL_REPORT_WORDS: Record<TrialColumn | 'joinedPercent', string> = {
  booked: 'Booked',
  attended: 'Attended',
  joined: 'Joined',
  joinedPercent: 'Joined (%)',
};

export const ANSWER_WORDS = {
  messages: 'Messages',
  answered: 'Answered',
  medianMinutes: 'Half within',
  p90Minutes: '9 in 10 within',
} as const;

/** What is wrong with the period of a report, by field; it has both days. */
export function reportPeriodErrors({ from, to }: ExportPeriod): Record<string, string> {
  if (from === null) return { from: REPORT_RULES.from.invalid };
  if (to === null) return { to: REPORT_RULES.to.invalid };
  const errors = periodErrors({ from, to });
  if (Object.keys(errors).length > 0) return errors;
  return isShortEnough({ from, to } satisfies ReportPeriod) ? {} : { to: REPORT_RULES.to.tooLate };
}

/** The same of a single day. */
export function asOfErrors(asOf: string | null): Record<string, string> {
  return asOf !== null && isCalendarDate(asOf) ? {} : { asOf: REPORT_RULES.asOf.invalid };
}

export function isVatBasis(text: unknown): text is VatBasis {
  return (VAT_BASES as readonly unknown[]).includes(text);
}
