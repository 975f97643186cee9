/** A server that stops listening without turning anybody away. */
import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long requests under way may take to finish before their connections are cut. */
const DRAIN_LIMIT_MS = 10_000;
const SWEEP_EVERY_MS = 50;
/** A turn of the event loop with nothing to do takes a tenth of it. */
const QUIET_TURN_MS = 0.1;
/** A server that is never quiet is closed all the same. */
const QUIET_LIMIT_MS = 1_000;

/** Takes no new connection from now on, and resolves when the requests under way are answered. */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeIdleConnections();
  await quietTurn();
  // A connection whose last request has been answered stays open for the keep-alive time, long after close() began.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * The system makes connections by itself, and resets with the port those that were not taken from it yet. Each turn of
 * the event loop takes what is there: after one that had nothing else to do there is next to nothing left.
 */
async function quietTurn(): Promise<void> {
  const lastMs = performance.now() + QUIET_LIMIT_MS;
  let turnMs: number;
  do {
    const startedMs = performance.now();
    await nextTurn();
    turnMs = performance.now() - startedMs;
  } while (turnMs >= QUIET_TURN_MS && performance.now() < lastMs);
}
