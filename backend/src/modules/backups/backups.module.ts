import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { BackupsAdminController } from './backups.admin.controller.js';
import { BackupsService, type BackupWork } from './backups.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'back-up-nightly': Tick;
      'back-up-now': BackupWork;
    }
  }
}

/** Backups of the school: every night, before upgrades, and when the owner asks for one. */
@Module({
  imports: [JobsModule, TasksModule],
  controllers: [BackupsAdminController],
  providers: [BackupsService],
  exports: [BackupsService],
})
export class BackupsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly backups: BackupsService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('back-up-nightly', dailyAt({ hour: 1, minute: 10 }), () => this.backups.runNightly());
    this.jobs.register('back-up-now', (work) => this.backups.runOrdered(work));
  }
}
