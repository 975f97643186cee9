import { PAYMENT_METHODS } from '#libs/contracts/invoice';
import { INVOICE_RULES, creditsTooMuch, paysTooMuch } from '#libs/contracts/invoice-rules';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { takesPayment } from '#libs/domain/invoice-status';
import { requiredText } from '../../../shared/required-text';
import { typedLength } from '../../../shared/text-length';

type Values = Record<string, unknown>;
type Messages = Record<string, string>;

const { payment: PAYMENT, creditNote: CREDIT_NOTE, sending: SENDING } = INVOICE_RULES;
const DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * The server's own rules, before it is asked.
 * @param values `allowed`: the amount that was agreed to though it is more than what is owed
 * @param outstanding cents @param today `2027-04-16`
 */
export function validatePayment(values: Values, outstanding: number, today: string): Messages {
  const { date, method, reference } = values;
  return saidOnly({
    amount: amountMessage(values, outstanding),
    date:
      typedLength(date) === 0
        ? PAYMENT.date.required
        : DATE.test(String(date)) && String(date) <= today
          ? undefined
          : PAYMENT.date.invalid,
    method: PAYMENT_METHODS.some((known) => known === method) ? undefined : PAYMENT.method.unknown,
    reference: typedLength(reference) > PAYMENT.reference.maxLength ? PAYMENT.reference.tooLong : undefined,
  });
}

function amountMessage({ amount, allowed }: Values, outstanding: number): string | undefined {
  if (!isAmount(amount) || amount > PAYMENT.amount.max) return PAYMENT.amount.invalid;
  return takesPayment(amount, outstanding, allowed === amount) ? undefined : paysTooMuch(amount, outstanding);
}

/** @param left cents of the invoice that can still be credited */
export function validateCreditNote({ amount, reason }: Values, left: number): Messages {
  return saidOnly({
    amount: !isAmount(amount) ? CREDIT_NOTE.amount.invalid : amount > left ? creditsTooMuch(left) : undefined,
    reason: requiredText(reason, CREDIT_NOTE.reason),
  });
}

export function validateSending({ to, message }: Values): Messages {
  return saidOnly({
    to:
      typedLength(to) === 0 ? SENDING.to.required : looksLikeEmailAddress(String(to)) ? undefined : SENDING.to.invalid,
    message: typedLength(message) > SENDING.message.maxLength ? SENDING.message.tooLong : undefined,
  });
}

/** Whole cents, more than none. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function saidOnly(messages: Record<string, string | undefined>): Messages {
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
