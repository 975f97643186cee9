import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import type { OrderStatus } from '#libs/domain/order';
import { StatusBadge } from '../../shared/StatusBadge';
import type { SchoolPalette } from '#libs/design/to-mui';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge variant={ORDER_STATUS_VARIANT[status]}>{ORDER_STATUS_WORDS[status]}</StatusBadge>;
}

/** The colours of the badges: yellow, blue, purple, green, red (spec 3 section 4). */
const ORDER_STATUS_VARIANT: Record<OrderStatus, keyof SchoolPalette['badge']> = {
  pending: 'warn',
  processing: 'next',
  shipped: 'sent',
  delivered: 'good',
  cancelled: 'bad',
};
