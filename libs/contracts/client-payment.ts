/** One payment of a client over several invoices, and its credit: limits, and what is said of them (issue 21.4). */
import { formatRand } from '#libs/domain/money';
import { INVOICE_RULES } from './invoice-rules.js';

const { payment } = INVOICE_RULES;

/** Each invoice is locked and settled by itself: as many as a request can do. */
const MAX_ALLOCATIONS = 100;

export const CLIENT_PAYMENT_RULES = {
  amount: payment.amount,
  paidOn: payment.date,
  method: payment.method,
  reference: payment.reference,
  allocations: {
    maxCount: MAX_ALLOCATIONS,
    tooMany: `A payment can be split over at most ${MAX_ALLOCATIONS} invoices`,
    wrongType: 'Each allocation must be an object with invoiceId and amount',
    required: 'Allocations must be a list',
    repeated: 'Each invoice can be used only once',
    unknown: 'This client has no such invoice',
    amount: 'The amount for an invoice must be a whole number of cents, more than 0',
    invoiceId: 'Invoice must be the id of an invoice',
  },
  otherBody: payment.otherBody,
  notFound: 'This client has no payment with this id',
  noClient: 'There is no corporate client with this id',
} as const;

/** Of a client's payments those that its page shows. */
export const SHOWN_CLIENT_PAYMENTS = 20;

export const USE_CREDIT_RULES = {
  amount: payment.amount,
  onCancelled: payment.onCancelled,
  clientGone: 'The client of this invoice was deleted and has no credit',
} as const;

/** Why invoices cannot get what they are given. @param amount cents that came in @param given cents, more than that */
export function givesTooMuch(amount: number, given: number): string {
  const [all, over, paid] = [given, given - amount, amount].map(formatRand);
  return `The invoice amounts come to ${all}, which is ${over} more than ${paid}`;
}

/** Why an invoice does not get that. @param outstanding cents */
export function getsTooMuch(invoiceNumber: string, outstanding: number): string {
  return outstanding > 0
    ? `Only ${formatRand(outstanding)} is owed on ${invoiceNumber}`
    : `Nothing is owed on ${invoiceNumber}`;
}

/** @param creditAmount cents that there are */
export function usesTooMuch(creditAmount: number): string {
  return creditAmount > 0 ? `The client has a credit of ${formatRand(creditAmount)}` : 'The client has no credit';
}

/** What becomes of a sum that is more than what invoices get. @param left cents */
export function staysAsCredit(left: number, isAllOpenPaid: boolean): string {
  return isAllOpenPaid
    ? `${formatRand(left)} more than is owed. It will be kept as the client's credit`
    : `${formatRand(left)} is not used for an invoice. It will be kept as the client's credit`;
}

/** Why a client who has paid is not deleted. */
export const CLIENT_HAS_PAID =
  'This client has recorded payments, which the books must keep. Switch Active off instead of deleting it';

/** Toasts of the back-office. */
export const CLIENT_PAYMENT_MESSAGES = {
  recorded: 'Payment recorded',
  recordFailed: 'Failed to record payment',
  removed: 'Payment removed',
  removeFailed: 'Failed to remove payment',
  creditUsed: 'Credit used',
  useFailed: 'Failed to use credit',
} as const;
