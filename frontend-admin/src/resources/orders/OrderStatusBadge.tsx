import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import type { OrderStatus } from '#libs/domain/order';
import { StatusBadge } from '../../shared/StatusBadge';
import { ORDER_STATUS_LOOK } from './order-status-look';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge look={ORDER_STATUS_LOOK[status]}>{ORDER_STATUS_WORDS[status]}</StatusBadge>;
}
