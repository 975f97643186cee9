import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService, type Tick } from '../jobs/jobs.service.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { ContactMessagesAdminController } from './contact-messages.admin.controller.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactController } from './contact.controller.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'archive-old-contact-messages': Tick;
      'compact-contact-message-counts': Tick;
    }
  }
}

@Module({
  imports: [JobsModule, ThrottlingModule],
  controllers: [ContactController, ContactMessagesAdminController],
  providers: [ContactMessagesService],
})
export class ContactMessagesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly messages: ContactMessagesService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('archive-old-contact-messages', dailyAt({ hour: 2, minute: 30 }), () => this.messages.archiveOldAnswered());
    this.jobs.schedule('compact-contact-message-counts', { everyMinutes: 10, offsetMinutes: 4 }, () => this.messages.compactCounts());
  }
}
