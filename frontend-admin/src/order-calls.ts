/** Calls about orders (CONTRACT section 7). */
import type {
  BulkOrderStatusDto,
  BulkOrderStatusResult,
  OrderDetailsView,
  OrderSumsView,
  RecordOrderRefundDto,
} from '#libs/contracts/generated/api';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import type { CallApi } from './call-api';

export interface OrderCalls {
  /** What the orders that a list's filter leaves come to. */
  orderSums(filter: unknown): Promise<OrderSumsView>;
  /** Gives several orders one status; resolves to what became of each. */
  setOrderStatuses(change: BulkOrderStatusDto): Promise<BulkOrderStatusResult[]>;
  /**
   * Records money that came in (`payments`) or went back (`refunds`).
   * @param key the same for every try of one record, so that an answer that got lost books it no second time
   */
  recordOrderMoney(
    orderId: number,
    kind: 'payments' | 'refunds',
    record: RecordOrderRefundDto,
    key: string,
  ): Promise<OrderDetailsView>;
}

export function createOrderCalls(callApi: CallApi): OrderCalls {
  return {
    orderSums: (filter) => callApi('get', '/api/admin/orders/sums', { query: { filter: JSON.stringify(filter) } }),
    setOrderStatuses: (body) => callApi('put', '/api/admin/orders/bulk-status', { body }),
    recordOrderMoney: (id, kind, body, key) =>
      callApi('post', `/api/admin/orders/{id}/${kind}`, {
        parameters: { id },
        body,
        headers: { [IDEMPOTENCY_KEY.header]: key },
      }),
  };
}
