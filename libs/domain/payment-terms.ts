// When a corporate client's invoice is due: terms that hold 7, 15, 30, 60 or 90 give that many days after today, COD
// and Prepaid none, no terms 30 (spec 3 section 9).
import { addDays, type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';

export const PAYMENT_TERMS = ['Net 7', 'Net 15', 'Net 30', 'Net 60', 'Net 90', 'COD', 'Prepaid'] as const;
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];
/** How a form names the terms that are short for something (spec 3 section 5). */
export const PAYMENT_TERMS_LABELS: Partial<Record<PaymentTerms, string>> = { COD: 'COD (Cash on Delivery)' };

export interface TermsFacts {
  /** What new clients begin with. */
  paymentTerms: PaymentTerms;
}

const DAYS_WITHOUT_TERMS = 30;
const DAY_MS = 86_400_000;
const LAST_DATE = '9999-12-31';
/** A number of its own: the 7 of "Net 17" is none. */
const DAYS = /(?<!\d)(?:7|15|30|60|90)(?!\d)/;
const AT_ONCE = /\b(?:cod|prepaid)\b/i;

/** Days that a client has to pay: of terms like "Net 15" or "COD"; null, empty or unknown terms count as none given. */
export function paymentTermsDays(terms: string | null | undefined): number {
  if (AT_ONCE.test(terms ?? '')) return 0;
  const days = DAYS.exec(terms ?? '');
  return days === null ? DAYS_WITHOUT_TERMS : Number(days[0]);
}

/** The due date, `2027-04-16`, of an invoice made today. @param today the date on the school's wall clock */
export function paymentDueDate(terms: string | null | undefined, today: CalendarDate): string {
  return isoDate(addDays(today, paymentTermsDays(terms)));
}

/**
 * The due date of an invoice that replaces another today: as many days to pay as that one gave.
 * @param today the date on the school's wall clock
 */
export function dueAsBefore(
  { issueDate, dueDate }: { issueDate: string; dueDate: string },
  today: CalendarDate,
): string {
  const days = (Date.parse(dueDate) - Date.parse(issueDate)) / DAY_MS;
  const due = isoDate(addDays(today, Math.max(days, 0)));
  return due.length > LAST_DATE.length ? LAST_DATE : due;
}
