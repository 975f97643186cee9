// What becomes of an invoice (spec 3 section 4, CONTRACT "Invoices"). Staff may set any status from any other;
// payments, credit notes, changed lines and the passing of the due date set some of them too.

export const INVOICE_STATUSES = ['pending', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What still waits for its payment: the dashboard counts these (spec 3 section 2). */
export const UNPAID_STATUSES = ['pending', 'overdue'] as const satisfies readonly InvoiceStatus[];

export interface Settlement {
  status: InvoiceStatus;
  /** Cents, all of them. */
  totalAmount: number;
  paidAmount: number;
  creditedAmount: number;
}

/**
 * What the client still owes, in cents; below zero, what was paid too much. A cancelled invoice owes nothing, and
 * neither does one that staff called paid without recording how.
 */
export function outstandingAmount({ status, totalAmount, paidAmount, creditedAmount }: Settlement): number {
  if (status === 'cancelled') return 0;
  const rest = totalAmount - paidAmount - creditedAmount;
  return status === 'paid' ? Math.min(0, rest) : rest;
}

/**
 * Whether a payment is recorded: more than is owed only when who records it says so.
 * @param amount cents, more than 0
 * @param outstanding cents, as outstandingAmount gives them
 */
export function takesPayment(amount: number, outstanding: number, allowOverpayment: boolean): boolean {
  return allowOverpayment || amount <= outstanding;
}

export interface Before {
  /** Cents that were paid and credited until now: once the last payment is removed, its "paid" goes with it. */
  settledBefore?: number;
  /** Whether staff have called it paid, before all of it was. */
  isCalledPaid?: boolean;
}

/**
 * The status after a payment, a credit note or a line has come, changed or gone. What staff set by hand stays as long
 * as nothing was paid or credited; and "paid" for good, whatever is recorded of it later.
 * @param dueDate `2027-04-16`
 * @param today the date on the school's wall clock, in the same form
 */
export function statusAfterSettling(
  settlement: Settlement,
  dueDate: string,
  today: string,
  { settledBefore = 0, isCalledPaid = false }: Before = {},
): InvoiceStatus {
  const { status, totalAmount, paidAmount, creditedAmount } = settlement;
  const settled = paidAmount + creditedAmount;
  if (status === 'paid' && isCalledPaid) return status;
  if (status === 'cancelled' || (settled === 0 && settledBefore === 0)) return status;
  if (settled > 0 && settled >= totalAmount) return 'paid';
  return status === 'paid' ? openStatus(dueDate, today) : status;
}

/** Of an invoice that waits for its payment: the due day itself is not late. */
export function openStatus(dueDate: string, today: string): 'pending' | 'overdue' {
  return dueDate < today ? 'overdue' : 'pending';
}
