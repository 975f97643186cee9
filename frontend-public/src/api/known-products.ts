import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { productIdOf } from '#libs/domain/product-address';
import { jsonElement, jsonInPage } from '../page-json';
import { PRODUCTS_KEY } from './public-lists';

const OF_PAGE_KEY = ['products-of-page'];
const ELEMENT_ID = 'page-products';

/** What a product's page was sent with. */
interface PageProducts {
  /** Empty: the server knows no such product. */
  products: readonly PublicProduct[];
  pathname: string;
}

/**
 * What is known of the shop's products without asking: the list once it was fetched, else those in the page's HTML.
 * @param pathname of the present page
 */
export function useKnownProducts(pathname: string): {
  /** Empty: none is known. */
  products: readonly PublicProduct[];
  /** What is not among them is not sold. */
  isWhole: boolean;
} {
  const { data: all } = useQuery<PublicProduct[]>({ queryKey: PRODUCTS_KEY, enabled: false });
  const { data: sent } = useQuery<PageProducts>({ queryKey: OF_PAGE_KEY, enabled: false });
  if (all) return { products: all, isWhole: true };
  return { products: sent?.products ?? [], isWhole: sent?.products.length === 0 && sent.pathname === pathname };
}

/** Before the first render, in the browser as on the server. */
export function keepPageProducts(queryClient: QueryClient, sent: PageProducts): void {
  queryClient.setQueryData(OF_PAGE_KEY, sent);
}

/** For the page's head: what the server rendered from is what the page goes on with. */
export function pageProductsElement(products: readonly PublicProduct[]): string {
  return jsonElement(ELEMENT_ID, products);
}

/** To be called before the first render. An address of a product that came without one is the 404 page. */
export function takePageProducts(queryClient: QueryClient): void {
  const { pathname } = window.location;
  if (productIdOf(pathname) === undefined) return;
  const products = (jsonInPage(ELEMENT_ID) ?? []) as PublicProduct[];
  keepPageProducts(queryClient, { products, pathname });
}
