import { attempt } from './session-name';

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
