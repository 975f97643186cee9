/** Calls about the money of orders (CONTRACT section 7, "Payment"). */
import type { OrderDetailsView, RecordOrderPaymentDto } from '#libs/contracts/generated/api';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import type { CallApi } from './call-api';

export interface OrderCalls {
  /**
   * Records money that came in (`payments`) or went back (`refunds`).
   * @param key the same for every try of one record, so that an answer that got lost books it no second time
   */
  recordOrderMoney(
    orderId: number,
    kind: 'payments' | 'refunds',
    record: RecordOrderPaymentDto,
    key: string,
  ): Promise<OrderDetailsView>;
}

export function createOrderCalls(callApi: CallApi): OrderCalls {
  return {
    recordOrderMoney: (id, kind, body, key) =>
      callApi('post', `/api/admin/orders/{id}/${kind}`, {
        parameters: { id },
        body,
        headers: { [IDEMPOTENCY_KEY.header]: key },
      }),
  };
}
