import type { PublicCorporateClient } from '#libs/contracts/generated/api';
import { checkedList, isTextOrNone } from './checked-list';
import { callApi } from './client';
import { useLiveQuery } from './live-query';

/** The organisations the school trains, in the order of the server. */
export function useCorporateClients() {
  return useLiveQuery({
    queryKey: ['corporate-clients'],
    queryFn: async ({ signal }) =>
      checkedList<PublicCorporateClient>(
        await callApi('get', '/api/corporate-clients', { signal }),
        ['name', 'logoUrl'],
        ({ websiteUrl, description }) => isTextOrNone(websiteUrl) && isTextOrNone(description),
      ),
  });
}
