import { orderStatusWord } from '#libs/contracts/order';
import type { DeliveryKind } from '#libs/domain/delivery';
import type { OrderStatus } from '#libs/domain/order';
import { StatusBadge } from '../../shared/StatusBadge';
import type { SchoolPalette } from '#libs/design/to-mui';

interface OrderStatusBadgeProps {
  status: OrderStatus;
  delivery: { kind: DeliveryKind } | null;
}

/** In the words that the customer reads: what is collected at the school is not shipped. */
export function OrderStatusBadge({ status, delivery }: OrderStatusBadgeProps) {
  return <StatusBadge variant={ORDER_STATUS_VARIANT[status]}>{orderStatusWord(status, delivery)}</StatusBadge>;
}

/** The colours of the badges: yellow, blue, purple, green, red (spec 3 section 4). */
const ORDER_STATUS_VARIANT: Record<OrderStatus, keyof SchoolPalette['badge']> = {
  pending: 'warn',
  processing: 'next',
  shipped: 'sent',
  delivered: 'good',
  cancelled: 'bad',
};
