/** What landing page and tools share: who is signed in here, how the API is asked, and what was read. */
import { createAuthProvider } from '../auth-provider';
import { createDataProvider } from '../data-provider';
import { createFetchFile, createFetchJson } from '../fetch-json';
import { forgetCacheOfOthers } from '../cached-store';
import { unsubscribe } from '../push-subscription';
import { createQueryClient } from '../query-client';
import { createSession } from '../session';
import { forgetDraftsOfOthers } from '../shared/drafts';
import { useSyncExternalStore } from 'react';

export const session = createSession(window.localStorage, window);
export const dataProvider = createDataProvider(createFetchJson(session), createFetchFile(session));
export const authProvider = createAuthProvider(session, window.fetch.bind(window), () => unsubscribe(dataProvider));
export const queryClient = createQueryClient(() => navigator.onLine);

forgetDraftsOfOthers(session);
forgetCacheOfOthers(session, () => queryClient.clear());

/** Who is signed in on this phone; null: nobody. */
export function useUserId(): string | null {
  return useSyncExternalStore(session.subscribe, session.state).userId;
}
