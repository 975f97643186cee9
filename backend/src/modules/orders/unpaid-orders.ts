/** How much one customer may order before it is paid, and what looks like one order sent twice (CONTRACT section 7). */
import { ConflictException } from '@nestjs/common';
import { POSSIBLE_DUPLICATE, unpaidLimitMessage } from '#libs/contracts/order';
import type { AskedLine } from '#libs/domain/order';
import { type Holding, holdingFault, isSamePurchase } from '#libs/domain/order-holding';
import { school } from '#libs/school/school';
import { shopLimits } from '#libs/school/shop-limits';
import { TooManyRequests } from '../../common/errors/exceptions.js';
import type { PlaceOrderDto } from './order.dto.js';

/** Until staff have settled an order, which takes them a while. */
const RETRY_AFTER_SECONDS = 3_600;

/** An order as its limits know it. */
export interface Purchase {
  dto: Pick<PlaceOrderDto, 'customerEmail' | 'confirmDuplicate'>;
  lines: AskedLine[];
  /** Null: the caller does not name its attempts. */
  key: string | null;
  /** Where it comes from: the address group of the visitor. */
  network: string;
  /** See RATE_LIMIT_SCALE. */
  limitScale: number;
}

type PurchasedLine = { productId: number | null; selectedSize: string | null; quantity: number };

/** What the customer of an order has ordered before. */
export interface OrderedBefore {
  byEmail: Holding;
  byNetwork: Holding;
  /** The lines of each order of the last minutes. */
  recent: PurchasedLine[][];
}

/** @throws TooManyRequests for one unpaid order too many, ConflictException for what may have been sent twice */
export function refuseTooMuch(asked: Purchase, { byEmail, byNetwork, recent }: OrderedBefore): void {
  const { lines, key, dto } = asked;
  const max = mostUnpaid(asked);
  const pieces = piecesOf(asked);
  const fault = holdingFault([byEmail, byNetwork], pieces, max);
  if (fault) throw new TooManyRequests(unpaidLimitMessage(fault, max.pieces, school), RETRY_AFTER_SECONDS);
  const { reason, message } = POSSIBLE_DUPLICATE;
  const isAsked = key !== null && dto.confirmDuplicate !== true;
  if (isAsked && recent.some((other) => isSamePurchase(lines, other))) throw new ConflictException({ message, reason });
}

/** What one email address or network may have unpaid, the new order among it. */
export function mostUnpaid({ limitScale }: Pick<Purchase, 'limitScale'>): Holding {
  return {
    orders: scaled(shopLimits.maxUnpaidOrders, limitScale),
    pieces: scaled(shopLimits.maxUnpaidPieces, limitScale),
  };
}

export function piecesOf({ lines }: Pick<Purchase, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function scaled(limit: number, scale: number): number {
  return Math.max(1, Math.round(limit * scale));
}
