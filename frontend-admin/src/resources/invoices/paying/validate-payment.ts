import { usesTooMuch } from '#libs/contracts/client-payment';
import { INVOICE_RULES, creditsTooMuch, paysTooMuch } from '#libs/contracts/invoice-rules';
import { takesPayment } from '#libs/domain/invoice-status';
import { isAmount, paymentMessages } from '../../../shared/payment-values';
import { messagesBy, said } from '../../../shared/record-rules';

type Values = Record<string, unknown>;
type Messages = Record<string, string>;

const { payment: PAYMENT, creditNote: CREDIT_NOTE, sending: SENDING } = INVOICE_RULES;

/**
 * The server's own rules, before it is asked.
 * @param values `allowed`: the amount that was agreed to though it is more than what is owed
 * @param outstanding cents @param today `2027-04-16`
 */
export function validatePayment(values: Values, outstanding: number, today: string): Messages {
  return said({ ...paymentMessages(values, today), amount: amountMessage(values, outstanding) });
}

function amountMessage({ amount, allowed }: Values, outstanding: number): string | undefined {
  if (!isAmount(amount) || amount > PAYMENT.amount.max) return PAYMENT.amount.invalid;
  return takesPayment(amount, outstanding, allowed === amount) ? undefined : paysTooMuch(amount, outstanding);
}

/** @param left cents of the invoice that can still be credited */
export function validateCreditNote(values: Values, left: number): Messages {
  const { amount } = values;
  return said({
    amount: !isAmount(amount) ? CREDIT_NOTE.amount.invalid : amount > left ? creditsTooMuch(left) : undefined,
    ...messagesBy({ reason: CREDIT_NOTE.reason }, values),
  });
}

/** @param creditAmount cents that the client has paid ahead @param outstanding cents */
export function validateCreditUse({ amount }: Values, creditAmount: number, outstanding: number): Messages {
  return said({
    amount: !isAmount(amount)
      ? PAYMENT.amount.invalid
      : amount > outstanding
        ? paysTooMuch(amount, outstanding)
        : amount > creditAmount
          ? usesTooMuch(creditAmount)
          : undefined,
  });
}

export function validateSending(values: Values): Messages {
  return said(messagesBy(SENDING, values));
}
