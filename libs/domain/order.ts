// An order of the shop (CONTRACT "Shop"). While it is pending, processing, shipped or delivered it holds its products'
// stock. Cancelling returns the stock once, leaving cancelled takes it again. Deleting returns what has not left the
// school. Prices, sizes and stock are the server's at the moment of the order: what was shown before is only compared
// with them.
import { deliveryPrice, type DeliveryOption, offeredOption } from '#libs/domain/delivery';
import { sumCents } from '#libs/domain/money';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What becomes of the quantities of an order's lines. */
export type StockEffect = 'take' | 'return' | 'none';

export function holdsStock(status: OrderStatus): boolean {
  return status !== 'cancelled';
}

/** Any status may follow any other (spec 3 section 4). */
export function stockEffectOfStatus(from: OrderStatus, to: OrderStatus): StockEffect {
  if (holdsStock(from) === holdsStock(to)) return 'none';
  return holdsStock(to) ? 'take' : 'return';
}

/** What was shipped is with the customer, and what is cancelled was returned before. */
export function stockEffectOfDeletion(status: OrderStatus): StockEffect {
  return status === 'pending' || status === 'processing' ? 'return' : 'none';
}

export interface ProductQuantity {
  productId: number;
  quantity: number;
}

/** The lines of one product count together. In the order of the products' ids, in which everybody locks them. */
export function quantitiesByProduct(lines: readonly ProductQuantity[]): ProductQuantity[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}

/** A line as the customer saw it. */
export interface AskedLine extends ProductQuantity {
  unitPriceCents: number;
  selectedSize: string | null;
}

/** A product as it is now. */
export interface OfferedProduct {
  id: number;
  name: string;
  priceCents: number;
  stock: number;
  hasVariableSizes: boolean;
  availableSizes: readonly string[];
  /** It and its category are active. */
  isAvailable: boolean;
}

/** Why an order is refused; `line` counts from 0. */
export type OrderFault =
  | { kind: 'gone'; line: number }
  | { kind: 'unavailable'; line: number; name: string }
  | { kind: 'price'; line: number; name: string; priceCents: number }
  | { kind: 'size'; line: number; name: string; size: string; sizes: readonly string[] }
  | { kind: 'stock'; line: number; name: string; left: number }
  | { kind: 'most'; line: number; name: string; max: number }
  | { kind: 'delivery' }
  | { kind: 'total'; name: string; otherLines: number; deliveryCents: number; totalCents: number };

/** The sizes one of which is to be chosen: none while size options are off, or on without any size. */
export function sizesToChoose({
  hasVariableSizes,
  availableSizes,
}: Pick<OfferedProduct, 'hasVariableSizes' | 'availableSizes'>): readonly string[] {
  return hasVariableSizes ? availableSizes : [];
}

/** What the shop's owner allows and offers. */
export interface ShopTerms {
  /** How many pieces of one product an order may have. */
  maxPerProduct: number;
  deliveryOptions: readonly DeliveryOption[];
}

interface AskedOrder {
  lines: readonly AskedLine[];
  /** Null: none was chosen, and delivery costs nothing (the documented payload). */
  deliveryOptionId: string | null;
  totalCents: number;
}

/**
 * Everything that stands against the order, line by line, delivery and total last. Without faults it can be placed as
 * it was asked.
 */
export function orderFaults(
  { lines, deliveryOptionId, totalCents }: AskedOrder,
  products: ReadonlyMap<number, OfferedProduct>,
  { maxPerProduct, deliveryOptions }: ShopTerms,
): OrderFault[] {
  const together = new Map(quantitiesByProduct(lines).map(({ productId, quantity }) => [productId, quantity]));
  const faults = lines.flatMap((line, index) =>
    lineFaults(line, index, products.get(line.productId), together.get(line.productId) ?? 0, maxPerProduct),
  );
  const option = offeredOption(deliveryOptions, deliveryOptionId);
  if (deliveryOptionId !== null && !option) return [...faults, { kind: 'delivery' }];
  return [...faults, ...totalFaults(lines, products, option, totalCents)];
}

function lineFaults(
  asked: AskedLine,
  line: number,
  product: OfferedProduct | undefined,
  together: number,
  maxPerProduct: number,
): OrderFault[] {
  if (!product) return [{ kind: 'gone', line }];
  const { name, priceCents, stock } = product;
  if (!product.isAvailable) return [{ kind: 'unavailable', line, name }];
  const faults: OrderFault[] = [];
  if (asked.unitPriceCents !== priceCents) faults.push({ kind: 'price', line, name, priceCents });
  const sizes = sizesToChoose(product);
  if (asked.selectedSize !== null && !sizes.includes(asked.selectedSize))
    faults.push({ kind: 'size', line, name, size: asked.selectedSize, sizes });
  if (together > stock) faults.push({ kind: 'stock', line, name, left: stock });
  else if (together > maxPerProduct) faults.push({ kind: 'most', line, name, max: maxPerProduct });
  return faults;
}

/** The total is that of the prices now. While a product is missing there is none to compare with. */
function totalFaults(
  lines: readonly AskedLine[],
  products: ReadonlyMap<number, OfferedProduct>,
  option: DeliveryOption | undefined,
  totalCents: number,
): OrderFault[] {
  const offered = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product?.isAvailable ? [{ name: product.name, unitPriceCents: product.priceCents, quantity }] : [];
  });
  const [first] = offered;
  if (!first || offered.length < lines.length) return [];
  const itemsCents = sumCents(offered);
  const deliveryCents = option ? deliveryPrice(option, itemsCents) : 0;
  const total = itemsCents + deliveryCents;
  return total === totalCents
    ? []
    : [{ kind: 'total', name: first.name, otherLines: offered.length - 1, deliveryCents, totalCents: total }];
}
