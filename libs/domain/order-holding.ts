// Unpaid orders hold stock that nobody else can buy, so one customer has only so many at a time (CONTRACT section 7,
// "No hoarding"), and an order that looks like the same one sent twice is asked about before it is placed ("One
// order").
import { holdsStock, ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import type { OrderPaymentStatus } from '#libs/domain/order-money';

/** What there is of unpaid orders, from one email address or one network. */
export interface Holding {
  orders: number;
  pieces: number;
}

/** Whether an order counts: it holds stock, and not all of it is paid. */
export function holdsUnpaid({
  status,
  paymentStatus,
}: {
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
}): boolean {
  return paymentStatus === 'unpaid' && holdsStock(status);
}

export const HOLDING_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(holdsStock);

/** What one more order would be too much of, whichever limit is reached first; undefined: it may be placed. */
export function holdingFault(
  holdings: readonly Holding[],
  pieces: number,
  max: Holding,
): 'order' | 'pieces' | 'pieces of one order' | undefined {
  if (pieces > max.pieces) return 'pieces of one order';
  if (holdings.some(({ orders }) => orders >= max.orders)) return 'order';
  return holdings.some((held) => held.pieces + pieces > max.pieces) ? 'pieces' : undefined;
}

interface BoughtLine {
  productId: number | null;
  selectedSize: string | null;
  quantity: number;
}

/** The same pieces, in whatever lines and order: what they cost may have changed. */
export function isSamePurchase(one: readonly BoughtLine[], other: readonly BoughtLine[]): boolean {
  const [pieces, others] = [piecesOf(one), piecesOf(other)];
  return pieces.size === others.size && [...pieces].every(([piece, quantity]) => others.get(piece) === quantity);
}

function piecesOf(lines: readonly BoughtLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, selectedSize, quantity } of lines) {
    const piece = JSON.stringify([productId, selectedSize]);
    pieces.set(piece, (pieces.get(piece) ?? 0) + quantity);
  }
  return pieces;
}
