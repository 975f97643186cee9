import { useGetIdentity } from 'react-admin';

/** Under what the views of a list are kept: apart for each person who uses this browser. */
export function useViewsKey(resource: string): string {
  const { identity } = useGetIdentity();
  return `${String(identity?.id ?? 'nobody')}.${resource}`;
}
