import { ORDER_PAYMENT_RULES, paysMoreThanOwed, refundsMoreThanPaid } from '#libs/contracts/order-payment';
import { isAmount, paymentMessages } from '../../shared/payment-values';
import { said } from '../../shared/record-rules';

/**
 * The server's own rules, before it is asked.
 * @param most cents that are owed, or that can be refunded @param today `2027-04-16`
 */
export function validateOrderMoney(
  values: Record<string, unknown>,
  kind: 'payments' | 'refunds',
  most: number,
  today: string,
): Record<string, string> {
  const { amount } = values;
  const tooMuch = kind === 'payments' ? paysMoreThanOwed : refundsMoreThanPaid;
  return said({
    ...paymentMessages(values, today),
    amount: isAmount(amount) ? (amount > most ? tooMuch(most) : undefined) : ORDER_PAYMENT_RULES.amount.invalid,
  });
}
