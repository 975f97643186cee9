import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { latestTick } from '#libs/domain/job-schedule';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { enqueue } from './enqueue.js';
import { JobsService } from './jobs.service.js';

/** The scheduler: every minute, in every replica, it enqueues the scheduled tasks that are due. */
@Injectable()
export class JobClock implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobClock.name);
  /** Ticks that are done, so that a quiet minute costs no query. */
  private readonly lastTicks = new Map<string, number>();

  constructor(
    private readonly jobs: JobsService,
    private readonly manager: EntityManager,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** Makes up for a tick that was missed while nothing was running. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.backgroundJobs !== false) await this.everyMinute();
  }

  @Cron('0 * * * * *', { name: 'job-clock', waitForCompletion: true })
  async everyMinute(): Promise<void> {
    try {
      await this.bringForward();
      await this.enqueueDue(Date.now());
    } catch (error) {
      this.logger.warn(`Scheduled work waits for the next minute: ${errorSentence(error)}`);
    }
  }

  /** `nowMs`: milliseconds since 1970. */
  async enqueueDue(nowMs: number): Promise<void> {
    for (const [task, schedule] of this.jobs.schedules) {
      const tickMs = latestTick(schedule, nowMs);
      if (this.lastTicks.get(task) === tickMs) continue;
      await this.manager.transaction(async (manager) => {
        const tick = new Date(tickMs).toISOString();
        const claimed = await manager.query<unknown[]>(
          'INSERT INTO job_ticks (name, tick) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
          [task, tick],
        );
        if (claimed.length > 0) await enqueue(manager, task, { tick });
      });
      this.lastTicks.set(task, tickMs);
    }
  }

  /**
   * Jobs queued while the clock was ahead wait for a time that is still to come: moves them back by as much, using
   * PostgreSQL's clock, which dated them.
   */
  async bringForward(): Promise<void> {
    const [, moved] = await this.manager.query<[unknown, number]>(
      `UPDATE graphile_worker._private_jobs SET run_at = run_at - (updated_at - now()), updated_at = now()
       WHERE updated_at > now() + interval '1 minute'`,
    );
    if (moved > 0) this.logger.warn(`The clock was set back: ${moved} waiting jobs are due earlier`);
  }
}
