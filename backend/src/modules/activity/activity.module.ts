import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService, type Tick } from '../jobs/jobs.service.js';
import { ActingInterceptor } from './acting.interceptor.js';
import { ActivityAdminController } from './activity.admin.controller.js';
import { ActivityService } from './activity.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'forget-old-activity': Tick;
    }
  }
}

/** The log of who did what to which record. */
@Module({
  imports: [JobsModule],
  controllers: [ActivityAdminController],
  providers: [ActivityService, { provide: APP_INTERCEPTOR, useClass: ActingInterceptor }],
  exports: [ActivityService],
})
export class ActivityModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly activity: ActivityService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('forget-old-activity', dailyAt({ hour: 3, minute: 45 }), () => this.activity.forgetOld());
  }
}
