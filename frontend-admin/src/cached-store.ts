/**
 * What the phone area keeps in this browser for when there is no network. Every entry belongs to one person. What was
 * read (`queries`) goes with the session; answers that are not sent yet (`answers`) go with logging out only, so that a
 * session which ends by itself loses nothing that was written.
 */
import { createStore, delMany, entries, get, keys, set } from 'idb-keyval';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import type { Session } from './session';

type KeptKind = 'queries' | 'answers';
type KeptKey = [kind: KeptKind, userId: string, name: string];

/** Opened with the first call; where a browser has none, each call rejects. */
const store = createStore('storm-phone', 'kept');

export function readKept<Value>(kind: KeptKind, userId: string, name: string): Promise<Value | undefined> {
  return get<Value>([kind, userId, name] satisfies KeptKey, store);
}

/** All of one kind of one person, in no order. */
export async function readAllKept<Value>(kind: KeptKind, userId: string): Promise<Value[]> {
  const kept = await entries<KeptKey, Value>(store);
  return kept.filter(([key]) => key[0] === kind && key[1] === userId).map(([, value]) => value);
}

/**
 * Resolves once it is stored: from then on it outlives the page. Rejects where nobody or somebody else is signed in.
 */
export async function writeKept(kind: KeptKind, userId: string, name: string, value: unknown): Promise<void> {
  // As it is this moment, in all tabs: another one may have logged out.
  if (window.localStorage.getItem(ADMIN_TOKEN_KEY) !== userId)
    throw new Error('Nothing is kept for those who are not signed in.');
  await set([kind, userId, name] satisfies KeptKey, value, store);
}

export async function forgetKept(isMeant: (kind: KeptKind, userId: string, name: string) => boolean): Promise<void> {
  const kept = await keys<KeptKey>(store);
  await delMany(
    kept.filter((key) => isMeant(...key)),
    store,
  );
}

/**
 * From now on what was read is forgotten as soon as its reader is not signed in here any more, in whatever tab and way;
 * and at once what a page that was closed too early has left.
 * @param onChange also told when another person, or nobody, is signed in
 */
export function forgetCacheOfOthers(session: Session, onChange: () => void = () => undefined): void {
  let reader = session.state().userId;
  const forget = () => {
    // A browser that keeps nothing has nothing to forget.
    forgetKept((kind, userId) => kind === 'queries' && userId !== reader).catch(() => undefined);
  };
  forget();
  session.subscribe(() => {
    const { userId } = session.state();
    if (userId === reader) return;
    reader = userId;
    onChange();
    forget();
  });
}
