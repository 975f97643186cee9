import { Module, type OnModuleInit } from '@nestjs/common';
import { hourlyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TasksAdminController } from './tasks.admin.controller.js';
import { TasksService } from './tasks.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'remove-old-tasks': Tick;
    }
  }
}

@Module({
  imports: [JobsModule],
  controllers: [TasksAdminController],
  providers: [TasksService],
  exports: [TasksService],
})
export class TasksModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly tasks: TasksService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('remove-old-tasks', hourlyAt(13), () => this.tasks.removeOld());
  }
}
