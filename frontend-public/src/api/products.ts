import { checkedProducts } from './checked-shop';
import { callApi } from './client';
import { useLiveQuery } from './live-query';

export const PRODUCTS_KEY = ['products'];

/** What the shop sells, as the school orders it. Who comes back to the shop sees the stock of now. */
export function useProducts() {
  return useLiveQuery({ queryKey: PRODUCTS_KEY, queryFn: async ({ signal }) => checkedProducts(await callApi('get', '/api/products', { signal })), refetchOnMount: 'always' });
}
