import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CorporateClient } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';

export const CORPORATE_CLIENTS = 'corporate-clients';

/** Every client, to be compared with, the first that was added first. What is changed here makes it stale at once. */
export function useAllClients({ isAsked = true, staleAfterMs = 0 } = {}) {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery({
    queryKey: [CORPORATE_CLIENTS, 'all'],
    queryFn: async () =>
      (await api.listAll(CORPORATE_CLIENTS, { filter: {}, sort: { field: 'id', order: 'ASC' } })) as CorporateClient[],
    enabled: isAsked,
    staleTime: staleAfterMs,
  });
}
