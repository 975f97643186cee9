import { Module, type OnModuleInit } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { AskPapersAdminController } from './ask-papers.admin.controller.js';
import { ExportsAdminController } from './exports.admin.controller.js';
import { PaperExportsAdminController } from './paper-exports.admin.controller.js';
import { ExportsService, type ExportWork } from './exports.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'write-export': ExportWork;
    }
  }
}

/** Large CSV files of the lists, and long PDFs, of the modules that register with ExportsService. */
@Module({
  imports: [JobsModule, TasksModule],
  controllers: [AskPapersAdminController, ExportsAdminController, PaperExportsAdminController],
  providers: [ExportsService],
  exports: [ExportsService],
})
export class ExportsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly exports: ExportsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('write-export', (work) => this.exports.run(work));
  }
}
