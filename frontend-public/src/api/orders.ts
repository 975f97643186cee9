import type { QueryClient } from '@tanstack/react-query';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { ORDER_DELETED } from '#libs/contracts/order';
import type { CardPaymentFormView, PlaceOrderDto, PublicOrderView } from '#libs/contracts/generated/api';
import { payableAmount } from '#libs/domain/order-money';
import { validatedEntry, validatedList } from './validated-list';
import { validatedOrder } from './validated-shop';
import { ApiFailure, callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';
import { refusalOf } from './refusal';

/** The order just placed is not asked for again. */
const FRESH_MS = 30_000;
const PAYMENT_ASKED_EVERY_MS = 3_000;
const NOT_FOUND = 404;

/**
 * Places an order; the same key and order answer the order of the first time. Rejects with ApiFailure,
 * MalformedResponse, or a TypeError without a connection.
 */
export async function placeOrder(order: PlaceOrderDto, idempotencyKey: string): Promise<PublicOrderView> {
  return validatedOrder(
    await callApi('post', '/api/orders', { body: order, headers: { [IDEMPOTENCY_KEY.header]: idempotencyKey } }),
  );
}

/** The form that leads to the card provider's page. Rejects as placeOrder does. */
export async function startCardPayment(orderNumber: string): Promise<CardPaymentFormView> {
  const form = await callApi('post', '/api/orders/{orderNumber}/card-payment', { parameters: { orderNumber } });
  validatedList(validatedEntry(form, ['url']).fields, ['name', 'value']);
  return form;
}

/** Shows it without loading on the page that asks for it next. */
export function rememberOrder(queryClient: QueryClient, order: PublicOrderView): void {
  queryClient.setQueryData(queryKeyOf(order.orderNumber), order);
}

/**
 * The order of a number, in any spelling; asks nothing for an empty one.
 * @param isPaymentAwaited its customer has just paid: it is asked for again until it is known
 */
export function useOrder(orderNumber: string, { isPaymentAwaited }: { isPaymentAwaited: boolean }) {
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQueryKeepingError({
    queryKey: queryKeyOf(orderNumber),
    queryFn: async ({ signal }) =>
      validatedOrder(await callApi('get', '/api/orders/{orderNumber}', { parameters: { orderNumber }, signal })),
    enabled: orderNumber !== '',
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data } }) =>
      isPaymentAwaited && data !== undefined && payableAmount(data) > 0 ? PAYMENT_ASKED_EVERY_MS : false,
  });
  const problem = error ? orderProblem(error) : undefined;
  return { order, problem, isFetching, retry: () => void refetch() };
}

/** Why there is no order to show. */
export interface OrderProblem {
  /** `deleted`: there was one. `failed`: there may be one, and it can be asked for again. */
  kind: 'not-found' | 'deleted' | 'failed';
  sentence: string;
}

function orderProblem(error: Error): OrderProblem {
  const { sentence, reason } = refusalOf(error);
  if (!(error instanceof ApiFailure) || error.status !== NOT_FOUND) return { kind: 'failed', sentence };
  return { kind: reason === ORDER_DELETED ? 'deleted' : 'not-found', sentence };
}

function queryKeyOf(orderNumber: string): string[] {
  return ['orders', orderNumber];
}
