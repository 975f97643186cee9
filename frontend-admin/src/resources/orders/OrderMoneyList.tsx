import { Skeleton, Typography } from '@mui/material';
import type { OrderPayment } from '#libs/contracts/generated/api';
import { PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import { formatRand } from '#libs/domain/money';
import { owedAmount } from '#libs/domain/order-money';
import { writtenDate } from '#libs/documents/document-words';
import { Column, Row } from '../../shared/layout-parts';
import { OrderPaymentBadge } from './OrderPaymentBadge';
import type { ShownOrder } from './order-write';

/** Whether the order is paid, and what moved when, the oldest first. */
export function OrderMoneyList({ order }: { order: ShownOrder }) {
  const { payments, refunds } = order;
  return (
    <Column gap={1}>
      <Row gap={1}>
        <OrderPaymentBadge {...order} />
        {order.paymentStatus === 'unpaid' && (
          <Typography variant="secondary">{formatRand(owedAmount(order))} left to pay</Typography>
        )}
      </Row>
      {payments && refunds ? <Moves payments={payments} refunds={refunds} /> : <Skeleton height={22} />}
    </Column>
  );
}

function Moves({ payments, refunds }: Record<'payments' | 'refunds', readonly OrderPayment[]>) {
  const moves = [
    ...payments.map((payment) => ({ ...payment, what: 'Payment' })),
    ...refunds.map((refund) => ({ ...refund, what: 'Refund' })),
  ].toSorted((a, b) => a.id - b.id);
  if (moves.length === 0) return null;
  return (
    <Column gap={1} as="ul">
      {moves.map(({ id, what, amount, method, reference, date, recordedBy }) => (
        <li key={id}>
          <Typography variant="medium" component="span">
            {what} of {formatRand(amount)}, {PAYMENT_METHOD_WORDS[method]}
          </Typography>
          <Typography variant="caption">
            {[writtenDate(date), reference, recordedBy].filter((part) => part !== null).join(', ')}
          </Typography>
        </li>
      ))}
    </Column>
  );
}
