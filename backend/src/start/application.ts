/** The application from nothing to serving, and back: each step that was taken is undone in reverse when it stops. */
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { Shutdown } from '../common/serving/shutdown.js';
import { StartFailure } from '../common/start-failure.js';
import type { Env } from '../config/env.js';
import { createApp } from '../configure-app.js';
import { makeDataDir } from '../database/embedded/data-dir.js';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { takeOwnerLock } from '../database/embedded/owner-lock.js';
import { prepareDatabase } from '../database/migrate.js';
import type { FirstStart } from '../database/seed/seed.js';

/** Time for a proxy to find out by /api/health, or to let its idle connections go, before the port is closed. */
const STOP_NOTICE_MS = 4_000;

export interface Started {
  /** The port it really listens on (PORT=0 leaves the choice to the system). */
  port: number;
  /** Undefined when the database was not empty. */
  firstStart: FirstStart | undefined;
}

export class Application {
  private readonly undo: (() => void | Promise<void>)[] = [];
  private readonly stopping = new AbortController();
  private starting: Promise<Started> | undefined;

  constructor(
    private readonly env: Env,
    private readonly log: Logger,
  ) {}

  /** @throws StartFailure, or when stop() was called meanwhile; stop() then still has to end what was started. */
  start(): Promise<Started> {
    this.starting ??= this.takeSteps();
    return this.starting;
  }

  /** Ends what is running, the last started first. Safe at any moment, also while start() is under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.starting?.catch(() => undefined);
    for (let step = this.undo.pop(); step; step = this.undo.pop()) {
      try {
        await step();
      } catch (error) {
        this.log.error(error, 'A part did not stop as it should');
      }
    }
  }

  private async takeSteps(): Promise<Started> {
    const { host, port } = this.env;
    const dataDir = this.env.databaseUrl ? this.env.dataDir : await this.ownDataDir();
    await assertFree(host, port);
    const databaseUrl = this.env.databaseUrl ?? (await this.startDatabase(dataDir));
    const env = { ...this.env, dataDir, databaseUrl };
    this.stopping.signal.throwIfAborted();
    const firstStart = await prepareDatabase(env, !this.env.databaseUrl, this.log, this.stopping.signal);
    this.stopping.signal.throwIfAborted();
    const app = await createApp(env, this.log);
    this.undo.push(() => closeApp(app, env.trustProxy > 0 ? STOP_NOTICE_MS : 0));
    await app.listen(port, host).catch((error: unknown) => {
      throw explainListenError(error, host, port);
    });
    return { port: portOf(app), firstStart };
  }

  private async ownDataDir(): Promise<string> {
    const dataDir = await makeDataDir(this.env.dataDir);
    const lock = takeOwnerLock(dataDir);
    this.undo.push(() => lock.release());
    return dataDir;
  }

  private async startDatabase(dataDir: string): Promise<string> {
    const postgres = await startEmbeddedPostgres(dataDir, this.log, this.stopping.signal);
    this.undo.push(() => postgres.stop());
    return postgres.url;
  }
}

function portOf(app: NestFastifyApplication): number {
  return (app.getHttpServer().address() as { port: number }).port;
}

/** How long requests under way may take to finish before their connections are cut. */
const DRAIN_LIMIT_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/**
 * Says that it stops, takes no new requests, finishes those under way, then stops the worker and the database pool.
 * @param noticeMs how long everything is still served meanwhile: the time that a proxy takes to go elsewhere
 */
async function closeApp(app: NestFastifyApplication, noticeMs: number): Promise<void> {
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

/** Finds out early, before a database is started in vain, that the address is taken. @throws StartFailure */
async function assertFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  try {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer()
        .once('error', reject)
        .listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
    });
  } catch (error) {
    throw explainListenError(error, host, port);
  }
}

/** What a failed listen means to the person who chose the address. Other errors are answered as they are. */
function explainListenError(error: unknown, host: string, port: number): unknown {
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
