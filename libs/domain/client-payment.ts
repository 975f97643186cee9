// One sum that a client paid, shared out over its invoices; what no invoice gets is the client's credit, which later
// invoices can use (issue 21.4). All amounts are whole cents.

/** Of what a client paid and no invoice has got, on its statement. */
export const CREDIT_WORDS = 'Credit, not used yet';

export interface OpenInvoice {
  id: number;
  /** `2027-04-16` */
  dueDate: string;
  outstandingAmount: number;
}

export interface Allocation {
  invoiceId: number;
  amount: number;
}

/** The oldest due date first, each as much as is open on it, until the sum is used up; who gets nothing is left out. */
export function proposeAllocations(amount: number, invoices: readonly OpenInvoice[]): Allocation[] {
  let left = amount;
  const allocations: Allocation[] = [];
  for (const { id, outstandingAmount } of invoices.toSorted(byDueDate)) {
    const share = Math.min(left, outstandingAmount);
    if (share <= 0) continue;
    allocations.push({ invoiceId: id, amount: share });
    left -= share;
  }
  return allocations;
}

/** What no invoice gets; below zero: they would get more than came in. */
export function unallocated(amount: number, allocations: readonly { amount: number }[]): number {
  return allocations.reduce((left, allocation) => left - allocation.amount, amount);
}

/** A payment of a client of which something is not used yet. */
export interface UnusedPayment {
  id: number;
  unusedAmount: number;
}

/**
 * From which payments a credit is taken, in their order.
 * @param amount at most what they have together
 */
export function takeCredit(
  amount: number,
  payments: readonly UnusedPayment[],
): { clientPaymentId: number; amount: number }[] {
  let left = amount;
  const parts = [];
  for (const { id, unusedAmount } of payments) {
    const part = Math.min(left, unusedAmount);
    if (part <= 0) continue;
    parts.push({ clientPaymentId: id, amount: part });
    left -= part;
  }
  return parts;
}

/** Of what the client owes and has: as much as can be used on an invoice. */
export function usableCredit(creditAmount: number, outstandingAmount: number): number {
  return Math.max(0, Math.min(creditAmount, outstandingAmount));
}

function byDueDate(a: OpenInvoice, b: OpenInvoice): number {
  return a.dueDate.localeCompare(b.dueDate) || a.id - b.id;
}
