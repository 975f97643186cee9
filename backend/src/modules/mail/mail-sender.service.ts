import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import { ERASED } from '#libs/contracts/people';
import { senderOf } from '../../common/school-addresses.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { JobsService } from '../jobs/jobs.service.js';
import { mailTrouble } from './mail-trouble.js';
import type { Mail, MailIdentity } from './mail.js';
import { renderMail } from './render-mail.js';

const RECENTLY_MS = 120_000;

/** Hands a mail to the mail server or, without SMTP_URL, writes it to DATA_DIR/mail. */
@Injectable()
export class MailSenderService {
  private lastSentMs = -Infinity;

  constructor(
    private readonly mailer: MailerService,
    private readonly jobs: JobsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * To somebody whose data was erased nothing is sent. A repetition carries the same Message-ID, so that the receiving
   * side can tell it from a second mail.
   * @throws when the mail server does not take it; OtherSideAway when it takes none
   */
  async send(mail: Mail, identity: MailIdentity): Promise<void> {
    if (mail.to === ERASED.email) return;
    try {
      await this.handOver(mail, identity);
    } catch (error) {
      throw mailTrouble(error, performance.now() - this.lastSentMs < RECENTLY_MS);
    }
    this.lastSentMs = performance.now();
    // It is out: should this fail, the others come by themselves within a minute.
    await this.jobs.wake('mail').catch(() => undefined);
  }

  private async handOver(mail: Mail, identity: MailIdentity): Promise<void> {
    const { subject, html, text } = renderMail(mail, this.env.publicUrl);
    const sent: unknown = await this.mailer.sendMail({
      from: senderOf(this.env),
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
      headers: mail.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
    });
    if (this.env.smtpUrl === undefined)
      await writeMailFile(this.env.dataDir, identity, (sent as { message: Buffer }).message);
  }
}

/**
 * Writes the mail as DATA_DIR/mail/<time queued>-<id>.eml: the names sort by time, a repetition overwrites its first
 * try, and a reader never sees half a mail. Mails may hold links that open an account: only this user may read them.
 */
async function writeMailFile(dataDir: string, identity: MailIdentity, message: Buffer): Promise<void> {
  const directory = path.join(dataDir, 'mail');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = `${identity.queuedAt.replaceAll(/[:.]/g, '-')}-${identity.id}`;
  const unfinished = path.join(directory, `.${name}.part`);
  try {
    await writeFile(unfinished, message, { mode: 0o600, flush: true });
    await rename(unfinished, path.join(directory, `${name}.eml`));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined); // half a mail would only fill the disk further
    throw error;
  }
}
