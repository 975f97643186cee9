/**
 * The lines of the cart as the visitor last saw or accepted them, with the name and the price of then: whatever the
 * shop changes or takes out afterwards can be told when the cart is opened, also in another tab, after a reload or days
 * later.
 */
import { CART_RULES } from '#libs/contracts/cart';
import type { CartItemView } from '#libs/contracts/generated/api';
import { isSameLine, type SeenLine, seenLine } from '#libs/domain/seen-line';
import { browserMemory } from './page-memory';

interface SeenCart {
  lines: SeenLine[];
  /** Milliseconds since 1970. Past it the shop itself has removed the cart, so nothing can be said of its products. */
  untilMs: number;
}

/** Sooner than the shop removes the cart, whatever the clock of the browser. */
const KEPT_MS = (CART_RULES.keptDays - 1) * 24 * 3_600_000;
const kept = browserMemory<SeenCart>('cartSeen');
/** For a browser that keeps nothing: as long as the page is open. */
let known: SeenCart = { lines: [], untilMs: 0 };

export const seenCart = {
  read: (): readonly SeenLine[] => current().lines,

  /** The visitor put a line in, and saw this of it. */
  put: (line: Line, seen: SeenLine): void => write([...without(current().lines, line), seen], [line]),

  /** The visitor sees these lines: what is known of a line already stays. */
  see: (lines: readonly Line[]): void => {
    const before = current().lines;
    const unseen = lines.filter((line) => !before.some((seen) => isSameLine(seen, line)));
    write([...before, ...unseen.map(seenLine)], lines);
  },

  /** The visitor takes the cart as it is now: what was gone is forgotten. */
  accept: (lines: readonly Line[]): void => write(lines.map(seenLine), lines),

  /** The visitor took a line out. */
  remove: (line: Pick<SeenLine, 'productId' | 'selectedSize'>): void => write(without(current().lines, line), []),
};

type Line = Pick<CartItemView, 'productId' | 'selectedSize' | 'product' | 'updatedAt'>;

function current(): SeenCart {
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
