import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { OrderPayment } from '#libs/contracts/generated/api';
import { PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import { formatRand } from '#libs/domain/money';
import { keptAmount, owedAmount, payableAmount } from '#libs/domain/order-money';
import { writtenDate } from '#libs/documents/document-words';
import { Column, Row } from '../../shared/layout-parts';
import { DialogSection } from '../../shared/dialog-parts';
import { schoolMoment } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { OrderPaymentBadge } from './OrderPaymentBadge';
import { MONEY_DIALOG, type ShownOrder } from './order-write';

const OrderPaymentDialog = lazy(() =>
  import('./OrderPaymentDialog').then((module) => ({ default: module.OrderPaymentDialog })),
);

/** Whether the order is paid, what moved when, the oldest first, and recording more of it. */
export function OrderMoneySection({ order }: { order: ShownOrder }) {
  const { payments, refunds, cardPaymentsToRefund } = order;
  const { shown, open, close } = useDialog(MONEY_DIALOG);
  return (
    <DialogSection
      title="Payment"
      action={
        <>
          {owedAmount(order) > 0 && (
            <Button size="small" variant="outlined" onClick={() => open('payments')}>
              Record payment
            </Button>
          )}
          {keptAmount(order) > 0 && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => open('refunds')}>
              Record refund
            </Button>
          )}
        </>
      }
    >
      <Column gap={1}>
        <Row gap={1}>
          <OrderPaymentBadge {...order} />
          {payableAmount(order) > 0 && (
            <Typography variant="secondary">{formatRand(payableAmount(order))} left to pay</Typography>
          )}
        </Row>
        {cardPaymentsToRefund?.map(({ id, amount, provider, reference, createdAt }) => (
          <Alert key={id} severity="warning">
            {formatRand(amount)} was paid by card ({schoolMoment(createdAt)}) but not owed. Refund it at {provider}:
            payment {reference}.
          </Alert>
        ))}
        {payments && refunds ? <Moves payments={payments} refunds={refunds} /> : <Skeleton height={22} />}
      </Column>
      {(shown === 'payments' || shown === 'refunds') && (
        <Suspense>
          <OrderPaymentDialog order={order} kind={shown} onClose={close} />
        </Suspense>
      )}
    </DialogSection>
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
