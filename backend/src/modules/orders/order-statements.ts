/** The statements by which orders are placed, one or several at a time, in the functions of the database. */
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { POSSIBLE_DUPLICATE } from '#libs/contracts/order';
import { HOLDING_STATUSES } from '#libs/domain/order-holding';
import { runPrepared } from '../../database/prepared-statement.js';
import { OrderRecord } from './order-record.entity.js';
import type { PublicOrderView } from './order.view.js';
import type { Asked, OrderToWrite, Seen } from './place-order.js';

/** Its row's place among those it was asked for with, from 1. */
interface Placed {
  place: string;
}

/** See the migration LookedAtByOnePlan. */
const LOOK = {
  name: 'look-before-orders',
  text: `
    SELECT place, by_email AS "byEmail", by_network AS "byNetwork", recent, next_id AS id, seen_at AS at, placed,
      products
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY
        AS asked (address, network, attempt, wanted, place),
      LATERAL look_before_order(address, network, $5, $6, attempt, wanted::integer[])`,
};

/**
 * Without a lock and a transaction: whoever comes when the stock is plainly gone is told so at once. All that one order
 * rests on is read in one statement, for else a retry could see the stock its own first attempt took, and not the order
 * it was taken for.
 */
export async function lookBefore(manager: EntityManager, orders: readonly Asked[]): Promise<Seen[]> {
  const rows = await runPrepared<Seen & Placed>(manager, LOOK, [
    orders.map(({ dto }) => dto.customerEmail.toLowerCase()),
    orders.map(({ network }) => network),
    orders.map(({ key }) => key),
    orders.map(({ productIds }) => `{${productIds.join()}}`),
    HOLDING_STATUSES,
    POSSIBLE_DUPLICATE.withinMinutes,
  ]);
  return rows.toSorted((one, other) => Number(one.place) - Number(other.place));
}

/** How the customer was told of an order. */
type Confirmation = PublicOrderView['confirmation'];

/** As the function place_order of the migration WrittenAsSeen says it. */
const NOT_AS_SEEN = 'SC001';
const PLACE = { name: 'place-order', text: 'SELECT place_order($1) AS confirmation' };

/**
 * Writes the order with all that belongs to it, if what was seen is still so, and waits for its locks.
 * @returns undefined when it is not, and nothing was written
 */
export async function writeOrder(manager: EntityManager, { request }: OrderToWrite): Promise<Confirmation | undefined> {
  try {
    const [written] = await runPrepared<{ confirmation: Confirmation }>(manager, PLACE, [request]);
    return written!.confirmation;
  } catch (error) {
    if ((error as { code?: string }).code === NOT_AS_SEEN) return undefined;
    throw error;
  }
}

/** See the migration OrdersPlacedTogether. */
const PLACE_TOGETHER = { name: 'place-orders', text: 'SELECT place, confirmation FROM place_orders($1)' };

/** @returns for each as writeOrder, undefined also for one whose locks somebody else holds */
export async function writeOrders(
  manager: EntityManager,
  orders: readonly OrderToWrite[],
): Promise<(Confirmation | undefined)[]> {
  const requests = JSON.stringify(orders.map(({ request }) => request));
  const rows = await runPrepared<Placed & { confirmation: Confirmation }>(manager, PLACE_TOGETHER, [requests]);
  const written = new Map(rows.map(({ place, confirmation }) => [Number(place) - 1, confirmation]));
  return orders.map((_, place) => written.get(place));
}

/**
 * @returns the order that the same key placed before, if it did
 * @throws UnprocessableEntityException for a key with another body
 */
export async function placedBefore(
  manager: EntityManager,
  { requestHash }: Asked,
  { placed }: Seen,
): Promise<OrderRecord | undefined> {
  if (!placed) return undefined;
  if (requestHash !== placed.requestHash) throw new UnprocessableEntityException(IDEMPOTENCY_KEY.otherBody);
  const order = await manager.findOneBy(OrderRecord, { id: placed.id });
  if (!order) throw new ConflictException(IDEMPOTENCY_KEY.removed);
  return order;
}
