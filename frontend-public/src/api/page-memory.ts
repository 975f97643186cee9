import { SESSION_ID } from '#libs/contracts/session-id';

/**
 * Names by which the server knows this browser's cart and its conversation: random, from a cryptographic source
 * (CONTRACT "Shop").
 */
const NEW_ID_BYTES = 18;

/** 24 characters of base64url, 144 bits. */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NEW_ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The name, if the server would take it. */
export function validSessionId(id: string | null | undefined): string | undefined {
  return id != null && SESSION_ID.pattern.test(id) ? id : undefined;
}

/** Storage throws where the visitor has switched it off. */
export function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/**
 * What the browser keeps for a page over a reload. One that keeps nothing (storage switched off or full) costs only
 * that.
 */
interface PageMemory<Value> {
  read: () => Value | undefined;
  keep: (value: Value) => void;
  forget: () => void;
}

/** Forgotten when the tab is closed. @param name the key in session storage, which no one else uses */
export function tabMemory<Value>(name: string): PageMemory<Value> {
  return memoryIn(() => sessionStorage, name);
}

/**
 * Shared by all tabs of the browser, and kept when it is closed. @param name the key in local storage, which no one
 * else uses
 */
export function browserMemory<Value>(name: string): PageMemory<Value> {
  return memoryIn(() => localStorage, name);
}

function memoryIn<Value>(storageOf: () => Storage, name: string): PageMemory<Value> {
  return {
    read: () => {
      const text = attempt(() => storageOf().getItem(name));
      return text ? attempt(() => JSON.parse(text) as Value) : undefined;
    },
    keep: (value) => {
      attempt(() => storageOf().setItem(name, JSON.stringify(value)));
    },
    forget: () => {
      attempt(() => storageOf().removeItem(name));
    },
  };
}
