import type { SchoolDataProvider } from '../../data-provider';

/** What all parts of the screen read from: a change makes all of it stale. */
export const SYSTEM_KEY = ['system'];
const ANEW_EVERY_MS = 30_000;

export function systemStateQuery(api: SchoolDataProvider) {
  return {
    queryKey: [...SYSTEM_KEY, 'state'],
    queryFn: () => api.describeSystem(),
    refetchInterval: ANEW_EVERY_MS,
  };
}
