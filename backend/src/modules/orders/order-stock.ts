/**
 * What orders do to the stock, inside the caller's transaction. Everybody locks products in the order of their ids,
 * after the order's own row, so that nobody waits for somebody who waits for them.
 */
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { productGone, sizeGone, stockGone } from '#libs/contracts/order';
import { type OfferedProduct, type StockChange, stockChanges, type StockEffect } from '#libs/domain/order';
import { isKeptBySize, stockIn } from '#libs/domain/product-sizes';
import type { StockMovementKind } from '#libs/domain/stock-movement';
import type { Order } from './order.entity.js';
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
export async function lockProducts(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Offered>> {
  const locked = await manager.query<Offered[]>(
    `SELECT product.id, product.name, price_cents AS "priceCents", stock, image_url AS "imageUrl",
       has_variable_sizes AS "hasVariableSizes",
       offer_of(product) AS offer, available_sizes AS "availableSizes", sizes, is_active
         AND (SELECT category.is_active FROM product_categories category WHERE category.id = category_id)
         AS "isAvailable"
     FROM products product WHERE product.id = ANY($1) ORDER BY product.id FOR NO KEY UPDATE OF product`,
    [ids],
  );
  return new Map(locked.map((product) => [product.id, product]));
}

/** Whose order it is that moves stock, for the stock's history. */
type MovingOrder = Pick<Order, 'id' | 'orderNumber'>;

/** Says in the same statement why it moves stock: see the migration StockHistory. */
const CAUSE = `WITH cause AS MATERIALIZED (SELECT set_config('storm.stock_cause', $1, true))`;

function causeOf(kind: StockMovementKind, { id, orderNumber }: MovingOrder): string {
  return JSON.stringify({ kind, orderId: id, orderNumber });
}

/**
 * Moves pieces of a product between its sizes, as the order's lines are corrected.
 * @param taken of each; less than 0: given back
 * @returns whether all were there
 */
export async function moveSizes(
  manager: EntityManager,
  order: MovingOrder,
  productId: number,
  taken: Record<string, number>,
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `${CAUSE} UPDATE products SET sizes = sizes_less(sizes, $3), stock = stock_of_sizes(sizes_less(sizes, $3))
      FROM cause WHERE id = $2 AND sizes_less(sizes, $3) IS NOT NULL`,
    [causeOf('correction', order), productId, JSON.stringify(taken)],
  );
  return count === 1;
}

/** Takes the stock where all of it is there. @returns whether it was */
async function takeStock(manager: EntityManager, order: MovingOrder, taken: readonly StockChange[]): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `${CAUSE} UPDATE products SET stock = stock - quantity, sizes = sizes_less(products.sizes, change.sizes)
      FROM cause, ${CHANGES} WHERE products.id = "productId" AND stock >= quantity
        AND sizes_less(products.sizes, change.sizes) IS NOT NULL`,
    [causeOf('order', order), JSON.stringify(taken)],
  );
  return count === taken.length;
}

/**
 * What an order's change of status or its deletion does to the stock of its products.
 * @param returnedAs how their history tells of what is given back
 * @throws RefusedOrder when it cannot be taken again
 */
export async function applyStockEffect(
  manager: EntityManager,
  order: MovingOrder,
  effect: StockEffect,
  returnedAs: 'cancelled' | 'return' = 'cancelled',
): Promise<void> {
  if (effect === 'none') return;
  const items = await manager.find(OrderItem, { where: { orderId: order.id }, order: { id: 'ASC' } });
  const changes = stockChanges(
    items.flatMap(({ productId, quantity, selectedSize }) =>
      productId === null ? [] : [{ productId, quantity, selectedSize }],
    ),
  );
  const products = await lockProducts(
    manager,
    changes.map(({ productId }) => productId),
  );
  if (effect === 'return') await returnStock(manager, causeOf(returnedAs, order), changes);
  else await takeAgain(manager, order, items, changes, products);
}

/**
 * Products that are deleted meanwhile get none. Where each size has a stock by now, what has no size, or one that is no
 * longer there, is for staff to count: nobody knows where it belongs.
 */
async function returnStock(manager: EntityManager, cause: string, returned: readonly StockChange[]): Promise<void> {
  const given = returned.map(({ sizes, ...change }) => ({
    ...change,
    sizes: Object.fromEntries(Object.entries(sizes).map(([size, quantity]) => [size, -quantity])),
  }));
  await manager.query(
    `${CAUSE} UPDATE products SET sizes = sizes_less(products.sizes, change.sizes),
       stock = CASE WHEN products.sizes = '[]' THEN stock + quantity
         ELSE stock_of_sizes(sizes_less(products.sizes, change.sizes)) END
     FROM cause, ${CHANGES} WHERE products.id = "productId"`,
    [cause, JSON.stringify(given)],
  );
}

async function takeAgain(
  manager: EntityManager,
  order: MovingOrder,
  items: OrderItem[],
  changes: StockChange[],
  products: Map<number, Offered>,
): Promise<void> {
  const needed = new Map(changes.map((change) => [change.productId, change]));
  const errors = items.flatMap(({ productId, productName, selectedSize }, line): [string, string][] => {
    const product = productId === null ? undefined : products.get(productId);
    if (!product) return [[`items.${line}.productId`, productGone(productName)]];
    const { quantity, sizes } = needed.get(product.id)!;
    const { name } = product;
    if (!isKeptBySize(product))
      return product.stock < quantity ? [[`items.${line}.quantity`, stockGone(name, product.stock, null)]] : [];
    if (selectedSize === null || !product.availableSizes.includes(selectedSize))
      return [[`items.${line}.selectedSize`, sizeGone(name, selectedSize)]];
    const left = stockIn(product, selectedSize);
    return left < sizes[selectedSize]! ? [[`items.${line}.quantity`, stockGone(name, left, selectedSize)]] : [];
  });
  if (errors.length > 0) throw new RefusedOrder(Object.fromEntries(errors));
  if (!(await takeStock(manager, order, changes))) throw new Error('Locked stock was changed by somebody else');
}

/** StockChanges, as JSON. */
const CHANGES = `jsonb_to_recordset($2) AS change ("productId" integer, quantity integer, sizes jsonb)`;

/** A 409 that names what stands against an order, by the field of its lines. Its sentence is the first one. */
export class RefusedOrder extends ConflictException {
  /** @param errors field path → sentence, at least one */
  constructor(readonly errors: Record<string, string>) {
    super({ message: Object.values(errors)[0], errors });
  }
}
