import type { PublicProduct } from '#libs/contracts/generated/api';
import { checkedEntry, checkedList, isListOfTexts, isTextOrNone } from './checked-list';
import { isForSale } from './checked-shop';
import { callApi } from './client';
import { useLiveQuery } from './live-query';
import { PRODUCTS_KEY } from './public-lists';

export const productsQuery = {
  queryKey: PRODUCTS_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    checkedProducts(await callApi('get', '/api/products', { signal })),
};

/** What the shop sells, as the school orders it. Who comes back to the shop sees the stock of now. */
export function useProducts() {
  return useLiveQuery({ ...productsQuery, refetchOnMount: 'always' });
}

export function checkedProducts(answer: readonly PublicProduct[]): PublicProduct[] {
  return checkedList(
    answer,
    ['name', 'category'],
    (product) =>
      Number.isInteger(product.id) &&
      isTextOrNone(product.description) &&
      isListOfTexts(product.images) &&
      (product.sizeChart === null || isChart(product.sizeChart)) &&
      isForSale(product),
  );
}

function isChart(chart: NonNullable<PublicProduct['sizeChart']>): boolean {
  const { columns, rows } = checkedEntry(chart, []);
  return isListOfTexts(columns) && Array.isArray(rows) && rows.every(isListOfTexts);
}
