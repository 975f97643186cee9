import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import { ORDER_STATUSES } from '#libs/domain/order';
import { StatusTabs } from '../../shared/StatusTabs';
import { ORDERS } from './order-write';

export function OrderStatusTabs() {
  return <StatusTabs resource={ORDERS} statuses={ORDER_STATUSES} words={ORDER_STATUS_WORDS} hasAll />;
}
