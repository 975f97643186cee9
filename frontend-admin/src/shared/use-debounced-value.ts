import { useEffect, useState } from 'react';

/** Debounces a value, for what is typed. */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(waiting);
  }, [value, pauseMs]);
  return settled;
}
