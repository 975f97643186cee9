/**
 * What changed between the cart a visitor meant to order and the cart as it is now, line by line, and what accepting
 * that leaves in it (CONTRACT "Shop": a stale price and lost stock are refused). Lines of one product share its stock,
 * or that of their size, and what an order may have of it, in the order of the cart. Money is integer cents.
 */
import { type Room, roomFor } from '#libs/domain/cart-room';
import { isKeptBySize, type SizeStock, stockIn } from '#libs/domain/product-sizes';
import { isSameLine, type SeenLine } from '#libs/domain/seen-line';

export interface CartLine {
  id: string;
  productId: number;
  quantity: number;
  selectedSize: string | null;
  product: {
    name: string;
    /** Cents for one. */
    price: number;
    stock: number;
    hasVariableSizes: boolean;
    availableSizes: readonly string[];
    sizes: readonly SizeStock[];
    /** False when the product, or its category, is not for sale at present. */
    isAvailable: boolean;
  };
}

export type LineChange =
  | { kind: 'price'; fromCents: number; toCents: number }
  /** Fewer are left than are in the line: `left` of them for this line, none when other sizes take all. */
  | { kind: 'fewer'; left: number; wanted: number }
  /** An order may have `max` of the product: `left` of them for this line. */
  | { kind: 'most'; max: number; left: number; wanted: number }
  | { kind: 'sold-out' }
  | { kind: 'size-gone'; size: string }
  /** Each size has a stock of its own by now, and none was chosen. */
  | { kind: 'size-needed' }
  /** Its product is not for sale, or was deleted and took the line with it. */
  | { kind: 'not-sold' };

export interface ChangedLine {
  id: string;
  name: string;
  selectedSize: string | null;
  changes: readonly LineChange[];
  /** How many the line has once this is accepted; 0 takes it out of the cart. */
  quantity: number;
}

/**
 * The lines with something to accept, in the order of the cart, those that are gone last. A line that was never seen
 * has no price to compare with.
 * @param maxPerProduct how many pieces of one product an order may have
 */
export function cartChanges(
  seen: readonly SeenLine[],
  present: readonly CartLine[],
  maxPerProduct: number,
): ChangedLine[] {
  const before: CartLine[] = [];
  const changed = present.map((line) => {
    const change = changedLine(
      seen.find((one) => isSameLine(one, line)),
      line,
      roomFor(line, before, maxPerProduct),
      maxPerProduct,
    );
    before.push({ ...line, quantity: change.quantity });
    return change;
  });
  const gone = seen.filter((before) => !present.some((line) => isSameLine(before, line)));
  return [...changed.filter(({ changes }) => changes.length > 0), ...gone.map(goneLine)];
}

/** The cart once the changes are accepted. */
export function acceptedLines<Line extends CartLine>(
  present: readonly Line[],
  changed: readonly ChangedLine[],
): Line[] {
  return present
    .map((line) => ({ ...line, quantity: changed.find(({ id }) => id === line.id)?.quantity ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

function changedLine(before: SeenLine | undefined, line: CartLine, room: Room, maxPerProduct: number): ChangedLine {
  const { product, selectedSize: size, quantity } = line;
  if (!product.isAvailable) return described(line, [{ kind: 'not-sold' }], 0);
  if (size !== null && !(product.hasVariableSizes && product.availableSizes.includes(size)))
    return described(line, [{ kind: 'size-gone', size }], 0);
  if (size === null && isKeptBySize(product)) return described(line, [{ kind: 'size-needed' }], 0);
  if (stockIn(product, size) <= 0) return described(line, [{ kind: 'sold-out' }], 0);
  const changes: LineChange[] = [];
  if (before && before.priceCents !== product.price)
    changes.push({ kind: 'price', fromCents: before.priceCents, toCents: product.price });
  const left = Math.min(room.inStock, room.inOrder);
  if (left < quantity)
    changes.push(
      room.inStock <= room.inOrder
        ? { kind: 'fewer', left, wanted: quantity }
        : { kind: 'most', max: maxPerProduct, left, wanted: quantity },
    );
  return described(line, changes, Math.min(quantity, left));
}

function described(
  { id, product, selectedSize }: CartLine,
  changes: readonly LineChange[],
  quantity: number,
): ChangedLine {
  return { id, name: product.name, selectedSize, changes, quantity };
}

function goneLine({ productId, name, selectedSize }: SeenLine): ChangedLine {
  return {
    id: `gone-${productId}-${selectedSize ?? ''}`,
    name,
    selectedSize,
    changes: [{ kind: 'not-sold' }],
    quantity: 0,
  };
}
