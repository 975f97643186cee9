/** The application from nothing to serving, and back: each step that was taken is undone in reverse when it stops. */
import { createServer } from 'node:net';
import type { Logger } from 'pino';
import { explainDiskError } from '../common/start-failure.js';
import type { Env } from '../config/env.js';
import { makeDataDir } from '../database/embedded/data-dir.js';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { takeOwnerLock } from '../database/embedded/owner-lock.js';
import { prepareDatabase } from '../database/migrate.js';
import type { FirstStart } from '../database/seed/seed.js';
import { explainListenError, serve } from './serve.js';
import { serveByProcesses } from './serving-processes.js';

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
    this.starting ??= this.takeSteps().catch((error: unknown) => {
      throw explainDiskError(error, this.env.dataDir);
    });
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
    const env = { ...this.env, dataDir, databaseUrl, isDatabaseEmbedded: !this.env.databaseUrl };
    this.stopping.signal.throwIfAborted();
    const firstStart = await prepareDatabase(env, !this.env.databaseUrl, this.log, this.stopping.signal);
    this.stopping.signal.throwIfAborted();
    const serving = await (env.processes > 1 ? serveByProcesses : serve)(env, this.log);
    this.undo.push(() => serving.stop());
    return { port: serving.port, firstStart };
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
    throw explainListenError(error, { host, port });
  }
}
