import { Module, type OnModuleInit } from '@nestjs/common';
import { DAILY_DIGEST_TIME } from '#libs/contracts/notice-settings';
import { dailyAt } from '#libs/domain/job-schedule';
import { ContactMessagesModule } from '../contact-messages/contact-messages.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { DailyDigestService } from './daily-digest.service.js';
import { NoticeSettingsAdminController } from './notice-settings.admin.controller.js';
import { NoticeSettingsService } from './notice-settings.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-daily-digests': Tick;
    }
  }
}

/** Staff who prefer one mail in the morning. */
@Module({
  imports: [ContactMessagesModule, JobsModule],
  controllers: [NoticeSettingsAdminController],
  providers: [DailyDigestService, NoticeSettingsService],
})
export class DailyDigestModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly digests: DailyDigestService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('send-daily-digests', dailyAt(DAILY_DIGEST_TIME), ({ tick }) =>
      this.digests.sendDue(new Date(tick)),
    );
  }
}
