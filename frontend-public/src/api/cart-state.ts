/**
 * What a visitor asked of the cart, shown before the server has answered: the lines the server gave last, and on top of
 * them the changes it has not answered yet. A change that fails is taken away, and the cart is as before by itself.
 */
import type { CartItemView, CartProductView } from '#libs/contracts/generated/api';
import { isSameLine } from '#libs/domain/seen-line';
import { sumCents } from '#libs/domain/money';

/** What tells the lines of a cart apart. */
export interface CartLineKey {
  productId: number;
  selectedSize: string | null;
}

export type CartChange =
  /** One or several more of it, or with a delta below zero fewer. `at`: ISO 8601 UTC. */
  | (CartLineKey & { kind: 'add'; delta: number; product: CartProductView; at: string })
  | (CartLineKey & { kind: 'set'; quantity: number })
  | (CartLineKey & { kind: 'remove' })
  | { kind: 'clear' };

/** The ticket tells apart changes that ask for the same. */
export type AskedChange = CartChange & { ticket: number };

export interface CartState {
  /** As the server gave them; undefined until it has. */
  lines: readonly CartItemView[] | undefined;
  /** Under way or waiting, in the order they were asked for. */
  unanswered: readonly AskedChange[];
}

/** The lines as the visitor meant them; undefined as long as the server's are. */
export function intendedLines({ lines, unanswered }: CartState): readonly CartItemView[] | undefined {
  return lines && unanswered.reduce(changed, lines);
}

/** The line of a product in a size. */
export function lineOf<Line extends CartLineKey>(lines: readonly Line[], key: CartLineKey): Line | undefined {
  return lines.find((line) => isSameLine(line, key));
}

/** The cart after the server took a change. @param line as it is now; undefined when there is none any more */
export function answered(state: CartState, change: AskedChange, line: CartItemView | undefined): CartState {
  return { ...withoutChange(state, change), lines: state.lines && withAnswer(state.lines, change, line) };
}

/** The cart after a change failed. */
export function withoutChange(state: CartState, { ticket }: AskedChange): CartState {
  return { ...state, unanswered: state.unanswered.filter((one) => one.ticket !== ticket) };
}

/** How many things are in it. */
export function cartCount(lines: readonly Pick<CartItemView, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function cartTotalCents(lines: readonly Pick<CartItemView, 'quantity' | 'product'>[]): number {
  return sumCents(lines.map(({ quantity, product }) => ({ unitPriceCents: product.price, quantity })));
}

function changed(lines: readonly CartItemView[], change: CartChange): readonly CartItemView[] {
  switch (change.kind) {
    case 'add':
      return added(lines, change);
    case 'set':
      return lines.map((line) => (isSameLine(line, change) ? { ...line, quantity: change.quantity } : line));
    case 'remove':
      return lines.filter((line) => !isSameLine(line, change));
    case 'clear':
      return [];
  }
}

function added(
  lines: readonly CartItemView[],
  { productId, selectedSize, delta, product, at }: Extract<CartChange, { kind: 'add' }>,
): readonly CartItemView[] {
  const before = lineOf(lines, { productId, selectedSize });
  if (before)
    return lines.map((line) => (line === before ? { ...line, quantity: Math.max(1, line.quantity + delta) } : line));
  if (delta < 1) return lines;
  // The server gives the line its real id; until then nothing is sent under this one.
  return [
    ...lines,
    {
      id: `new-${productId}-${selectedSize ?? ''}`,
      productId,
      selectedSize,
      quantity: delta,
      createdAt: at,
      updatedAt: at,
      product,
    },
  ];
}

function withAnswer(
  lines: readonly CartItemView[],
  change: CartChange,
  line: CartItemView | undefined,
): readonly CartItemView[] {
  if (change.kind === 'clear') return [];
  if (!line) return lines.filter((one) => !isSameLine(one, change));
  return lineOf(lines, change) ? lines.map((one) => (isSameLine(one, change) ? line : one)) : [...lines, line];
}
