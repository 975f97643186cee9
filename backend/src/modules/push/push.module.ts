import { Module, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { type TaskPayload, enqueue } from '../jobs/enqueue.js';
import { ContactMessagesModule } from '../contact-messages/contact-messages.module.js';
import { ContactMessagesService } from '../contact-messages/contact-messages.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { PushAdminController } from './push.admin.controller.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSenderService, type QueuedPush } from './push-sender.service.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-push': QueuedPush;
    }
  }
}

/** Waits grow to six hours: together about as long as a push lives. */
const MAX_ATTEMPTS = 12;

/** Staff who asked for it hear of new messages and orders at once, with the app closed. */
@Module({
  imports: [ContactMessagesModule, JobsModule],
  controllers: [PushAdminController],
  providers: [PushKeysService, PushSenderService, PushSubscriptionsService],
})
export class PushModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly manager: EntityManager,
    private readonly messages: ContactMessagesService,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly sender: PushSenderService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('tell-staff', (told) => this.fanOut(told));
    this.jobs.register('send-push', (push) => this.sender.send(push), 'push');
  }

  /** One job for each browser: one that is slow or gone holds up no other. */
  private async fanOut({ push, toldAt, userId }: TaskPayload<'tell-staff'>): Promise<void> {
    const payload = { ...push, unreadCount: await this.messages.countUnread() };
    await this.manager.transaction(async (manager) => {
      for (const subscriptionId of await this.subscriptions.listIds(manager, userId)) {
        const jobKey = `push ${subscriptionId} ${push.tag}`;
        await enqueue(manager, 'send-push', { subscriptionId, payload, toldAt }, { jobKey, maxAttempts: MAX_ATTEMPTS });
      }
    });
  }
}
