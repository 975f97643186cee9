import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  type Job,
  Logger as GraphileLogger,
  type Runner,
  run,
  runOnce,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { ENV } from '../../config/env.js';
import { directDatabaseUrl, type RunningEnv } from '../../config/running-env.js';
import { JOB_LANES, type JobLane, JobsService } from './jobs.service.js';
import { RetryablePool } from './retryable-pool.js';

/** Concurrency per lane; mail and push wait for remote servers more than for the processor. */
const CONCURRENT_JOBS = 4;
/** Connections per lane: one listens for new jobs, the others fetch jobs and are free while jobs run. */
export const JOB_CONNECTIONS = JOB_LANES.length + CONCURRENT_JOBS;
/**
 * Jobs are fetched in batches per lane, and after an empty batch not for a moment: each order announces new jobs, and a
 * fetch is expensive.
 */
const BATCHES = { size: CONCURRENT_JOBS + 1, refetchDelay: { durationMs: 50, maxAbortThreshold: Infinity } };
const RESTART_AFTER_MS = 5_000;

/** Runs the queue's jobs while the application is up, on connections of its own. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private runners: Runner[] = [];
  /** Runners that are stopping, until each has given back what it had fetched. */
  private stopped: Promise<unknown> = Promise.resolve();
  private loop: Promise<void> | undefined;
  /** Of `runDue`, which specs call again and again: connections cost more than most jobs. */
  private duePool: RetryablePool | undefined;

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
    await this.stopRunners();
    await this.loop;
    await this.duePool?.endWhenIdle();
  }

  /** Runs all due jobs and those that they queue, then returns. */
  async runDue(): Promise<void> {
    this.duePool ??= this.newPool();
    let begun: number;
    do {
      begun = 0;
      const events: WorkerEvents = new EventEmitter().on('job:start', () => (begun += 1));
      await runOnce({ ...this.options(this.duePool, JOB_LANES), events });
      // The statement that ends a job is not awaited there, and its queue's next job is held until it has come.
      await this.duePool.untilIdle();
    } while (begun > 0);
  }

  /** graphile-worker stops when the database stays away, so it is restarted. */
  private async keepRunning(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.withPool(async (pool) => {
          try {
            for (const lane of JOB_LANES)
              this.runners.push(
                await run({
                  ...this.options(pool, [lane]),
                  preset: { worker: { localQueue: BATCHES } },
                  events: withJobsGivenBack(),
                }),
              );
            if (this.stopping.signal.aborted) await this.stopRunners();
            await Promise.all(this.runners.map(({ promise }) => promise));
          } finally {
            await this.stopRunners(); // when one gives up all begin anew
          }
        });
      } catch (error) {
        this.logger.warn(`Jobs paused, trying again in ${RESTART_AFTER_MS / 1000} s: ${errorSentence(error)}`);
      }
      await delay(RESTART_AFTER_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Also those that somebody else is stopping: they need their connections to the end. */
  private async stopRunners(): Promise<void> {
    // One may have stopped by itself a moment ago.
    const stops = this.runners.splice(0).map((runner) => runner.stop().catch(() => undefined));
    this.stopped = Promise.all([this.stopped, ...stops]);
    await this.stopped;
  }

  private newPool(): RetryablePool {
    return new RetryablePool({ connectionString: directDatabaseUrl(this.env), max: JOB_CONNECTIONS }, (error) => {
      this.logger.warn(`A connection of the jobs was lost: ${errorSentence(error)}`);
    });
  }

  private async withPool(work: (pool: RetryablePool) => Promise<void>): Promise<void> {
    const pool = this.newPool();
    try {
      await work(pool);
    } finally {
      await pool.endWhenIdle();
    }
  }

  private options(pool: RetryablePool, lanes: readonly JobLane[]): RunnerOptions {
    return {
      pgPool: pool,
      taskList: Object.assign({}, ...lanes.map((lane) => this.jobs.lanes[lane])) as TaskList,
      concurrency: CONCURRENT_JOBS,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: new GraphileLogger(() => (level, message, meta) => this.write(level, message, meta)),
    };
  }

  /**
   * Only the sentence: what graphile-worker adds to it may hold a job's payload, and of a failed job it quotes the
   * error as it is.
   */
  private write(
    level: string,
    message: string,
    { failure, job, error }: { failure?: unknown; job?: unknown; error?: unknown } = {},
  ): void {
    if (failure === true)
      this.logger.error({ msg: `Failed ${failedTask(job as Job)}: ${errorSentence(error)}`, err: error });
    else if (level === 'error') this.logger.error(message);
    else if (level === 'warning') this.logger.warn(message);
    else this.logger.debug(message);
  }
}

/**
 * graphile-worker 0.17 and 0.18: a batch that is released while jobs wait in it and nothing else is under way counts as
 * released before it has given them back. They stay locked, and when that statement fails nobody has taken the
 * rejection, which would end the process. One more background task, for the length of this turn, keeps it open.
 */
function withJobsGivenBack(): WorkerEvents {
  const events = new EventEmitter() as WorkerEvents;
  events.on('localQueue:setMode', ({ localQueue, newMode }) => {
    if (newMode !== 'RELEASED') return;
    localQueue['backgroundCount'] += 1;
    queueMicrotask(() => localQueue['decreaseBackgroundCount']());
  });
  return events;
}

function failedTask({ id, task_identifier: task, attempts, max_attempts: max }: Job): string {
  return `task ${id} (${task}, attempt ${attempts} of ${max})`;
}
