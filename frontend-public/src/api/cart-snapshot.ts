/**
 * A snapshot of the cart as the visitor last saw it, with names and prices. Comparing it with the server's cart shows
 * what the shop has changed since, also in another tab or days later.
 */
import { CART_RULES } from '#libs/contracts/cart';
import type { CartItemView } from '#libs/contracts/generated/api';
import { isSameLine, type SeenLine, seenLine } from '#libs/domain/seen-line';
import { browserStorage } from './browser-storage';

interface CartSnapshot {
  lines: SeenLine[];
  /** Milliseconds since 1970. Later the server has deleted the cart, so a difference means nothing. */
  untilMs: number;
}

/** A day before the server deletes the cart, in case the browser's clock is off. */
const KEPT_MS = (CART_RULES.keptDays - 1) * 24 * 3_600_000;
const kept = browserStorage<CartSnapshot>('cartSeen');
/** In memory, where storage is blocked. */
let known: CartSnapshot = { lines: [], untilMs: 0 };

export const cartSnapshot = {
  read: (): readonly SeenLine[] => current().lines,

  /** After adding a line. */
  put: (line: Line, seen: SeenLine): void => write([...without(current().lines, line), seen], [line]),

  /** After showing these lines; lines already in the snapshot keep their values. */
  see: (lines: readonly Line[]): void => {
    const before = current().lines;
    const unseen = lines.filter((line) => !before.some((seen) => isSameLine(seen, line)));
    write([...before, ...unseen.map(seenLine)], lines);
  },

  /** After accepting the changes. */
  accept: (lines: readonly Line[]): void => write(lines.map(seenLine), lines),

  /** After removing a line. */
  remove: (line: Pick<SeenLine, 'productId' | 'selectedSize'>): void => write(without(current().lines, line), []),
};

type Line = Pick<CartItemView, 'productId' | 'selectedSize' | 'product' | 'updatedAt'>;

function current(): CartSnapshot {
  const seen = kept.read() ?? known;
  return Array.isArray(seen.lines) && seen.untilMs > Date.now() ? seen : { lines: [], untilMs: 0 };
}

function write(lines: SeenLine[], changed: readonly Line[]): void {
  const until = changed.map(({ updatedAt }) => Date.parse(updatedAt) + KEPT_MS);
  known = { lines, untilMs: lines.length === 0 ? 0 : Math.max(current().untilMs, ...until) };
  kept.keep(known);
}

function without(lines: readonly SeenLine[], line: Pick<SeenLine, 'productId' | 'selectedSize'>): SeenLine[] {
  return lines.filter((seen) => !isSameLine(seen, line));
}
