import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { forgetKept, readKept, writeKept } from '../../../kept-store';
import { withoutFailures } from './kept-query';

const NAME = 'read';
const PAUSE_MS = 500;

export interface QueryPersister extends Persister {
  /** Writes at once what waits to be written. */
  flush: () => void;
}

/** Keeps what one person has read; several changes shortly after each other are written once. */
export function createQueryPersister(userId: string): QueryPersister {
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
