import { ORDER_PAYMENT_STATUS_WORDS } from '#libs/contracts/order-payment';
import type { OrderPaymentStatus } from '#libs/domain/order-money';
import { StatusBadge } from '../../shared/StatusBadge';
import type { SchoolPalette } from '#libs/design/to-mui';

export function OrderPaymentBadge({ paymentStatus }: { paymentStatus: OrderPaymentStatus }) {
  return <StatusBadge variant={VARIANT[paymentStatus]}>{ORDER_PAYMENT_STATUS_WORDS[paymentStatus]}</StatusBadge>;
}

const VARIANT: Record<OrderPaymentStatus, keyof SchoolPalette['badge']> = {
  unpaid: 'warn',
  paid: 'good',
  refunded: 'next',
};
