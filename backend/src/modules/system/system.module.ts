import { Module } from '@nestjs/common';
import { BackupsModule } from '../backups/backups.module.js';
import { IncomingMailModule } from '../incoming-mail/incoming-mail.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { SystemState } from './system-state.service.js';
import { SystemAdminController } from './system.admin.controller.js';
import { SystemService } from './system.service.js';

/** How the server does, for its owner: also what health and the metrics say of it. */
@Module({
  imports: [BackupsModule, IncomingMailModule, JobsModule],
  controllers: [SystemAdminController],
  providers: [FailedJobsService, SystemService, SystemState],
  exports: [SystemState],
})
export class SystemModule {}
