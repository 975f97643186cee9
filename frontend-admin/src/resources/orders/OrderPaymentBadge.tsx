import type { OrderRecord } from '#libs/contracts/generated/api';
import { orderPaymentWords } from '#libs/contracts/order-payment';
import type { OrderPaymentStatus } from '#libs/domain/order-money';
import { StatusBadge } from '../../shared/StatusBadge';
import type { SchoolPalette } from '#libs/design/to-mui';

type Shown = Pick<OrderRecord, 'paymentStatus' | 'status' | 'totalAmount' | 'paidAmount' | 'refundedAmount'>;

/** A cancelled order that nobody has paid wants nothing of staff. */
export function OrderPaymentBadge({ paymentStatus, status, ...money }: Shown) {
  const variant = status === 'cancelled' && paymentStatus === 'unpaid' ? 'neutral' : VARIANT[paymentStatus];
  return <StatusBadge variant={variant}>{orderPaymentWords(money)}</StatusBadge>;
}

const VARIANT: Record<OrderPaymentStatus, keyof SchoolPalette['badge']> = {
  unpaid: 'warn',
  paid: 'good',
  refunded: 'next',
};
