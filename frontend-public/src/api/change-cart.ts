/** One change of the cart, from the click to the server's answer (spec 2 section 4). */
import type { QueryClient } from '@tanstack/react-query';
import type { CartItemView } from '#libs/contracts/generated/api';
import { seenLine } from '#libs/domain/seen-line';
import { cartSession } from './cart-session';
import { answered, lineOf, withoutChange, type AskedChange, type CartChange, type CartState } from './cart-state';
import { notifyOtherTabs } from './cart-tabs';
import { validatedCart, validatedLine } from './validated-shop';
import { ApiFailure, callApi } from './client';
import { cartSnapshot } from './cart-snapshot';

export const CART_KEY = ['cart'];

let tickets = 0;

/**
 * Shows the change at once, sends it when all before it are answered, and then asks for the cart again. Rejects with
 * ApiFailure, or with a TypeError without a connection; then the cart is as before.
 */
export async function changeCart(queryClient: QueryClient, wish: CartChange): Promise<void> {
  tickets += 1;
  const change: AskedChange = { ...wish, ticket: tickets };
  const mutation = queryClient
    .getMutationCache()
    .build<CartItemView | undefined, Error, AskedChange, void>(queryClient, {
      scope: { id: 'cart' },
      onMutate: () => {
        // What the visitor takes out is no loss to be told.
        if (change.kind === 'remove') cartSnapshot.remove(change);
        if (change.kind === 'clear') cartSnapshot.accept([]);
        return show(queryClient, change);
      },
      mutationFn: async () => sendChange(cartSession.open(), change, await knownLines(queryClient)),
      onSuccess: (line) => {
        if (line && change.kind === 'add') cartSnapshot.put(line, seenLine(change));
        update(queryClient, (cart) => answered(cart, change, line));
      },
      onError: () => {
        // A line that never was is no loss either.
        if (change.kind === 'add' && !lineOf(cartIn(queryClient)?.lines ?? [], change)) cartSnapshot.remove(change);
        update(queryClient, (cart) => withoutChange(cart, change));
      },
      onSettled: () => {
        notifyOtherTabs();
        checkCart(queryClient);
      },
    });
  await mutation.execute(change);
}

/** Asks for the cart again, unless changes are under way: after the last of them it is asked for anyway. */
export function checkCart(queryClient: QueryClient): void {
  const isUnderWay = (cartIn(queryClient)?.unanswered.length ?? 0) > 0;
  if (!isUnderWay) void askAnew(queryClient);
}

/**
 * What was asked for before the change may answer without it; the first of all answers would otherwise be waited for.
 */
async function askAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: CART_KEY });
  await queryClient.invalidateQueries({ queryKey: CART_KEY });
}

/** The query of the cart; who uses it says when it may run. */
export function cartQuery(queryClient: QueryClient) {
  return {
    queryKey: CART_KEY,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CartState> => {
      const lines = await fetchCart(cartSession.open(), signal);
      return { lines, unanswered: cartIn(queryClient)?.unanswered ?? [] };
    },
  };
}

async function show(queryClient: QueryClient, change: AskedChange): Promise<void> {
  // An answer from before this change would take it off the screen. Only the first of all answers is waited for.
  if (cartIn(queryClient)?.lines) await queryClient.cancelQueries({ queryKey: CART_KEY });
  const isFirst = cartSession.present() === undefined;
  update(queryClient, (cart) => ({ lines: isFirst ? [] : cart.lines, unanswered: [...cart.unanswered, change] }));
  cartSession.open();
}

async function knownLines(queryClient: QueryClient): Promise<readonly CartItemView[]> {
  const known = cartIn(queryClient)?.lines;
  return known ?? (await queryClient.fetchQuery({ ...cartQuery(queryClient), staleTime: 0 })).lines ?? [];
}

function cartIn(queryClient: QueryClient): CartState | undefined {
  return queryClient.getQueryData<CartState>(CART_KEY);
}

function update(queryClient: QueryClient, next: (cart: CartState) => CartState): void {
  queryClient.setQueryData<CartState>(CART_KEY, (cart) => next(cart ?? { lines: undefined, unanswered: [] }));
}

/**
 * The calls of the cart (spec 2 section 7). They reject with ApiFailure, MalformedResponse, or a TypeError without a
 * connection.
 */
const NOT_FOUND = 404;

async function fetchCart(sessionId: string, signal: AbortSignal): Promise<CartItemView[]> {
  return validatedCart(await callApi('get', '/api/cart/{id}', { parameters: { id: sessionId }, signal }));
}

/**
 * Sends one change; gives the line as it is then, or undefined when there is none any more.
 * @param lines as the server gave them last: from there come the ids
 */
async function sendChange(
  sessionId: string,
  change: CartChange,
  lines: readonly CartItemView[],
): Promise<CartItemView | undefined> {
  if (change.kind === 'add') return addToLine(sessionId, change);
  if (change.kind === 'clear') {
    await callApi('delete', '/api/cart/clear/{sessionId}', { parameters: { sessionId } });
    return undefined;
  }
  const id = lineOf(lines, change)?.id;
  // Another tab took it out meanwhile.
  if (id === undefined) return undefined;
  if (change.kind === 'set')
    return validatedLine(
      await callApi('put', '/api/cart/{id}', { parameters: { id }, body: { quantity: change.quantity } }),
    );
  await callApi('delete', '/api/cart/{id}', { parameters: { id } }).catch(passWhenGone);
  return undefined;
}

async function addToLine(
  sessionId: string,
  { productId, selectedSize, delta }: Extract<CartChange, { kind: 'add' }>,
): Promise<CartItemView> {
  return validatedLine(
    await callApi('post', '/api/cart', {
      body: { sessionId, productId, quantity: delta, ...(selectedSize !== null && { selectedSize }) },
    }),
  );
}

/** What should be gone is gone. */
function passWhenGone(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === NOT_FOUND)) throw error;
}
