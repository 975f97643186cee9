import { useEffect, useState } from 'react';

/** True once `isOn` has lasted `delayMs`: a fast answer never flashes a loading state. */
export function useDelayedFlag(isOn: boolean, delayMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = window.setTimeout(() => setHasLasted(true), delayMs);
    return () => {
      window.clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, delayMs]);
  return isOn && hasLasted;
}
