/** What the dashboard asks and says of invoices that are not paid yet (spec 3 sections 2 to 4). */
import { UNPAID_STATUSES } from '#libs/domain/invoice-status';
import type { CalendarDate } from '#libs/domain/schedule/school-clock';

/** An invoice as its list shows it (spec 3 section 3). */
export interface DueInvoice {
  id: number;
  invoiceNumber: string;
  clientName: string;
  /** `2027-04-16`, with or without a time of day. */
  dueDate: string;
  /** Cents. */
  totalAmount: number;
  status: 'pending' | 'overdue';
}

export const UNPAID_INVOICES = { status: UNPAID_STATUSES };
export const OVERDUE_INVOICES = { status: 'overdue' } as const;
export const SOONEST_DUE = { field: 'dueDate', order: 'ASC' } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** "6 days late"; "due today" when it is not late. @param today the date on the school's wall clock */
export function lateness(dueDate: string, { year, month, day }: CalendarDate): string {
  const days = Math.round((Date.UTC(year, month - 1, day) - Date.parse(dueDate.slice(0, 10))) / DAY_MS);
  if (days <= 0) return 'due today';
  return days === 1 ? '1 day late' : `${days} days late`;
}

/** "15/11/2026" (spec 3 section 9). */
export function invoiceDate(dueDate: string): string {
  return dueDate.slice(0, 10).split('-').toReversed().join('/');
}
