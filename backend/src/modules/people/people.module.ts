import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { PeopleAdminController } from './people.admin.controller.js';
import { PeopleService } from './people.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'forget-old-people': Tick;
    }
  }
}

/** People's data: found, handed out, erased, and forgotten when its time is over (libs/domain/retention.ts). */
@Module({ imports: [JobsModule], controllers: [PeopleAdminController], providers: [PeopleService] })
export class PeopleModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('forget-old-people', dailyAt({ hour: 3, minute: 30 }), () => this.people.forgetOld());
  }
}
