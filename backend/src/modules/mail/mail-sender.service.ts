import { Inject, Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import type { Mail, MailIdentity } from './mail.js';
import { renderMail } from './render-mail.js';
import { writeMailFile } from './write-mail-file.js';

/** Hands a mail to the mail server or, without SMTP_URL, writes it to DATA_DIR/mail. */
@Injectable()
export class MailSenderService {
  constructor(
    private readonly mailer: MailerService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * A repetition carries the same Message-ID, so that the receiving side can tell it from a second mail.
   * @throws when the mail server does not take it
   */
  async send(mail: Mail, identity: MailIdentity): Promise<void> {
    const { subject, html, text } = renderMail(mail, this.env.publicUrl);
    const sent: unknown = await this.mailer.sendMail({
      from: this.env.mailFrom,
      // As an object an address cannot smuggle in a second one.
      to: { name: '', address: mail.to },
      ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
      subject,
      html,
      text,
      attachments: (mail.attachments ?? []).map(({ fileName, contentType, base64 }) => ({
        filename: fileName,
        contentType,
        content: base64,
        encoding: 'base64',
      })),
      date: new Date(identity.queuedAt),
      messageId: `<${identity.id}@${new URL(this.env.publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    if (this.env.smtpUrl === undefined)
      await writeMailFile(this.env.dataDir, identity, (sent as { message: Buffer }).message);
  }
}
