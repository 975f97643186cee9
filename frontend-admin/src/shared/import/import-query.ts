import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ImportResource } from '#libs/contracts/import';
import type { SchoolDataProvider } from '../../data-provider';

/** What is known of the files of a list: a change makes all of it stale. */
export const importsKey = (list: ImportResource) => ['imports', list];

export function useImports(list: ImportResource) {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery({ queryKey: [...importsKey(list), 'all'], queryFn: () => api.listImports(list) });
}

export function useImport(list: ImportResource, id: number) {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery({ queryKey: [...importsKey(list), id], queryFn: () => api.readImport(list, id) });
}
