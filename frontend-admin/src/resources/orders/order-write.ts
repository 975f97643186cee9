import { ORDER_MESSAGES } from '#libs/contracts/order';
import type { Write } from '../../shared/use-write';
import type { RecordWords } from '../../shared/record-words';
import { useGetOne } from 'react-admin';
import type { OrderDetailsView, OrderRecord } from '#libs/contracts/generated/api';

export const ORDER_WORDS: RecordWords = {
  one: 'order',
  many: 'orders',
  empty: ORDER_MESSAGES.none,
  noneMatching: ORDER_MESSAGES.noneMatching,
};

export const ORDERS = 'orders';

/** The dialog that corrects an order, in the address. */
export const CORRECTION_DIALOG = 'correction';

/** The dialog of a payment or refund, in the address: `#money=payments`. */
export const MONEY_DIALOG = 'money';

export const STATUS_CHANGE = {
  done: ORDER_MESSAGES.updated,
  failed: ORDER_MESSAGES.updateFailed,
  stale: [[ORDERS], ['products']],
} satisfies Write;
/** The order itself is not asked for again: it is gone. */
export const DELETION = {
  done: ORDER_MESSAGES.deleted,
  failed: ORDER_MESSAGES.deleteFailed,
  stale: [[ORDERS, 'getList'], ['products']],
} satisfies Write;

/** An order as the list left it in the cache has no history; that comes with the answer for itself alone. */
export type ShownOrder = OrderRecord &
  Partial<
    Pick<OrderDetailsView, 'history' | 'corrections' | 'internalNote' | 'payments' | 'refunds' | 'cardPaymentsToRefund'>
  >;

/** The order as it is now: what the list knows shows at once, and is asked for again. */
export function useOrder(id: number) {
  return useGetOne<ShownOrder>(ORDERS, { id }, { staleTime: 0 });
}
