import { Module, type OnModuleInit } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailSenderService } from './mail-sender.service.js';

/** A job must end within five minutes: a silent mail server is given up long before, and tried again later. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mails are queued in the caller's transaction (queueMail) and sent by a job until they are delivered. */
@Module({
  imports: [
    JobsModule,
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENV],
      useFactory: ({ smtpUrl }: RunningEnv) => ({
        transport:
          smtpUrl === undefined
            ? { streamTransport: true, buffer: true, newline: 'windows' }
            : { url: smtpUrl, ...SMTP_TIMEOUTS },
      }),
    }),
  ],
  providers: [MailSenderService],
  exports: [MailSenderService],
})
export class MailModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly sender: MailSenderService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send-mail', ({ mail, identity }) => this.sender.send(mail, identity));
  }
}
