import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger as GraphileLogger, type Runner, run, runOnce, type RunnerOptions } from 'graphile-worker';
import { setTimeout as delay } from 'node:timers/promises';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { JobsService } from './jobs.service.js';
import { PatientPool } from './patient-pool.js';

/** Jobs wait for mail servers more than for the processor. */
const CONCURRENT_JOBS = 4;
const RESTART_AFTER_MS = 5_000;

/** Runs the queue's jobs while the application is up, on connections of its own. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private runner: Runner | undefined;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly jobs: JobsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.backgroundJobs !== false) this.start();
  }

  /** Starts the runner, once. */
  start(): void {
    this.loop ??= this.keepRunning();
  }

  /** Lets the jobs under way finish (graphile-worker aborts what takes over five seconds). */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.runner?.stop().catch(() => undefined); // it may have stopped by itself a moment ago
    await this.loop;
  }

  /** Runs all jobs that are due now and returns. */
  async runDue(): Promise<void> {
    await this.withPool((pool) => runOnce(this.options(pool)));
  }

  /** The worker gives up when the database stays away; the application goes on, so it is started again. */
  private async keepRunning(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.withPool(async (pool) => {
          this.runner = await run(this.options(pool));
          if (this.stopping.signal.aborted) await this.runner.stop();
          await this.runner.promise;
        });
      } catch (error) {
        this.logger.warn(`Jobs paused, trying again in ${RESTART_AFTER_MS / 1000} s: ${error instanceof Error ? error.message : String(error)}`);
      }
      await delay(RESTART_AFTER_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async withPool(work: (pool: PatientPool) => Promise<void>): Promise<void> {
    // Two more than the jobs need: for listening and for fetching.
    const pool = new PatientPool({ connectionString: this.env.databaseUrl, max: CONCURRENT_JOBS + 2 }, ({ message }) => {
      this.logger.warn(`A connection of the jobs was lost: ${message}`);
    });
    try {
      await work(pool);
    } finally {
      await pool.end();
    }
  }

  private options(pool: PatientPool): RunnerOptions {
    return {
      pgPool: pool,
      taskList: this.jobs.tasks,
      concurrency: CONCURRENT_JOBS,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: new GraphileLogger(() => (level, message) => this.write(level, message)),
    };
  }

  /** Only the sentence: what graphile-worker adds to it may hold a job's payload. */
  private write(level: string, message: string): void {
    if (level === 'error') this.logger.error(message);
    else if (level === 'warning') this.logger.warn(message);
    else this.logger.debug(message);
  }
}
