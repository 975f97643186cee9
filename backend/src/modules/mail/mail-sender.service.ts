import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import { ERASED } from '#libs/contracts/people';
import { senderOf } from '../../common/school-addresses.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { JobsService } from '../jobs/jobs.service.js';
import { classifyMailError } from './classify-mail-error.js';
import type { Mail, MailIdentity } from './mail.js';
import { renderMail } from './render-mail.js';

const RECENTLY_MS = 120_000;

/** Sends a mail by SMTP or, without SMTP_URL, writes it to DATA_DIR/mail. */
@Injectable()
export class MailSenderService {
  private lastSentMs = -Infinity;

  constructor(
    private readonly mailer: MailerService,
    private readonly jobs: JobsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * Skips addresses of erased persons. A retry has the same Message-ID, so that the receiver can detect duplicates.
   * @throws when the mail server refuses it; RemoteUnavailable when the server is unavailable
   */
  async send(mail: Mail, identity: MailIdentity): Promise<void> {
    if (mail.to === ERASED.email) return;
    try {
      await this.handOver(mail, identity);
    } catch (error) {
      throw classifyMailError(error, performance.now() - this.lastSentMs < RECENTLY_MS);
    }
    this.lastSentMs = performance.now();
    // The mail is sent: if waking the others fails, they are retried within a minute anyway.
    await this.jobs.wake('mail').catch(() => undefined);
  }

  private async handOver(mail: Mail, identity: MailIdentity): Promise<void> {
    const { subject, html, text } = renderMail(mail, this.env.publicUrl);
    const sent: unknown = await this.mailer.sendMail({
      from: senderOf(this.env),
      // As an object, so that an address cannot inject a second recipient.
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
 * Writes DATA_DIR/mail/<time queued>-<id>.eml: a retry overwrites the same file, and readers never see half a file.
 * Mode 600, because mails may hold links that open an account.
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
