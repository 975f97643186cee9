/** A server that stops listening without turning anybody away. */
import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long requests under way may take to finish before their connections are cut. */
const DRAIN_LIMIT_MS = 10_000;
const SWEEP_EVERY_MS = 50;
/** A server to which somebody connects at every turn is closed all the same. */
const WAITING_LIMIT_MS = 1_000;

/** Takes no new connection from now on, and resolves when the requests under way are answered. */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeIdleConnections();
  await takeWaitingConnections(server);
  // A connection whose last request has been answered stays open for the keep-alive time, long after close() began.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * The system makes connections by itself, and resets with the port those that were not taken from it yet. Each turn of
 * the event loop takes one of them: when a whole turn took none, none is left.
 */
async function takeWaitingConnections(server: Server): Promise<void> {
  const lastMs = performance.now() + WAITING_LIMIT_MS;
  let taken = 0;
  const count = () => void (taken += 1);
  server.on('connection', count);
  // The turn under way may have looked for connections already, before they came.
  await nextTurn();
  do {
    taken = 0;
    await nextTurn();
  } while (taken > 0 && performance.now() < lastMs);
  server.off('connection', count);
}
