import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';

type Settled = Pick<
  InvoiceDetails,
  'status' | 'totalAmount' | 'paidAmount' | 'creditedAmount' | 'outstandingAmount' | 'dueDate'
>;

/** Percent of the total; both together at most 100. */
export function paidShares({ status, totalAmount, paidAmount, creditedAmount }: Settled): {
  paid: number;
  credited: number;
} {
  if (status === 'paid' && paidAmount + creditedAmount === 0) return { paid: 100, credited: 0 };
  const whole = Math.max(totalAmount, paidAmount + creditedAmount);
  return whole === 0
    ? { paid: 0, credited: 0 }
    : { paid: (paidAmount / whole) * 100, credited: (creditedAmount / whole) * 100 };
}

export function paidWords(invoice: Settled): { headline: string; rest: string } {
  return { headline: headline(invoice), rest: rest(invoice) };
}

function headline({ status, totalAmount, outstandingAmount }: Settled): string {
  if (status === 'cancelled') return 'Cancelled, nothing is owed';
  if (outstandingAmount < 0) return `Paid ${formatRand(-outstandingAmount)} too much`;
  if (outstandingAmount > 0) return `${formatRand(outstandingAmount)} outstanding`;
  return status === 'paid' || totalAmount > 0 ? 'Paid in full' : 'Nothing is owed yet';
}

function rest({ status, paidAmount, creditedAmount, outstandingAmount, dueDate }: Settled): string {
  if (status === 'paid' && paidAmount + creditedAmount === 0) return 'Marked as paid; no payment is recorded.';
  const parts = [
    `${formatRand(paidAmount)} paid`,
    creditedAmount > 0 && `${formatRand(creditedAmount)} credited`,
    outstandingAmount > 0 && `due ${writtenDate(dueDate)}`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}
