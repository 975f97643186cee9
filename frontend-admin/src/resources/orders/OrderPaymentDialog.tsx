import { useState } from 'react';
import { BooleanInput } from 'react-admin';
import { ORDER_PAYMENT_MESSAGES as MESSAGES } from '#libs/contracts/order-payment';
import { formatRand } from '#libs/domain/money';
import { keptAmount, owedAmount, payableAmount } from '#libs/domain/order-money';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { useIdempotencyKey } from '../../shared/idempotency-key';
import { DialogForm } from '../../shared/DialogForm';
import { AmountInput, PaymentFields } from '../../shared/PaymentFields';
import { paymentOf } from '../../shared/payment-values';
import { type Refused, useFormWrite } from '../../shared/use-form-write';
import { consequenceOfStatus } from './order-consequence';
import { MONEY_DIALOG, ORDERS, type ShownOrder } from './order-write';
import { validateOrderMoney } from './validate-order-money';

interface OrderPaymentDialogProps {
  order: ShownOrder;
  kind: 'payments' | 'refunds';
  onClose: () => void;
}

const WORDS = {
  payments: {
    act: 'Record payment',
    done: MESSAGES.paymentRecorded,
    failed: MESSAGES.paymentFailed,
  },
  refunds: {
    act: 'Record refund',
    done: MESSAGES.refundRecorded,
    failed: MESSAGES.refundFailed,
  },
} as const;

/** Records money that came in, or that the school has paid back: today and all of it unless told otherwise. */
export function OrderPaymentDialog({ order, kind, onClose }: OrderPaymentDialogProps) {
  const { act, done, failed } = WORDS[kind];
  const most = kind === 'payments' ? owedAmount(order) : keptAmount(order);
  // Money for an order that was cancelled or refunded may come in all the same; nobody is asked for it.
  const isAskedFor = kind === 'payments' && payableAmount(order) > 0;
  const [today] = useState(() => isoDate(schoolToday()));
  const keyOf = useIdempotencyKey();
  const write = useFormWrite({
    done,
    failed,
    stale: [[ORDERS], ['products']],
    form: `orders/${order.id}/${kind}`,
    onDone: onClose,
  });

  function submit(values: Record<string, unknown>): Promise<Refused> {
    const record = { ...paymentOf(values), ...(values['returnStock'] === true && { returnStock: true }) };
    return write.send(values, (api) => api.recordOrderMoney(order.id, kind, record, keyOf(record)));
  }

  return (
    <DialogForm
      write={write}
      title={act}
      dialog={MONEY_DIALOG}
      about={`${order.orderNumber}, ${order.customerName}`}
      submit={act}
      initial={{ amount: most > 0 ? most : null, date: today, method: 'eft', reference: '', returnStock: false }}
      validate={(values) => validateOrderMoney(values, kind, most, today)}
      onSubmit={submit}
      otherwise={failed}
      onClose={onClose}
    >
      <div>
        {kind === 'refunds' && 'Pay the customer back first. This only records the refund. '}
        The customer gets a receipt by email.
      </div>
      <AmountInput hint={isAskedFor ? `${formatRand(most)} left to pay` : `At most ${formatRand(most)}`} />
      <PaymentFields today={today} />
      {kind === 'refunds' && order.status !== 'cancelled' && (
        <BooleanInput
          source="returnStock"
          label="Also cancel the order"
          helperText={consequenceOfStatus(order, 'cancelled')}
        />
      )}
    </DialogForm>
  );
}
