import { useQueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type PersistedClient,
  type Persister,
} from '@tanstack/react-query-persist-client';
import { useEffect, useState, type ReactNode } from 'react';
import { forgetKept, readKept, writeKept } from '../../../cached-store';
import { Opening } from '../../PhoneBar';
import { isCachedQuery, CACHE_FORMAT, CACHED_MS, setCacheDefaults, withoutFailures } from './cached-query';

interface CachedQueriesProps {
  userId: string;
  children: ReactNode;
}

/**
 * What this person has read before is there before a tool shows for the first time; what is read from then on is kept.
 */
export function CachedQueries({ userId, children }: CachedQueriesProps) {
  const queryClient = useQueryClient();
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const persister = createQueryPersister(userId);
    const dehydrateOptions = { shouldDehydrateQuery: isWorthKeeping, shouldDehydrateMutation: () => false };
    const options = { queryClient, persister, buster: CACHE_FORMAT, maxAge: CACHED_MS, dehydrateOptions };
    let stop = () => {};
    let isGone = false;
    setCacheDefaults(queryClient);
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
  return state.data !== undefined && isCachedQuery(queryKey);
}

const NAME = 'read';
const PAUSE_MS = 500;

interface QueryPersister extends Persister {
  /** Writes at once what waits to be written. */
  flush: () => void;
}

/** Keeps what one person has read; several changes shortly after each other are written once. */
function createQueryPersister(userId: string): QueryPersister {
  let latest: PersistedClient | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(waiting);
    waiting = undefined;
    const client = latest;
    latest = undefined;
    // Refused once its reader has left, and where the browser keeps nothing: it is a copy, which the screen can do
    // without.
    if (client) writeKept('queries', userId, NAME, withoutFailures(client)).catch(() => undefined);
  }

  return {
    flush,
    persistClient(client) {
      latest = client;
      waiting ??= setTimeout(flush, PAUSE_MS);
    },
    restoreClient: () => readKept<PersistedClient>('queries', userId, NAME),
    removeClient: () => forgetKept((kind, ofUser) => kind === 'queries' && ofUser === userId),
  };
}
