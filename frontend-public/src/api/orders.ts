import type { QueryClient } from '@tanstack/react-query';
import { IDEMPOTENCY_KEY, type OrderInput, type PublicOrder } from '#libs/contracts/order';
import { checkedOrder } from './checked-shop';
import { ApiFailure, callApi } from './client';
import { useLiveQuery } from './live-query';
import { refusalOf } from './refusal';

/** The order just placed is not asked for again. */
const FRESH_MS = 30_000;

/** Places an order; the same key and order answer the order of the first time. Rejects with ApiFailure, UnreadableAnswer, or a TypeError without a connection. */
export async function placeOrder(order: OrderInput, idempotencyKey: string): Promise<PublicOrder> {
  return checkedOrder(await callApi('post', '/api/orders', { body: order, headers: { [IDEMPOTENCY_KEY.header]: idempotencyKey } }));
}

/** Shows it without loading on the page that asks for it next. */
export function rememberOrder(queryClient: QueryClient, order: PublicOrder): void {
  queryClient.setQueryData(queryKeyOf(order.orderNumber), order);
}

/** The order of a number, in any spelling; asks nothing for an empty one. */
export function useOrder(orderNumber: string) {
  const { data: order, error, isFetching, refetch } = useLiveQuery({
    queryKey: queryKeyOf(orderNumber),
    queryFn: async ({ signal }) => checkedOrder(await callApi('get', '/api/orders/{orderNumber}', { parameters: { orderNumber }, signal })),
    enabled: orderNumber !== '',
    staleTime: FRESH_MS,
  });
  const problem = error ? { isNotFound: error instanceof ApiFailure && error.status === 404, sentence: refusalOf(error).sentence } : undefined;
  return { order, problem, isFetching, retry: () => void refetch() };
}

function queryKeyOf(orderNumber: string): string[] {
  return ['orders', orderNumber];
}
