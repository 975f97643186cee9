import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Shutdown } from '../common/serving/shutdown.js';

/** How long requests under way may take to finish before their connections are cut. */
const DRAIN_LIMIT_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/**
 * Says that it stops, takes no new requests, finishes those under way, then stops the worker and the database pool.
 * @param noticeMs how long everything is still served meanwhile: the time that a proxy takes to go elsewhere
 */
export async function closeApp(app: NestFastifyApplication, noticeMs: number): Promise<void> {
  app.get(Shutdown, { strict: false }).isComing = true;
  await pause(noticeMs);
  await drain(app.getHttpServer());
  await app.close();
}

async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  // A connection whose last request has been answered stays open for the keep-alive time, long after close() began.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
