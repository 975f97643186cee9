/** Placing an order (CONTRACT "Shop"): whole or not at all, at the server's prices, once for one Idempotency-Key. */
import { createHash, randomBytes } from 'node:crypto';
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IDEMPOTENCY_KEY, orderFaultMessage } from '#libs/contracts/order';
import { type AskedLine, orderFaults, quantitiesByProduct, sizesToChoose } from '#libs/domain/order';
import { ORDER_NUMBER_BYTES, orderNumberOf } from '#libs/domain/order-number';
import { shopLimits } from '#libs/school/shop-limits';
import { OrderItem } from './order-item.entity.js';
import { OrderRecord } from './order-record.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { lockProducts, type Offered, offered, takeStock, RefusedOrder } from './order-stock.js';
import type { PlaceOrderDto } from './place-order.dto.js';
import {
  lockOrderedBefore,
  ORDERED_BEFORE,
  type OrderedBefore,
  orderedBeforeParameters,
  type Purchase,
  refuseTooMuch,
} from './unpaid-orders.js';

/** An order as it is asked for. */
export interface Asked extends Purchase {
  dto: PlaceOrderDto;
  productIds: number[];
  requestHash: string;
}

interface Placed {
  id: number;
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
  const { customerName, customerEmail, customerPhone = null, shippingAddress, totalAmount } = dto;
  const request = JSON.stringify([customerName, customerEmail, customerPhone, shippingAddress, totalAmount, lines]);
  return { dto, lines, productIds, key, requestHash: createHash('sha256').update(request).digest('hex'), ...from };
}

/**
 * Without a lock and a transaction: whoever comes when the stock is plainly gone is told so at once. Both are read in
 * one statement, for else a retry could see the stock its own first attempt took, and not the order it was taken for.
 * @returns the order that this key placed before
 * @throws RefusedOrder for what stands against it, UnprocessableEntityException for a key with another body, and see
 *   refuseTooMuch
 */
export async function lookFirst(manager: EntityManager, asked: Asked): Promise<OrderRecord | undefined> {
  const [seen] = await manager.query<[OrderedBefore & { placed: Placed | null; products: Offered[] }]>(
    `SELECT ${ORDERED_BEFORE}, (SELECT json_build_object('id', id, 'requestHash', request_hash) FROM orders WHERE idempotency_key = $6) AS placed,
       (SELECT coalesce(json_agg(offered), '[]') FROM (${offered('$7')}) offered) AS products`,
    [...orderedBeforeParameters(asked), asked.key, asked.productIds],
  );
  if (seen.placed) return placedBefore(manager, seen.placed, asked);
  refuseFaults(asked, new Map(seen.products.map((product) => [product.id, product])));
  refuseTooMuch(asked, seen);
  return undefined;
}

/** @param manager in a transaction. @returns isNew false: the same key placed it before, or at the same moment */
export async function placeOrder(
  manager: EntityManager,
  asked: Asked,
): Promise<{ order: OrderRecord; isNew: boolean }> {
  const id = await insertOrder(manager, asked);
  if (id === undefined) return { order: await placedByKey(manager, asked), isNew: false };
  const products = await lockProducts(manager, asked.productIds);
  refuseFaults(asked, products);
  refuseTooMuch(asked, await lockOrderedBefore(manager, asked, id));
  if (!(await takeStock(manager, quantitiesByProduct(asked.lines))))
    throw new Error('Locked stock was changed by somebody else');
  await manager.insert(
    OrderItem,
    asked.lines.map((line) => itemAsSold(id, line, products.get(line.productId)!)),
  );
  await manager.insert(OrderStatusChange, { orderId: id, fromStatus: null, toStatus: 'pending' });
  return { order: await manager.findOneByOrFail(OrderRecord, { id }), isNew: true };
}

/**
 * Retries wait here for the first of them. @returns undefined when that one has placed the order; its refusal leaves the
 * key free
 */
async function insertOrder(
  manager: EntityManager,
  { dto, key, requestHash, network }: Asked,
): Promise<number | undefined> {
  const [inserted] = await manager.query<{ id: number }[]>(
    `INSERT INTO orders (order_number, customer_name, customer_email, customer_phone, shipping_address, total_cents, network, idempotency_key, request_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [
      orderNumberOf(randomBytes(ORDER_NUMBER_BYTES)),
      dto.customerName,
      dto.customerEmail,
      dto.customerPhone ?? null,
      dto.shippingAddress,
      dto.totalAmount,
      network,
      key,
      key === null ? null : requestHash,
    ],
  );
  return inserted?.id;
}

async function placedByKey(manager: EntityManager, asked: Asked): Promise<OrderRecord> {
  const [placed] = await manager.query<[Placed]>(
    'SELECT id, request_hash AS "requestHash" FROM orders WHERE idempotency_key = $1',
    [asked.key],
  );
  return placedBefore(manager, placed, asked);
}

async function placedBefore(manager: EntityManager, { id, requestHash }: Placed, asked: Asked): Promise<OrderRecord> {
  if (requestHash !== asked.requestHash) throw new UnprocessableEntityException(IDEMPOTENCY_KEY.otherBody);
  const order = await manager.findOneBy(OrderRecord, { id });
  if (!order) throw new ConflictException(IDEMPOTENCY_KEY.removed);
  return order;
}

function refuseFaults({ lines, dto }: Asked, products: ReadonlyMap<number, Offered>): void {
  const faults = orderFaults(lines, products, dto.totalAmount, shopLimits.maxPerProduct);
  if (faults.length > 0) throw new RefusedOrder(Object.fromEntries(faults.map(orderFaultMessage)));
}

function itemAsSold(
  orderId: number,
  { productId, quantity, unitPriceCents, selectedSize }: AskedLine,
  product: Offered,
): Omit<OrderItem, 'id' | 'order' | 'product'> {
  return {
    orderId,
    productId,
    quantity,
    priceCents: unitPriceCents,
    selectedSize,
    productName: product.name,
    productImageUrl: product.imageUrl,
    sizeNotGiven: selectedSize === null && sizesToChoose(product).length > 0,
  };
}
