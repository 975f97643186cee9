import { attempt } from './session-name';

/**
 * What a tab of the browser keeps over a reload, and forgets when it is closed. A browser that keeps nothing (storage
 * switched off or full) costs only that.
 */
export interface TabMemory<Value> {
  read: () => Value | undefined;
  keep: (value: Value) => void;
  forget: () => void;
}

/** @param name the key in session storage, which no one else uses */
export function tabMemory<Value>(name: string): TabMemory<Value> {
  return {
    read: () => {
      const text = attempt(() => sessionStorage.getItem(name));
      return text ? attempt(() => JSON.parse(text) as Value) : undefined;
    },
    keep: (value) => { attempt(() => sessionStorage.setItem(name, JSON.stringify(value))); },
    forget: () => { attempt(() => sessionStorage.removeItem(name)); },
  };
}
