/** Local storage for tests, in memory. */
export function fakeStorage(stored: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(stored));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
