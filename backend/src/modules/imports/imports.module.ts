import { Module, type OnModuleInit } from '@nestjs/common';
import { hourlyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { ImportsAdminController } from './imports.admin.controller.js';
import { ImportsService, type ImportWork } from './imports.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'import-file': ImportWork;
      'undo-import': ImportWork;
      'remove-old-imports': Tick;
    }
  }
}

/** CSV files for the lists of the modules that register with ImportsService. */
@Module({
  imports: [JobsModule, TasksModule],
  controllers: [ImportsAdminController],
  providers: [ImportsService],
  exports: [ImportsService],
})
export class ImportsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly imports: ImportsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('import-file', (work) => this.imports.run('import', work));
    this.jobs.register('undo-import', (work) => this.imports.run('undo-import', work));
    this.jobs.schedule('remove-old-imports', hourlyAt(17), () => this.imports.removeOld());
  }
}
