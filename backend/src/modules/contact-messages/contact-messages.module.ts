import { Module, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { dailyAt, hourlyAt } from '#libs/domain/job-schedule';
import { ExportsModule } from '../exports/exports.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { MailReceiptsService } from '../mail/mail-receipts.service.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { forgetArchiveBatches } from './archive-older.js';
import { ContactMessagesAdminController } from './contact-messages.admin.controller.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { MessageExportsService } from './message-exports.service.js';
import { isReplyWaiting, REPLY_RECEIPT, replyDelivered } from './contact-thread.js';
import { ContactController } from './contact.controller.js';
import { ReceivedAnswersService } from './received-answers.service.js';
import { forgetOldResponseKeys } from './store-response.js';
import { TrustedSendersAdminController } from './trusted-senders.admin.controller.js';
import { TrustedSendersService } from './trusted-senders.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'archive-old-contact-messages': Tick;
      'compact-contact-message-counts': Tick;
      'forget-old-response-keys': Tick;
      'forget-archive-batches': Tick;
      'tell-of-follow-ups': Tick;
    }
  }
}

@Module({
  imports: [ExportsModule, JobsModule, MailModule, ThrottlingModule],
  controllers: [ContactController, ContactMessagesAdminController, TrustedSendersAdminController],
  providers: [ContactMessagesService, MessageExportsService, ReceivedAnswersService, TrustedSendersService],
  exports: [ContactMessagesService, ReceivedAnswersService],
})
export class ContactMessagesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly messages: ContactMessagesService,
    private readonly answers: ReceivedAnswersService,
    private readonly manager: EntityManager,
    private readonly receipts: MailReceiptsService,
  ) {}

  onModuleInit(): void {
    this.receipts.register(REPLY_RECEIPT, {
      isWaiting: (id) => isReplyWaiting(this.manager, id),
      delivered: (id) => replyDelivered(this.manager, id),
      givenUp: (id) => this.answers.notDelivered(id),
    });
    this.jobs.schedule('archive-old-contact-messages', dailyAt({ hour: 2, minute: 30 }), () =>
      this.messages.archiveOldAnswered(),
    );
    this.jobs.schedule('compact-contact-message-counts', { everyMinutes: 10, offsetMinutes: 4 }, () =>
      this.messages.compactCounts(),
    );
    this.jobs.schedule('forget-old-response-keys', dailyAt({ hour: 3, minute: 40 }), () =>
      forgetOldResponseKeys(this.manager),
    );
    this.jobs.schedule('forget-archive-batches', hourlyAt(41), () => forgetArchiveBatches(this.manager));
    this.jobs.schedule('tell-of-follow-ups', { everyMinutes: 5, offsetMinutes: 0 }, () =>
      this.messages.tellFollowUps(),
    );
  }
}
