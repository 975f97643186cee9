/** The sizes of an order's lines, put right by staff, and the stock that follows them. */
import type { EntityManager } from 'typeorm';
import { ORDER_RULES, sizeMissing, sizeUnknown } from '#libs/contracts/order';
import { stockLeft } from '#libs/contracts/product';
import { sizesToChoose } from '#libs/domain/order';
import { type SizeCorrection, sizeCorrections } from '#libs/domain/order-correction';
import { isKeptBySize, stockIn } from '#libs/domain/product-sizes';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { OrderItem } from './order-item.entity.js';
import type { OrderRecord } from './order-record.entity.js';
import { lockProducts, moveSizes, type Offered, RefusedOrder } from './order-stock.js';

/**
 * Within the transaction that holds the order's lock.
 * @param order whose lines they are
 * @param sent lines with their id and size; undefined: nothing is said of them
 * @param holdsStock whether the order keeps its pieces from others: then they move from size to size
 * @returns whether any size is another now
 * @throws RefusedFields for what cannot be changed of a line or a size that the product does not have, RefusedOrder
 *   when nothing is left in it
 */
export async function correctSizes(
  manager: EntityManager,
  order: Pick<OrderRecord, 'id' | 'orderNumber' | 'items'>,
  sent: readonly Record<string, unknown>[] | undefined,
  holdsStock: boolean,
): Promise<boolean> {
  if (sent === undefined) return false;
  const { items } = order;
  const { corrections, faults } = sizeCorrections(items, sent);
  if (faults.length > 0) throw new RefusedFields(Object.fromEntries(faults.map((field) => [field, faultOf(field)])));
  if (corrections.length === 0) return false;
  const products = await lockProducts(
    manager,
    items.flatMap(({ productId }) => productId ?? []),
  );
  const itemOf = ({ id }: SizeCorrection) => items.find((item) => item.id === id)!;
  const productOf = (correction: SizeCorrection) => products.get(itemOf(correction).productId ?? 0);
  const messages = corrections.flatMap((correction) => {
    const message = sizeMessage(correction, productOf(correction));
    return message === undefined ? [] : [[`items.${correction.at}.selectedSize`, message] as const];
  });
  if (messages.length > 0) throw new RefusedFields(Object.fromEntries(messages));
  if (holdsStock) {
    for (const product of products.values()) {
      const own = corrections.filter((correction) => productOf(correction) === product);
      if (own.length > 0 && isKeptBySize(product))
        await move(manager, order, product, own, (one) => itemOf(one).quantity);
    }
  }
  for (const { id, to } of corrections) await manager.update(OrderItem, id, { selectedSize: to, sizeNotGiven: false });
  return true;
}

function faultOf(field: string): string {
  return field.endsWith('.selectedSize') ? ORDER_RULES.selectedSize.invalid : `${field} cannot be changed`;
}

/** Of a product that is deleted any size may be noted. */
function sizeMessage({ to }: SizeCorrection, product: Offered | undefined): string | undefined {
  if (to !== null && Array.from(to).length > ORDER_RULES.selectedSize.maxLength)
    return ORDER_RULES.selectedSize.invalid;
  if (!product) return undefined;
  const sizes = sizesToChoose(product);
  if (to === null) return sizes.length > 0 ? sizeMissing(product.name) : undefined;
  return sizes.includes(to) ? undefined : sizeUnknown({ name: product.name, size: to, sizes });
}

/**
 * All at once, for two lines may change places. What goes back to a size that is no longer there is for staff to count.
 */
async function move(
  manager: EntityManager,
  order: Pick<OrderRecord, 'id' | 'orderNumber'>,
  product: Offered,
  corrections: readonly SizeCorrection[],
  quantityOf: (correction: SizeCorrection) => number,
): Promise<void> {
  const taken = new Map<string, number>();
  const add = (size: string | null, quantity: number) => {
    if (size !== null) taken.set(size, (taken.get(size) ?? 0) + quantity);
  };
  for (const correction of corrections) {
    add(correction.from, -quantityOf(correction));
    add(correction.to, quantityOf(correction));
  }
  if (await moveSizes(manager, order, product.id, Object.fromEntries(taken))) return;
  const short = corrections.filter(({ to }) => (taken.get(to ?? '') ?? 0) > stockIn(product, to));
  throw new RefusedOrder(
    Object.fromEntries(
      short.map(({ at, to }) => [`items.${at}.selectedSize`, stockLeft(product.name, stockIn(product, to), to)]),
    ),
  );
}
