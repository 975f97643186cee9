import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { productIdOf } from '#libs/domain/product-address';
import { jsonElement, jsonInPage } from '../page-json';
import { PRODUCTS_KEY } from './public-lists';

const OF_PAGE_KEY = ['products-of-page'];
const ELEMENT_ID = 'page-products';

/** Data embedded in the HTML of a product page. */
interface PageProducts {
  /** Empty: the server knows no such product. */
  products: readonly PublicProduct[];
  pathname: string;
}

/**
 * Products known without a request: the fetched list, else those embedded in the HTML.
 * @param pathname of the current page
 */
export function useKnownProducts(pathname: string): {
  /** Empty when none is known. */
  products: readonly PublicProduct[];
  /** True when any other product is not sold. */
  isWhole: boolean;
} {
  const { data: all } = useQuery<PublicProduct[]>({ queryKey: PRODUCTS_KEY, enabled: false });
  const { data: sent } = useQuery<PageProducts>({ queryKey: OF_PAGE_KEY, enabled: false });
  if (all) return { products: all, isWhole: true };
  return { products: sent?.products ?? [], isWhole: sent?.products.length === 0 && sent.pathname === pathname };
}

/** Seeds the query cache before the first render, on the server and in the browser. */
export function seedPageProducts(queryClient: QueryClient, sent: PageProducts): void {
  queryClient.setQueryData(OF_PAGE_KEY, sent);
}

/** The element for the head from which the browser hydrates. */
export function pageProductsElement(products: readonly PublicProduct[]): string {
  return jsonElement(ELEMENT_ID, products);
}

/** Hydrates the query cache before the first render. A product address without embedded data is the 404 page. */
export function hydratePageProducts(queryClient: QueryClient): void {
  const { pathname } = window.location;
  if (productIdOf(pathname) === undefined) return;
  const products = (jsonInPage(ELEMENT_ID) ?? []) as PublicProduct[];
  seedPageProducts(queryClient, { products, pathname });
}
