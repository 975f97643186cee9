import type { PaymentMethod } from '#libs/contracts/invoice';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { messagesBy } from './record-rules';

type Values = Record<string, unknown>;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** What the fields of a payment hold (PaymentFields), as the API takes it. */
export function paymentOf({ amount, date, method, reference }: Values) {
  return {
    amount: Number(amount),
    date: String(date),
    method: method as PaymentMethod,
    reference: typedText(reference),
  };
}

/** Messages for the fields of a payment besides its amount. @param today `2027-04-16` */
export function paymentMessages(values: Values, today: string): Record<string, string | undefined> {
  const { date, method, reference } = INVOICE_RULES.payment;
  return messagesBy({ date: { ...date, is: (text) => DATE.test(text) && text <= today }, method, reference }, values);
}

/** Whole cents, more than none. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** What was typed, without the spaces around it; null when that is nothing. */
export function typedText(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() || null : null;
}
