// Which products a visitor asked for, and in what order: by words, by category, only what is in stock, sorted. They
// stand in the address, so that a friend who gets the link sees the same. What is sold out comes last, of a search only
// among what fits as well.
import type { PublicProduct } from '#libs/contracts/generated/api';
import { type Found, searchProducts } from '#libs/domain/product-search';

export const SORT_CHOICES = [
  { sort: 'featured', label: 'Featured' },
  { sort: 'price', label: 'Price, lowest first' },
  { sort: '-price', label: 'Price, highest first' },
  { sort: 'name', label: 'Name, A to Z' },
] as const;

/** What the first of them is while something is searched for. */
export const BEST_MATCH = 'Best match';

type ShopSort = (typeof SORT_CHOICES)[number]['sort'];

export interface ShopFilters {
  /** As it was typed. */
  search: string;
  /** The category's name; undefined for all. */
  category: string | undefined;
  isInStockOnly: boolean;
  sort: ShopSort;
}

export const NO_FILTERS: ShopFilters = {
  search: '',
  category: undefined,
  isInStockOnly: false,
  sort: 'featured',
};

const IN_STOCK = 'in';

type Shown = Pick<PublicProduct, 'name' | 'description' | 'price' | 'category' | 'stock'>;

/** Reads `?q=gloves&category=Gear&stock=in&sort=price`; what is unknown counts as not given. */
export function readFilters(query: URLSearchParams): ShopFilters {
  return {
    search: query.get('q') ?? '',
    category: query.get('category') || undefined,
    isInStockOnly: query.get('stock') === IN_STOCK,
    sort: SORT_CHOICES.find(({ sort }) => sort === query.get('sort'))?.sort ?? NO_FILTERS.sort,
  };
}

/** The query with these filters in it; what else stands in the address stays. */
export function writeFilters(query: URLSearchParams, filters: ShopFilters): URLSearchParams {
  const { search, category, isInStockOnly, sort } = filters;
  const next = new URLSearchParams(query);
  const wanted = {
    q: search || undefined,
    category,
    stock: isInStockOnly ? IN_STOCK : undefined,
    sort: sort === NO_FILTERS.sort ? undefined : sort,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function chosenProducts<Product extends Shown>(
  products: readonly Product[],
  { search, category, isInStockOnly, sort }: ShopFilters,
): Product[] {
  const offered = products.filter(
    (product) =>
      (category === undefined || isSameName(product.category, category)) && !(isInStockOnly && product.stock <= 0),
  );
  return searchProducts(offered, search)
    .sort(
      (one, other) =>
        (sort === 'featured' ? one.rank - other.rank : 0) ||
        isSoldOut(one) - isSoldOut(other) ||
        ORDERS[sort](one.product, other.product),
    )
    .map(({ product }) => product);
}

function isSoldOut({ product }: Found<Shown>): number {
  return Number(product.stock <= 0);
}

/** The distinct categories of the products, in their order, and the one asked for even when nothing is in it. */
export function categoryChoices(
  products: readonly Shown[],
  asked: string | undefined,
): { category: string; label: string }[] {
  const names = [...new Set(products.map(({ category }) => category))];
  const isListed = asked === undefined || names.some((name) => isSameName(name, asked));
  return (isListed ? names : [...names, asked]).map((category) => ({
    category,
    label: categoryLabel(category),
  }));
}

export function categoryLabel(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

/** "13 products", or "4 of 13 products". */
export function countWords(matching: number, total: number): string {
  return `${matching === total ? '' : `${matching} of `}${total} ${total === 1 ? 'product' : 'products'}`;
}

// Names of categories differ in more than their case (a rule of the server), so a typed address may be careless.
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const ORDERS: Record<ShopSort, (one: Shown, other: Shown) => number> = {
  featured: () => 0,
  price: (one, other) => one.price - other.price,
  '-price': (one, other) => other.price - one.price,
  name: (one, other) => one.name.localeCompare(other.name, 'en-ZA', { numeric: true }),
};
