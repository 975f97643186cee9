/**
 * One checkout makes one order, however often it is sent (CONTRACT sections 2 and 7): the attempt's Idempotency-Key
 * belongs to the lines of the cart, in all tabs, after a reload and when the browser was closed. An attempt without an
 * answer may have become an order, so prices and total are sent again as they were; the server tells the first order
 * from a refusal.
 */
export interface CheckoutAttempt<Priced> {
  key: string;
  /** What is in the cart, without what only the shop can change. */
  chosen: string;
  /** Prices and total as they were sent; undefined: nothing was, or it was refused. */
  sent?: Priced;
  /** It became an order. */
  isPlaced?: boolean;
}

interface ChosenLine {
  id: string;
  quantity: number;
  selectedSize: string | null;
}

/** The attempt for what is in the cart: the one before, if that is still the same. */
export function attemptFor<Priced>(
  kept: CheckoutAttempt<Priced> | undefined,
  chosen: string,
  newKey: () => string,
): CheckoutAttempt<Priced> {
  return kept?.chosen === chosen ? kept : { key: newKey(), chosen };
}

/** It may have become an order. */
export function isUnanswered(attempt: CheckoutAttempt<unknown> | undefined): boolean {
  return attempt?.sent !== undefined && attempt.isPlaced !== true;
}

/** Lines have an id of their own each time they are put in a cart, so the next cart is another checkout. */
export function chosenBy(lines: readonly ChosenLine[]): string {
  return JSON.stringify(lines.map(({ id, quantity, selectedSize }) => [id, quantity, selectedSize]));
}

/** 128 bits from a cryptographic source. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
