// An order of the shop (CONTRACT "Shop"). While it is pending, processing, shipped or delivered it holds its products'
// stock. Cancelling returns the stock once, leaving cancelled takes it again. Deleting returns what has not left the
// school. Prices, sizes and stock are the server's at the moment of the order: what was shown before is only compared
// with them.
import { deliveryPrice, type DeliveryOption, offeredOption } from '#libs/domain/delivery';
import { sumCents } from '#libs/domain/money';
import { isKeptBySize, type SizeStock, stockIn } from '#libs/domain/product-sizes';

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

interface SizedQuantity extends ProductQuantity {
  selectedSize: string | null;
}

/** What is taken of a product, or given back: in all, and of each size that was named. */
export interface StockChange extends ProductQuantity {
  sizes: Record<string, number>;
}

/** In the order of quantitiesByProduct. */
export function stockChanges(lines: readonly SizedQuantity[]): StockChange[] {
  return quantitiesByProduct(lines).map((change) => {
    const sizes = new Map<string, number>();
    for (const { productId, quantity, selectedSize } of lines)
      if (productId === change.productId && selectedSize !== null)
        sizes.set(selectedSize, (sizes.get(selectedSize) ?? 0) + quantity);
    return { ...change, sizes: Object.fromEntries(sizes) };
  });
}

/** A line as the customer saw it. */
export interface AskedLine extends SizedQuantity {
  unitPriceCents: number;
}

/** A product as it is now. */
export interface OfferedProduct {
  id: number;
  name: string;
  priceCents: number;
  stock: number;
  hasVariableSizes: boolean;
  availableSizes: readonly string[];
  /** With a stock of their own; none where they share the product's. */
  sizes: readonly SizeStock[];
  /** It and its category are active. */
  isAvailable: boolean;
}

/** Why an order is refused; `line` counts from 0. */
export type OrderFault =
  | { kind: 'gone'; line: number }
  | { kind: 'unavailable'; line: number; name: string }
  | { kind: 'price'; line: number; name: string; priceCents: number }
  | { kind: 'size'; line: number; name: string; size: string; sizes: readonly string[] }
  /** It keeps a stock of each size, and none was chosen. */
  | { kind: 'sizeMissing'; line: number; name: string }
  /** Of the size, where each has its own stock. */
  | { kind: 'stock'; line: number; name: string; size: string | null; left: number }
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
  const together = new Map(stockChanges(lines).map((change) => [change.productId, change]));
  const faults = lines.flatMap((line, index) =>
    lineFaults(line, index, products.get(line.productId), together.get(line.productId)!, maxPerProduct),
  );
  const option = offeredOption(deliveryOptions, deliveryOptionId);
  if (deliveryOptionId !== null && !option) return [...faults, { kind: 'delivery' }];
  return [...faults, ...totalFaults(lines, products, option, totalCents)];
}

function lineFaults(
  asked: AskedLine,
  line: number,
  product: OfferedProduct | undefined,
  together: StockChange,
  maxPerProduct: number,
): OrderFault[] {
  if (!product) return [{ kind: 'gone', line }];
  const { name, priceCents } = product;
  if (!product.isAvailable) return [{ kind: 'unavailable', line, name }];
  const faults: OrderFault[] = [];
  if (asked.unitPriceCents !== priceCents) faults.push({ kind: 'price', line, name, priceCents });
  const { selectedSize: size } = asked;
  const sizes = sizesToChoose(product);
  if (size !== null && !sizes.includes(size)) faults.push({ kind: 'size', line, name, size, sizes });
  const own = isKeptBySize(product) ? size : null;
  if (isKeptBySize(product)) {
    if (own === null) return [...faults, { kind: 'sizeMissing', line, name }];
    if (!sizes.includes(own)) return faults;
  }
  const wanted = own === null ? together.quantity : (together.sizes[own] ?? 0);
  const left = stockIn(product, own);
  if (wanted > left) faults.push({ kind: 'stock', line, name, size: own, left });
  else if (together.quantity > maxPerProduct) faults.push({ kind: 'most', line, name, max: maxPerProduct });
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
