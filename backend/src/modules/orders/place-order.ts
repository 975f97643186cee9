/** Placing an order (CONTRACT "Shop"): whole or not at all, at the server's prices, once for one Idempotency-Key. */
import { hash, randomBytes } from 'node:crypto';
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { orderFaultMessage, POSSIBLE_DUPLICATE } from '#libs/contracts/order';
import { offeredOption, orderDelivery } from '#libs/domain/delivery';
import { sumCents } from '#libs/domain/money';
import { type AskedLine, orderFaults, quantitiesByProduct, sizesToChoose, stockChanges } from '#libs/domain/order';
import { HOLDING_STATUSES } from '#libs/domain/order-holding';
import { paymentStatusOf } from '#libs/domain/order-money';
import { ORDER_NUMBER_BYTES, orderNumberOf } from '#libs/domain/order-number';
import { shopLimits } from '#libs/school/shop-limits';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { runPrepared } from '../../database/prepared-statement.js';
import type { OrderItemView } from './order-item.view.js';
import type { OrderMailsService } from './order-mails.service.js';
import { OrderRecord } from './order-record.entity.js';
import type { PublicOrderView } from './order.view.js';
import { type Offered, RefusedOrder } from './order-stock.js';
import type { PlaceOrderDto } from './order.dto.js';
import { mostUnpaid, type OrderedBefore, piecesOf, type Purchase, refuseTooMuch } from './unpaid-orders.js';

/** An order as it is asked for. */
export interface Asked extends Purchase {
  dto: PlaceOrderDto;
  productIds: number[];
  requestHash: string;
}

export function askedOrder(dto: PlaceOrderDto, key: string | null, from: Pick<Asked, 'network' | 'limitScale'>): Asked {
  const lines = dto.items.map(({ productId, quantity, price, selectedSize = null }) => ({
    productId,
    quantity,
    unitPriceCents: price,
    selectedSize,
  }));
  const productIds = quantitiesByProduct(lines).map(({ productId }) => productId);
  const { customerName, customerEmail, customerPhone = null, shippingAddress = '', totalAmount } = dto;
  const { deliveryOptionId = null } = dto;
  const known = [customerName, customerEmail, customerPhone, shippingAddress, totalAmount, lines];
  const request = JSON.stringify(deliveryOptionId === null ? known : [...known, deliveryOptionId]);
  return { dto, lines, productIds, key, requestHash: hash('sha256', request, 'hex'), ...from };
}

/** What an order rests on, as it was a moment ago. */
export interface Seen extends OrderedBefore {
  /** The id that the order will have. */
  id: number;
  /** The database's clock. */
  at: Date;
  /** What the same key placed before. */
  placed: { id: number; requestHash: string } | null;
  products: Offered[];
}

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

/** An order that nothing stands against, and what `place_order` writes of it. */
export interface OrderToWrite {
  order: OrderRecord;
  request: object;
}

/**
 * @param tell what its customer and the staff are told
 * @throws RefusedFields for a size that must be said, RefusedOrder for what else stands against it, and see
 *   refuseTooMuch
 */
export function orderToWrite(asked: Asked, seen: Seen, tell: OrderMailsService): OrderToWrite {
  refuseFaults(asked, new Map(seen.products.map((product) => [product.id, product])));
  refuseTooMuch(asked, seen);
  const order = newOrder(asked, seen);
  const max = mostUnpaid(asked);
  const request = {
    order: orderRow(order, asked),
    items: order.items.map(itemRow),
    products: stockChanges(asked.lines).map(({ productId, quantity, sizes }) => {
      const { offer } = seen.products.find((product) => product.id === productId)!;
      return { id: productId, quantity, sizes, offer };
    }),
    unpaidStatuses: HOLDING_STATUSES,
    maxOrders: max.orders,
    maxPieces: max.pieces,
    pieces: piecesOf(asked),
    seenAt: seen.at,
    seenRecent: seen.recent.length,
    withinMinutes: POSSIBLE_DUPLICATE.withinMinutes,
    ...tell.ofPlaced(order),
  };
  return { order, request };
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

function refuseFaults({ lines, dto }: Asked, products: ReadonlyMap<number, Offered>): void {
  const { totalAmount: totalCents, deliveryOptionId = null } = dto;
  const faults = orderFaults({ lines, deliveryOptionId, totalCents }, products, shopLimits);
  const unsized = faults.filter(({ kind }) => kind === 'sizeMissing');
  if (unsized.length > 0) throw new RefusedFields(Object.fromEntries(unsized.map(orderFaultMessage)));
  if (faults.length > 0) throw new RefusedOrder(Object.fromEntries(faults.map(orderFaultMessage)));
}

function newOrder({ dto, lines }: Asked, { id, at, products }: Seen): OrderRecord {
  const { customerName, customerEmail, customerPhone = null, shippingAddress = '', totalAmount } = dto;
  const option = offeredOption(shopLimits.deliveryOptions, dto.deliveryOptionId ?? null);
  return {
    id,
    orderNumber: orderNumberOf(randomBytes(ORDER_NUMBER_BYTES)),
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress,
    delivery: option ? orderDelivery(option, sumCents(lines)) : null,
    status: 'pending',
    totalAmount,
    paymentStatus: paymentStatusOf({ totalAmount, paidAmount: 0, refundedAmount: 0 }),
    paidAmount: 0,
    refundedAmount: 0,
    trackingNumber: null,
    carrier: null,
    items: lines.map((line) =>
      itemAsSold(
        line,
        products.find((product) => product.id === line.productId)!,
      ),
    ),
    createdAt: at,
    updatedAt: at,
  };
}

function itemAsSold({ productId, quantity, unitPriceCents, selectedSize }: AskedLine, product: Offered): OrderItemView {
  return {
    // Its own id is nobody's concern yet.
    id: 0,
    productId,
    productName: product.name,
    productImageUrl: product.imageUrl,
    quantity,
    price: unitPriceCents,
    selectedSize,
    sizeNotGiven: selectedSize === null && sizesToChoose(product).length > 0,
  };
}

/** Columns of `orders`. */
function orderRow(order: Omit<OrderRecord, 'items'>, { key, requestHash, network }: Asked): object {
  const { delivery } = order;
  return {
    id: order.id,
    order_number: order.orderNumber,
    customer_name: order.customerName,
    customer_email: order.customerEmail,
    customer_phone: order.customerPhone,
    shipping_address: order.shippingAddress,
    total_cents: order.totalAmount,
    delivery_option_id: delivery?.optionId ?? null,
    delivery_name: delivery?.name ?? null,
    delivery_kind: delivery?.kind ?? null,
    delivery_cents: delivery?.price ?? null,
    network,
    idempotency_key: key,
    request_hash: key === null ? null : requestHash,
  };
}

/** Columns of `order_items`. */
function itemRow(item: OrderItemView): object {
  return {
    product_id: item.productId,
    product_name: item.productName,
    product_image_url: item.productImageUrl,
    quantity: item.quantity,
    price_cents: item.price,
    selected_size: item.selectedSize,
    size_not_given: item.sizeNotGiven,
  };
}
