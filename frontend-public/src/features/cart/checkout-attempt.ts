/**
 * One checkout makes one order, however often it is sent: the same Idempotency-Key goes along until the visitor changes
 * something or has an answer (CONTRACT "Shop"). An attempt without an answer may have become an order, so it is sent
 * again as it was, also when prices moved since; the server tells the first order from a refusal.
 */
export interface CheckoutAttempt<Order> {
  key: string;
  /** What the visitor typed and put in the cart, without what only the shop can change. */
  chosen: string;
  order: Order;
}

interface ChosenLine {
  id: string;
  quantity: number;
  selectedSize: string | null;
}

/** The attempt a press of Place Order sends: the one before, if it is still the same checkout. */
export function attemptFor<Order>(kept: CheckoutAttempt<Order> | undefined, chosen: string, order: Order, newKey: () => string): CheckoutAttempt<Order> {
  return kept?.chosen === chosen ? kept : { key: newKey(), chosen, order };
}

/** Lines have an id of their own each time they are put in a cart, so the next cart is another checkout. */
export function chosenBy(details: Readonly<Record<string, string>>, lines: readonly ChosenLine[]): string {
  const fields = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([fields, lines.map(({ id, quantity, selectedSize }) => [id, quantity, selectedSize])]);
}

/** 128 bits from a cryptographic source. */
export function newAttemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
