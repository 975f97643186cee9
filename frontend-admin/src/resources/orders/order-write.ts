import { ORDER_MESSAGES } from '#libs/contracts/order';
import type { Write } from '../../shared/use-write';

export const ORDERS = 'orders';

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
