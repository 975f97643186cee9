import type { OrderRecord } from '#libs/contracts/generated/api';
import { ORDER_PAYMENT_STATUS_WORDS } from '#libs/contracts/order-payment';
import type { OrderPaymentStatus } from '#libs/domain/order-money';
import { StatusBadge } from '../../shared/StatusBadge';
import type { SchoolPalette } from '#libs/design/to-mui';

type Shown = Pick<OrderRecord, 'paymentStatus' | 'status'>;

/** A cancelled order that nobody has paid wants nothing of staff. */
export function OrderPaymentBadge({ paymentStatus, status }: Shown) {
  const variant = status === 'cancelled' && paymentStatus === 'unpaid' ? 'neutral' : VARIANT[paymentStatus];
  return <StatusBadge variant={variant}>{ORDER_PAYMENT_STATUS_WORDS[paymentStatus]}</StatusBadge>;
}

const VARIANT: Record<OrderPaymentStatus, keyof SchoolPalette['badge']> = {
  unpaid: 'warn',
  paid: 'good',
  refunded: 'next',
};
