import { Module, type OnModuleInit } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { hourlyAt } from '#libs/domain/job-schedule';
import { RETENTION } from '#libs/domain/retention';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { releaseAbandonedJobs } from './abandoned-jobs.js';
import { JobClock } from './job-clock.js';
import { JobRunner } from './job-runner.js';
import type { Tick } from './enqueue.js';
import { JobsService } from './jobs.service.js';

/** Longer than any job takes, see JobsService.register. */
const ABANDONED_AFTER = '5 minutes';
/** Longer than any schedule's period, or a tick would be claimed twice. */
const TICKS_KEPT = '7 days';

/** Removes ticks that no schedule can claim again, and jobs that were given up long ago. */
async function removeOldJobRecords(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM job_ticks WHERE tick < now() - interval '${TICKS_KEPT}'`);
  await manager.query(
    `DELETE FROM graphile_worker._private_jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - $1::interval`,
    [RETENTION.undeliveredMails],
  );
}

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'release-abandoned-jobs': Tick;
      'remove-old-job-records': Tick;
    }
  }
}

/** Background work on the same PostgreSQL: a queue (graphile-worker) and a clock (@nestjs/schedule). */
@Module({
  imports: [
    ScheduleModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: RunningEnv) => ({ cronJobs: env.backgroundJobs !== false }),
    }),
  ],
  providers: [JobsService, JobRunner, JobClock],
  exports: [JobsService],
})
export class JobsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('release-abandoned-jobs', { everyMinutes: 5, offsetMinutes: 0 }, () =>
      releaseAbandonedJobs(this.manager, ABANDONED_AFTER),
    );
    this.jobs.schedule('remove-old-job-records', hourlyAt(11), () => removeOldJobRecords(this.manager));
  }
}
