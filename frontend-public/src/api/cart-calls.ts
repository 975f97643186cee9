/**
 * The calls of the cart (spec 2 section 7). They reject with ApiFailure, UnreadableAnswer, or a TypeError without a
 * connection.
 */
import type { CartItem } from '#libs/contracts/cart';
import { checkedCart, checkedLine } from './checked-shop';
import { ApiFailure, callApi } from './client';
import { lineOf, type CartChange } from './cart-state';

const NOT_FOUND = 404;

export async function fetchCart(sessionId: string, signal: AbortSignal): Promise<CartItem[]> {
  return checkedCart(await callApi('get', '/api/cart/{id}', { parameters: { id: sessionId }, signal }));
}

/**
 * Sends one change; gives the line as it is then, or undefined when there is none any more.
 * @param lines as the server gave them last: from there come the ids
 */
export async function sendChange(
  sessionId: string,
  change: CartChange,
  lines: readonly CartItem[],
): Promise<CartItem | undefined> {
  if (change.kind === 'add') return addToLine(sessionId, change);
  if (change.kind === 'clear') {
    await callApi('delete', '/api/cart/clear/{sessionId}', { parameters: { sessionId } });
    return undefined;
  }
  const id = lineOf(lines, change)?.id;
  // Another tab took it out meanwhile.
  if (id === undefined) return undefined;
  if (change.kind === 'set')
    return checkedLine(
      await callApi('put', '/api/cart/{id}', { parameters: { id }, body: { quantity: change.quantity } }),
    );
  await callApi('delete', '/api/cart/{id}', { parameters: { id } }).catch(passWhenGone);
  return undefined;
}

async function addToLine(
  sessionId: string,
  { productId, selectedSize, delta }: Extract<CartChange, { kind: 'add' }>,
): Promise<CartItem> {
  return checkedLine(
    await callApi('post', '/api/cart', {
      body: { sessionId, productId, quantity: delta, ...(selectedSize !== null && { selectedSize }) },
    }),
  );
}

/** What should be gone is gone. */
function passWhenGone(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === NOT_FOUND)) throw error;
}
