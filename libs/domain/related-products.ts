/** What stands below a product: others that can be bought, first of its own category (CONTRACT section 7). */
interface Offered {
  id: number;
  category: string;
  stock: number;
}

const MAX_RELATED = 4;

/** @param products all of the shop, in its order, which is kept */
export function relatedProducts<Product extends Offered>(of: Offered, products: readonly Product[]): Product[] {
  const others = products.filter(({ id, stock }) => id !== of.id && stock > 0);
  const isAkin = ({ category }: Offered): boolean => category === of.category;
  return [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))].slice(0, MAX_RELATED);
}
