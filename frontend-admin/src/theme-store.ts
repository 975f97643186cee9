/** react-admin's preferences in local storage. Logging out clears them, except the theme: that belongs to the screen. */
import { localStorageStore, type Store } from 'react-admin';

const THEME = 'theme';

export function createThemeKeepingStore(): Store {
  const store = localStorageStore('1', 'Storm');
  return {
    ...store,
    reset() {
      const theme = store.getItem<string>(THEME);
      store.reset();
      if (theme !== undefined) store.setItem(THEME, theme);
    },
  };
}
