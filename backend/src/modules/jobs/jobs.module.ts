import { Module, type OnModuleInit } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { hourlyAt } from '#libs/domain/job-schedule';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { JobClock } from './job-clock.js';
import { JobRunner } from './job-runner.js';
import { JobsService, type Tick } from './jobs.service.js';
import { releaseAbandonedJobs, removeOldJobRecords } from './job-upkeep.js';

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
      releaseAbandonedJobs(this.manager),
    );
    this.jobs.schedule('remove-old-job-records', hourlyAt(11), () => removeOldJobRecords(this.manager));
  }
}
