import { Module, type OnModuleInit } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { hourlyAt } from '#libs/domain/job-schedule';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailLimitsService } from './mail-limits.service.js';
import { MailReceiptsService } from './mail-receipts.service.js';
import { MailSenderService } from './mail-sender.service.js';
import { smtpTransport } from './smtp-transport.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-mail-digests': Tick;
      'remove-idle-mail-limits': Tick;
    }
  }
}

/**
 * Mails are queued in the caller's transaction (queueMail, or MailLimitsService with a rate limit) and sent by a job.
 */
@Module({
  imports: [
    JobsModule,
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENV],
      useFactory: ({ smtpUrl }: RunningEnv) => ({
        transport:
          smtpUrl === undefined ? { streamTransport: true, buffer: true, newline: 'windows' } : smtpTransport(smtpUrl),
      }),
    }),
  ],
  providers: [MailLimitsService, MailReceiptsService, MailSenderService],
  exports: [MailLimitsService, MailReceiptsService, MailSenderService],
})
export class MailModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly sender: MailSenderService,
    private readonly limits: MailLimitsService,
    private readonly receipts: MailReceiptsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register(
      'send-mail',
      (queued) => this.send(queued),
      'mail',
      async ({ receipt }) => receipt && this.receipts.givenUp(receipt),
    );
    this.jobs.schedule('send-mail-digests', { everyMinutes: 5, offsetMinutes: 2 }, () => this.limits.sendDigests());
    this.jobs.schedule('remove-idle-mail-limits', hourlyAt(37), () => this.limits.removeIdle());
  }

  private async send({ mail, identity, receipt }: GraphileWorker.Tasks['send-mail']): Promise<void> {
    // After a crash between sending and the end of the job the job runs again: a mail known to be sent is skipped.
    if (receipt && !(await this.receipts.isWaiting(receipt))) return;
    await this.sender.send(mail, identity);
    if (receipt) await this.receipts.delivered(receipt);
  }
}
