/**
 * react-admin's preferences in local storage. Logging out clears them, except those that belong to the screen, not to
 * the person, the saved views of lists, which lie apart for each person, and which work's end was told or put away.
 */
import { localStorageStore, type Store } from 'react-admin';

const APP_KEY = 'Storm';
const KEY_START = `RaStore${APP_KEY}.`;
const KEPT = ['theme', 'tabIconColour', 'notificationPromptDismissed', 'tasks.told', 'tasks.putAway'];
const SAVED_VIEWS_END = '.savedQueries';

export function createPreferencesStore(): Store {
  const store = localStorageStore('1', APP_KEY);
  return {
    ...store,
    reset() {
      const kept = storedKeys()
        .filter((key) => KEPT.includes(key) || key.endsWith(SAVED_VIEWS_END))
        .map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
}

function storedKeys(): string[] {
  return Object.keys(window.localStorage)
    .filter((key) => key.startsWith(KEY_START))
    .map((key) => key.slice(KEY_START.length));
}
