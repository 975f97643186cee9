import { orderStatusWords } from '#libs/contracts/order';
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
  return <OrdersStatusBadge status={status} deliveries={[delivery]} />;
}

interface OrdersStatusBadgeProps {
  status: OrderStatus;
  deliveries: readonly OrderStatusBadgeProps['delivery'][];
}

/** The one badge of several orders. */
export function OrdersStatusBadge({ status, deliveries }: OrdersStatusBadgeProps) {
  return <StatusBadge variant={ORDER_STATUS_VARIANT[status]}>{orderStatusWords(status, deliveries)}</StatusBadge>;
}

/** The colours of the badges: yellow, blue, purple, green, red (spec 3 section 4). */
const ORDER_STATUS_VARIANT: Record<OrderStatus, keyof SchoolPalette['badge']> = {
  pending: 'warn',
  processing: 'next',
  shipped: 'sent',
  delivered: 'good',
  cancelled: 'bad',
};
