/** The step from a prepared database to answered requests, by this process. */
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { Shutdown } from '../common/serving/shutdown.js';
import { StartFailure } from '../common/start-failure.js';
import type { RunningEnv } from '../config/running-env.js';
import { createApp } from '../configure-app.js';
import { drain } from './drain.js';

/** Time for a proxy to find out by /api/health, or to let its idle connections go, before the port is closed. */
const STOP_NOTICE_MS = 4_000;

export interface Serving {
  /** The port it really listens on (PORT=0 leaves the choice to the system). */
  port: number;
  /** Says that it stops, takes no new requests, finishes those under way, then leaves the database. */
  stop(): Promise<void>;
}

/** @throws StartFailure when the address cannot be had */
export async function serve(env: RunningEnv, log: Logger): Promise<Serving> {
  const app = await createApp(env, log);
  try {
    await app.listen(env.port, env.host);
  } catch (error) {
    await closeApp(app, 0);
    throw explainListenError(error, env);
  }
  return {
    port: (app.getHttpServer().address() as { port: number }).port,
    stop: () => closeApp(app, env.trustProxy > 0 ? STOP_NOTICE_MS : 0),
  };
}

/** @param noticeMs how long everything is still served meanwhile: the time that a proxy takes to go elsewhere */
async function closeApp(app: NestFastifyApplication, noticeMs: number): Promise<void> {
  app.get(Shutdown, { strict: false }).isComing = true;
  await pause(noticeMs);
  await drain(app.getHttpServer());
  await app.close();
}

/** What a failed listen means to the person who chose the address. Other errors are answered as they are. */
export function explainListenError(error: unknown, { host, port }: Pick<RunningEnv, 'host' | 'port'>): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} on ${host} is in use by another program: stop that one, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartFailure(`Port ${port} may not be used by this user: set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
      return new StartFailure(
        `HOST is ${host}, which is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(`HOST is ${host}, a name that cannot be found: use 127.0.0.1, or 0.0.0.0 for all.`);
    default:
      return error;
  }
}
