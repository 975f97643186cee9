/**
 * What changed between the cart a visitor meant to order and the cart as it is now, line by line, and what accepting
 * that leaves in it (CONTRACT "Shop": a stale price and lost stock are refused). Lines of one product share its stock
 * in the order of the cart. Money is integer cents.
 */
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
    /** False when the product, or its category, is not for sale at present. */
    isAvailable: boolean;
  };
}

export type LineChange =
  | { kind: 'price'; fromCents: number; toCents: number }
  /** Fewer are left than are in the line: `left` of them for this line, none when other sizes take all. */
  | { kind: 'fewer'; left: number; wanted: number }
  | { kind: 'sold-out' }
  | { kind: 'size-gone'; size: string }
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

/** The lines with something to accept, in the order of the cart, those that are gone last. */
export function cartChanges(seen: readonly CartLine[], present: readonly CartLine[]): ChangedLine[] {
  const leftOf = new Map(present.map(({ productId, product }) => [productId, product.stock]));
  const changed = present.map((line) => {
    const before = seen.find(({ id }) => id === line.id) ?? line;
    const left = leftOf.get(line.productId) ?? 0;
    const change = changedLine(before, line, left);
    leftOf.set(line.productId, left - change.quantity);
    return change;
  });
  const gone = seen.filter((line) => !present.some(({ id }) => id === line.id));
  return [...changed.filter(({ changes }) => changes.length > 0), ...gone.map((line) => described(line, [{ kind: 'not-sold' }], 0))];
}

/** The cart once the changes are accepted. */
export function acceptedLines<Line extends CartLine>(present: readonly Line[], changed: readonly ChangedLine[]): Line[] {
  return present
    .map((line) => ({ ...line, quantity: changed.find(({ id }) => id === line.id)?.quantity ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

function changedLine(before: CartLine, line: CartLine, left: number): ChangedLine {
  const { product, selectedSize: size, quantity } = line;
  if (!product.isAvailable) return described(line, [{ kind: 'not-sold' }], 0);
  if (size !== null && !(product.hasVariableSizes && product.availableSizes.includes(size))) return described(line, [{ kind: 'size-gone', size }], 0);
  if (product.stock <= 0) return described(line, [{ kind: 'sold-out' }], 0);
  const changes: LineChange[] = [];
  if (before.product.price !== product.price) changes.push({ kind: 'price', fromCents: before.product.price, toCents: product.price });
  if (left < quantity) changes.push({ kind: 'fewer', left, wanted: quantity });
  return described(line, changes, Math.min(quantity, left));
}

function described({ id, product, selectedSize }: CartLine, changes: readonly LineChange[], quantity: number): ChangedLine {
  return { id, name: product.name, selectedSize, changes, quantity };
}
