import { useSyncExternalStore } from 'react';

const TICK_MS = 20_000;

/** The present moment in milliseconds since 1970, fresh within twenty seconds. */
export function useNow(): number {
  return useSyncExternalStore(everyTick, latestTick);
}

function everyTick(onTick: () => void): () => void {
  const ticking = setInterval(onTick, TICK_MS);
  return () => clearInterval(ticking);
}

/** The next tick rather than the last, so that nothing seems to lie ahead for longer than it does. */
function latestTick(): number {
  return Math.ceil(Date.now() / TICK_MS) * TICK_MS;
}
