import type { PublicProduct } from '#libs/contracts/generated/api';
import { validatedEntry, validatedList, isListOfTexts, isTextOrNone } from './validated-list';
import { isForSale } from './validated-shop';
import { callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';
import { PRODUCTS_KEY } from './public-lists';

export const productsQuery = {
  queryKey: PRODUCTS_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    validatedProducts(await callApi('get', '/api/products', { signal })),
};

/** What the shop sells, as the school orders it. Who comes back to the shop sees the stock of now. */
export function useProducts() {
  return useQueryKeepingError({ ...productsQuery, refetchOnMount: 'always' });
}

export function validatedProducts(answer: readonly PublicProduct[]): PublicProduct[] {
  return validatedList(
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
  const { columns, rows } = validatedEntry(chart, []);
  return isListOfTexts(columns) && Array.isArray(rows) && rows.every(isListOfTexts);
}
