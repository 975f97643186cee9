/**
 * Whose cart this browser's is (spec 2 section 3): a name from a cryptographic source, made with the first addition and
 * kept in local storage. A browser that keeps nothing has a cart for as long as the page is open.
 */
import { tryStorage, newSessionId, validSessionId } from './browser-storage';

export const CART_SESSION_KEY = 'cartSessionId';

interface CartSession {
  /** The name, or undefined for a visitor who never put anything into a cart. */
  present: () => string | undefined;
  /** The name, made now if there is none. */
  open: () => string;
  /** Calls when the name is made, here or in another tab. */
  subscribe: (onChange: () => void) => () => void;
}

export function createCartSession(storageOf: () => Storage, otherTabs: () => EventTarget): CartSession {
  let kept: string | undefined;
  const listeners = new Set<() => void>();

  const present = () => {
    kept = tryStorage(() => validSessionId(storageOf().getItem(CART_SESSION_KEY))) ?? kept;
    return kept;
  };

  function open(): string {
    const id = present();
    if (id !== undefined) return id;
    const made = newSessionId();
    kept = made;
    tryStorage(() => storageOf().setItem(CART_SESSION_KEY, made));
    for (const listener of listeners) listener();
    return made;
  }

  function subscribe(onChange: () => void): () => void {
    const onStorage = (event: Event) => {
      if (!(event instanceof StorageEvent) || event.key === CART_SESSION_KEY || event.key === null) onChange();
    };
    listeners.add(onChange);
    otherTabs().addEventListener('storage', onStorage);
    return () => {
      listeners.delete(onChange);
      otherTabs().removeEventListener('storage', onStorage);
    };
  }

  return { present, open, subscribe };
}

export const cartSession = createCartSession(
  () => localStorage,
  () => window,
);
