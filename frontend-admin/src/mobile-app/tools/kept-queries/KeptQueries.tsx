import { useQueryClient } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { useEffect, useState, type ReactNode } from 'react';
import { Opening } from '../../Opening';
import { isKeptQuery, KEPT_FORMAT, KEPT_MS, setKeptDefaults } from './kept-query';
import { createQueryPersister } from './query-persister';

interface KeptQueriesProps {
  userId: string;
  children: ReactNode;
}

/**
 * What this person has read before is there before a tool shows for the first time; what is read from then on is kept.
 */
export function KeptQueries({ userId, children }: KeptQueriesProps) {
  const queryClient = useQueryClient();
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const persister = createQueryPersister(userId);
    const dehydrateOptions = { shouldDehydrateQuery: isWorthKeeping, shouldDehydrateMutation: () => false };
    const options = { queryClient, persister, buster: KEPT_FORMAT, maxAge: KEPT_MS, dehydrateOptions };
    let stop = () => {};
    let isGone = false;
    setKeptDefaults(queryClient);
    persistQueryClientRestore(options)
      // Unreadable copies are as good as none: the tool asks the server.
      .catch(() => undefined)
      .finally(() => {
        if (isGone) return;
        setRestored(true);
        stop = persistQueryClientSubscribe(options);
      });
    document.addEventListener('visibilitychange', persister.flush);
    window.addEventListener('pagehide', persister.flush);
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', persister.flush);
      window.removeEventListener('pagehide', persister.flush);
    };
  }, [queryClient, userId]);

  return isRestored ? children : <Opening />;
}

function isWorthKeeping({ queryKey, state }: { queryKey: readonly unknown[]; state: { data: unknown } }): boolean {
  return state.data !== undefined && isKeptQuery(queryKey);
}
