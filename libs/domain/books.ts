// The books of a period that is over can be closed (issue "papers that hold", 3).
import { formatLongDate } from '#libs/domain/schedule/long-date';

export interface BooksFacts {
  /** `YYYY-MM-DD`: no invoice, credit note or payment dated on or before it changes any more; null: all do. */
  booksClosedUntil: string | null;
}

export function isInClosedBooks(date: string, { booksClosedUntil }: BooksFacts): boolean {
  return booksClosedUntil !== null && date <= booksClosedUntil;
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
