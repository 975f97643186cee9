import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { ExportsModule } from '../exports/exports.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { PeopleAdminController } from './people.admin.controller.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { type ErasingWork, PeopleService } from './people.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'erase-person': ErasingWork;
      'forget-old-people': Tick;
    }
  }
}

/** People's data: found, handed out, erased, and forgotten when its time is over (libs/domain/retention.ts). */
@Module({
  imports: [ExportsModule, JobsModule, TasksModule],
  controllers: [PeopleAdminController],
  providers: [PeopleService],
})
export class PeopleModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('erase-person', (work) => this.people.runErasing(work));
    this.jobs.schedule('forget-old-people', dailyAt({ hour: 3, minute: 30 }), () => this.people.forgetOld());
  }
}
