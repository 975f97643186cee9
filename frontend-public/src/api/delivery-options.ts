import { useQuery } from '@tanstack/react-query';
import type { PublicShopFacts } from '#libs/contracts/generated/api';
import { facts } from '#libs/school/facts';
import { validatedList } from './validated-list';
import { callApi } from './client';

type DeliveryOptions = PublicShopFacts['deliveryOptions'];

/** How an order can be got, as the page knows it; asked for again once the shop has refused what the page knew. */
export function useDeliveryOptions(): { options: DeliveryOptions; refresh: () => Promise<unknown> } {
  const { data: options, refetch } = useQuery({
    queryKey: ['delivery-options'],
    queryFn: async ({ signal }) => checkedOptions((await callApi('get', '/api/school', { signal })).shop),
    initialData: () => facts.shop.deliveryOptions.filter(({ isActive }) => isActive),
    staleTime: Infinity,
  });
  return { options, refresh: refetch };
}

function checkedOptions({ deliveryOptions }: PublicShopFacts): DeliveryOptions {
  return validatedList(
    deliveryOptions,
    ['id', 'name', 'kind'],
    ({ price, freeFrom }) => Number.isInteger(price) && (freeFrom === null || Number.isInteger(freeFrom)),
  );
}
