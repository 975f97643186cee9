import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ActorInterceptor } from './actor.interceptor.js';
import { ActivityAdminController } from './activity.admin.controller.js';
import { ActivityService } from './activity.service.js';
import { DeletedRecordsAdminController, RestoreAdminController } from './restore.admin.controller.js';
import { RestoreService } from './restore.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'forget-old-activity': Tick;
    }
  }
}

/** The log of who did what to which record, and what was deleted, to be restored. */
@Module({
  imports: [JobsModule],
  controllers: [ActivityAdminController, DeletedRecordsAdminController, RestoreAdminController],
  providers: [ActivityService, RestoreService, { provide: APP_INTERCEPTOR, useClass: ActorInterceptor }],
  exports: [ActivityService],
})
export class ActivityModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly activity: ActivityService,
    private readonly restoring: RestoreService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('forget-old-activity', dailyAt({ hour: 3, minute: 45 }), async () => {
      await this.activity.forgetOld();
      await this.restoring.forgetOld();
    });
  }
}
