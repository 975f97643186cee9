import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** How long requests under way may take to finish before their connections are cut. */
const DRAIN_LIMIT_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/** Takes no new requests, finishes those under way, then stops the worker and the database pool. */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer();
  // A connection whose last request has been answered stays open for the keep-alive time, long after close() began.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
