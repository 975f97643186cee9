/** The form of a client's payment: what each open invoice gets of it (issue 21.4). */
import { CLIENT_PAYMENT_RULES, getsTooMuch, givesTooMuch, staysAsCredit } from '#libs/contracts/client-payment';
import type { AddClientPaymentDto, StatementInvoiceView } from '#libs/contracts/generated/api';
import { type Allocation, proposeAllocations, unallocated } from '#libs/domain/client-payment';
import { isAmount, paymentMessages, paymentOf } from '../payment-values';
import { said } from '../record-rules';

type Values = Record<string, unknown>;
type Open = Pick<StatementInvoiceView, 'id' | 'invoiceNumber' | 'dueDate' | 'outstandingAmount'>;

const { amount: AMOUNT, allocations: ALLOCATIONS } = CLIENT_PAYMENT_RULES;

/** The field of what an invoice gets. */
export function shareField(invoiceId: number): string {
  return `share${invoiceId}`;
}

/** What each invoice gets, by its field: the oldest due date first; null is nothing. @param amount as it is typed */
export function proposedShares(amount: unknown, open: readonly Open[]): Record<string, number | null> {
  const shares = new Map(
    proposeAllocations(isAmount(amount) ? amount : 0, open).map((share) => [share.invoiceId, share.amount]),
  );
  return Object.fromEntries(open.map(({ id }) => [shareField(id), shares.get(id) ?? null]));
}

export function clientPaymentOf(values: Values, open: readonly Open[]): AddClientPaymentDto {
  const { date, ...payment } = paymentOf(values);
  return { ...payment, paidOn: date, allocations: allocationsOf(values, open) };
}

/** The server's own rules, before it is asked. @param today `2027-04-16` */
export function validateClientPayment(values: Values, open: readonly Open[], today: string): Record<string, string> {
  return said({
    ...paymentMessages(values, today),
    amount: amountMessage(values, open),
    ...Object.fromEntries(open.map((invoice) => [shareField(invoice.id), shareMessage(values, invoice)])),
  });
}

/** What becomes of what no invoice gets; undefined: all of it is given. */
export function leftWords(values: Values, open: readonly Open[]): string | undefined {
  const { amount } = values;
  if (!isAmount(amount)) return undefined;
  const left = unallocated(amount, allocationsOf(values, open));
  if (left < 0) return givesTooMuch(amount, amount - left);
  const isAllOpenPaid = open.every(({ id, outstandingAmount }) => values[shareField(id)] === outstandingAmount);
  return left > 0 ? staysAsCredit(left, isAllOpenPaid) : undefined;
}

function allocationsOf(values: Values, open: readonly Open[]): Allocation[] {
  return open.flatMap(({ id }) => {
    const share = values[shareField(id)];
    return isAmount(share) ? [{ invoiceId: id, amount: share }] : [];
  });
}

function amountMessage(values: Values, open: readonly Open[]): string | undefined {
  const { amount } = values;
  if (!isAmount(amount) || amount > AMOUNT.max) return AMOUNT.invalid;
  const left = unallocated(amount, allocationsOf(values, open));
  return left < 0 ? givesTooMuch(amount, amount - left) : undefined;
}

function shareMessage(values: Values, { id, invoiceNumber, outstandingAmount }: Open): string | undefined {
  const share = values[shareField(id)];
  if (share === null || share === undefined || share === 0) return undefined;
  if (!isAmount(share)) return ALLOCATIONS.amount;
  return share > outstandingAmount ? getsTooMuch(invoiceNumber, outstandingAmount) : undefined;
}
