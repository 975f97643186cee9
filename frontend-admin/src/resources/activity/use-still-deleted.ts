import { useGetList, useListContext } from 'react-admin';
import type { Activity, DeletedRecord } from '#libs/contracts/generated/api';

/** No page of the log names more records. */
const MOST = 1_000;

/**
 * Whether what a deed deleted is still deleted, and by this deed: it may have been restored since, and deleted again.
 * All rows of a page ask once. Where that cannot be asked, it may be: the server says so when it is pressed.
 */
export function useStillDeleted({ action, resource, recordId, at }: Activity): boolean {
  const { data: deeds = [] } = useListContext<Activity>();
  const ids = deeds.flatMap((deed) => (deed.action === 'delete' && deed.recordId !== null ? [deed.recordId] : []));
  const { data, error } = useGetList<DeletedRecord>(
    'deleted-records',
    { filter: { recordId: [...new Set(ids)] }, pagination: { page: 1, perPage: MOST } },
    { enabled: action === 'delete' && ids.length > 0 },
  );
  if (!data) return error !== null;
  return data.some((kept) => kept.resource === resource && kept.recordId === recordId && kept.deletedAt === at);
}
