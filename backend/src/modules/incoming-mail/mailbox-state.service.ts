import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ENV } from '../../config/env.js';
import { mailboxOf } from '../../config/incoming-mail.js';
import type { RunningEnv } from '../../config/running-env.js';
import { mailboxSilence } from './mailbox-record.js';

/** What any process knows of the mailbox, whichever of them listens. */
@Injectable()
export class MailboxState {
  constructor(
    private readonly manager: EntityManager,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** How long the mailbox is away; 0 where there is none. */
  async silentSeconds(): Promise<number> {
    const mailbox = this.env.mailIn === undefined ? undefined : mailboxOf(this.env.mailIn);
    return mailbox ? mailboxSilence(this.manager, mailbox.name) : 0;
  }
}
