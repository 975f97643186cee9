import { SESSION_ID } from '#libs/contracts/session-id';

/** Session ids of the cart and the chat: random, from a cryptographic source (CONTRACT "Shop"). */
const NEW_ID_BYTES = 18;

/** 24 characters of base64url, 144 bits. */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NEW_ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The id, if the server would accept it. */
export function validSessionId(id: string | null | undefined): string | undefined {
  return id != null && SESSION_ID.pattern.test(id) ? id : undefined;
}

/** Runs a storage access; undefined where the visitor has blocked storage, which then throws. */
export function tryStorage<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** A typed value in web storage. Where storage is blocked or full, values are not kept. */
interface StoredValue<Value> {
  read: () => Value | undefined;
  keep: (value: Value) => void;
  forget: () => void;
}

/**
 * In sessionStorage.
 * @param name the key, used nowhere else
 */
export function tabStorage<Value>(name: string): StoredValue<Value> {
  return storedIn(() => sessionStorage, name);
}

/**
 * In localStorage.
 * @param name the key, used nowhere else
 */
export function browserStorage<Value>(name: string): StoredValue<Value> {
  return storedIn(() => localStorage, name);
}

function storedIn<Value>(storageOf: () => Storage, name: string): StoredValue<Value> {
  return {
    read: () => {
      const text = tryStorage(() => storageOf().getItem(name));
      return text ? tryStorage(() => JSON.parse(text) as Value) : undefined;
    },
    keep: (value) => {
      tryStorage(() => storageOf().setItem(name, JSON.stringify(value)));
    },
    forget: () => {
      tryStorage(() => storageOf().removeItem(name));
    },
  };
}
