// The books of a period that is over can be closed (issue "papers that hold", 3).
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import type { VatBasisFacts } from '#libs/domain/reports/vat-summary';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import type { VatFacts } from '#libs/domain/vat';

export interface BooksFacts {
  /** `YYYY-MM-DD`: no invoice, credit note or payment dated on or before it changes any more; null: all do. */
  booksClosedUntil: string | null;
}

export function isInClosedBooks(date: string, { booksClosedUntil }: BooksFacts): boolean {
  return booksClosedUntil !== null && date <= booksClosedUntil;
}

/** What the school was when a period was closed: of its days that holds, whatever the school has become since. */
export interface ClosedPeriod extends Pick<VatFacts, 'isVatVendor' | 'vatNumber'>, VatBasisFacts {
  /** Its last day; it begins after that of the one before. */
  closedUntil: string;
}

/**
 * The closed period that a day is in; undefined: it is open.
 * @param periods oldest first
 */
export function closedPeriodOf(date: string, periods: readonly ClosedPeriod[]): ClosedPeriod | undefined {
  return periods.find(({ closedUntil }) => date <= closedUntil);
}

/**
 * Whether the school was a VAT vendor on one of the days at least.
 * @param periods oldest first @param isVendorNow of the days that are open
 */
export function wasVendorWithin({ from, to }: ReportPeriod, periods: readonly ClosedPeriod[], isVendorNow: boolean) {
  const isTouched = ({ closedUntil }: ClosedPeriod, at: number) =>
    from <= closedUntil && (at === 0 || periods[at - 1]!.closedUntil < to);
  const isOpenAtTheEnd = closedPeriodOf(to, periods) === undefined;
  return (isOpenAtTheEnd && isVendorNow) || periods.filter(isTouched).some(({ isVatVendor }) => isVatVendor);
}

/** Whether the books can be closed until that day: it is over. Both are dates on the school's wall clock. */
export function canCloseUntil(date: string, today: string): boolean {
  return date < today;
}

/** What who changes something of a closed period is told. */
export function closedBooksRefusal(booksClosedUntil: string): string {
  return (
    `The books are closed up to ${formatLongDate(booksClosedUntil)}, so nothing dated on or before that day can ` +
    'change. Use a later date, or reopen the period in Settings, Invoices'
  );
}
