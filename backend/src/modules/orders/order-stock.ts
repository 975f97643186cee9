/**
 * What orders do to the stock, inside the caller's transaction. Everybody locks products in the order of their ids,
 * after the order's own row, so that nobody waits for somebody who waits for them.
 */
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { productGone, stockGone } from '#libs/contracts/order';
import { type OfferedProduct, type ProductQuantity, quantitiesByProduct, type StockEffect } from '#libs/domain/order';
import { OrderItem } from './order-item.entity.js';

/** A product as the order has to know it. */
export interface Offered extends OfferedProduct {
  imageUrl: string | null;
  /** Another one after every change but of the stock. */
  offer: string;
}

/**
 * The products as they are now; until the end of the transaction nobody else changes them. The category is looked up by
 * itself: a product that is just moved to another is found all the same.
 */
async function lockProducts(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Offered>> {
  const locked = await manager.query<Offered[]>(
    `SELECT product.id, product.name, price_cents AS "priceCents", stock, image_url AS "imageUrl",
       has_variable_sizes AS "hasVariableSizes",
       offer_of(product) AS offer, available_sizes AS "availableSizes", is_active
         AND (SELECT category.is_active FROM product_categories category WHERE category.id = category_id)
         AS "isAvailable"
     FROM products product WHERE product.id = ANY($1) ORDER BY product.id FOR NO KEY UPDATE OF product`,
    [ids],
  );
  return new Map(locked.map((product) => [product.id, product]));
}

/** Takes the stock where all of it is there. @returns whether it was */
async function takeStock(manager: EntityManager, taken: readonly ProductQuantity[]): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE products SET stock = stock - quantity FROM ${QUANTITIES}
      WHERE products.id = product_id AND stock >= quantity`,
    columnsOf(taken),
  );
  return count === taken.length;
}

/**
 * What an order's change of status or its deletion does to the stock of its products. @throws RefusedOrder when it
 * cannot be taken again
 */
export async function applyStockEffect(manager: EntityManager, orderId: number, effect: StockEffect): Promise<void> {
  if (effect === 'none') return;
  const items = await manager.find(OrderItem, { where: { orderId }, order: { id: 'ASC' } });
  const quantities = quantitiesByProduct(
    items.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }])),
  );
  const products = await lockProducts(
    manager,
    quantities.map(({ productId }) => productId),
  );
  if (effect === 'return') await returnStock(manager, quantities);
  else await takeAgain(manager, items, quantities, products);
}

/** Products that are deleted meanwhile get none. */
async function returnStock(manager: EntityManager, returned: readonly ProductQuantity[]): Promise<void> {
  await manager.query(
    `UPDATE products SET stock = stock + quantity FROM ${QUANTITIES} WHERE products.id = product_id`,
    columnsOf(returned),
  );
}

async function takeAgain(
  manager: EntityManager,
  items: OrderItem[],
  quantities: ProductQuantity[],
  products: Map<number, Offered>,
): Promise<void> {
  const needed = new Map(quantities.map(({ productId, quantity }) => [productId, quantity]));
  const errors = items.flatMap(({ productId, productName }, line): [string, string][] => {
    const product = productId === null ? undefined : products.get(productId);
    if (!product) return [[`items.${line}.productId`, productGone(productName)]];
    return product.stock < (needed.get(product.id) ?? 0)
      ? [[`items.${line}.quantity`, stockGone(product.name, product.stock)]]
      : [];
  });
  if (errors.length > 0) throw new RefusedOrder(Object.fromEntries(errors));
  if (!(await takeStock(manager, quantities))) throw new Error('Locked stock was changed by somebody else');
}

const QUANTITIES = 'unnest($1::int[], $2::int[]) AS change (product_id, quantity)';

function columnsOf(quantities: readonly ProductQuantity[]): [number[], number[]] {
  return [quantities.map(({ productId }) => productId), quantities.map(({ quantity }) => quantity)];
}

/** A 409 that names what stands against an order, by the field of its lines. Its sentence is the first one. */
export class RefusedOrder extends ConflictException {
  /** @param errors field path → sentence, at least one */
  constructor(readonly errors: Record<string, string>) {
    super({ message: Object.values(errors)[0], errors });
  }
}
