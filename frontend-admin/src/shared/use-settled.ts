import { useEffect, useState } from 'react';

/** A value that was left alone for a while: what was typed once the typist pauses. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(waiting);
  }, [value, pauseMs]);
  return settled;
}
