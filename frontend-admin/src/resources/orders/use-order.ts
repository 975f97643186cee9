import { useGetOne } from 'react-admin';
import type { OrderDetailsView, OrderRecord } from '#libs/contracts/generated/api';
import { ORDERS } from './order-write';

/** An order as the list left it in the cache has no history; that comes with the answer for itself alone. */
export type ShownOrder = OrderRecord & Partial<Pick<OrderDetailsView, 'history'>>;

/** The order as it is now: what the list knows shows at once, and is asked for again. */
export function useOrder(id: number) {
  return useGetOne<ShownOrder>(ORDERS, { id }, { staleTime: 0 });
}
