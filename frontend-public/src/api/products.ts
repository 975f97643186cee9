import { checkedProducts } from './checked-shop';
import { callApi } from './client';
import { useLiveQuery } from './live-query';

export const PRODUCTS_KEY = ['products'];

export const productsQuery = {
  queryKey: PRODUCTS_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    checkedProducts(await callApi('get', '/api/products', { signal })),
};

/** What the shop sells, as the school orders it. Who comes back to the shop sees the stock of now. */
export function useProducts() {
  return useLiveQuery({ ...productsQuery, refetchOnMount: 'always' });
}
