// A line of a cart as its visitor knows it. By itself, because every page counts the cart and only one compares it.
/** A line as the visitor last saw or accepted it. A cart has one for each product and size. */
export interface SeenLine {
  productId: number;
  selectedSize: string | null;
  name: string;
  /** For one. */
  priceCents: number;
}

export function seenLine({
  productId,
  selectedSize,
  product: { name, price },
}: Pick<SeenLine, 'productId' | 'selectedSize'> & { product: { name: string; price: number } }): SeenLine {
  return { productId, selectedSize, name, priceCents: price };
}

export function isSameLine(
  one: Pick<SeenLine, 'productId' | 'selectedSize'>,
  other: Pick<SeenLine, 'productId' | 'selectedSize'>,
): boolean {
  return one.productId === other.productId && one.selectedSize === other.selectedSize;
}
