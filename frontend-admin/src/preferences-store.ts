/** react-admin's preferences in local storage. Logging out clears them, except those that belong to the screen, not to the person. */
import { localStorageStore, type Store } from 'react-admin';

const KEPT = ['theme', 'tabIconColour', 'notificationPromptDismissed'];

export function createPreferencesStore(): Store {
  const store = localStorageStore('1', 'Storm');
  return {
    ...store,
    reset() {
      const kept = KEPT.map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
  };
}
