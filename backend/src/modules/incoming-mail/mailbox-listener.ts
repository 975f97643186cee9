import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { EntityManager } from 'typeorm';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { ENV } from '../../config/env.js';
import { type Mailbox, mailboxOf } from '../../config/incoming-mail.js';
import type { RunningEnv } from '../../config/running-env.js';
import { IncomingMailsService, isDatabaseTrouble } from './incoming-mails.service.js';
import { MailboxConnection } from './mailbox-connection.js';
import {
  holdMailbox,
  mailboxHeard,
  type Position,
  readPosition,
  releaseMailbox,
  savePosition,
} from './mailbox-record.js';

/** How often the process that listens says so, and another asks whether it still does. */
const HOLD_EVERY_MS = 10_000;
/** A server that does not tell by itself is asked. */
const ASK_EVERY_MS = 300_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 300_000;
/** A mail that the connection breaks over so often is left where it is. */
const MAX_TRIES = 3;

/**
 * Listens to the mailbox that customers' answers come into (docs/decisions/0103): one process at a time, and whatever
 * came while nobody listened is taken when somebody does again.
 */
@Injectable()
export class MailboxListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('IncomingMail');
  private readonly mailbox: Mailbox | undefined;
  private readonly id = randomUUID();
  private readonly stopping = new AbortController();
  private connection: MailboxConnection | undefined;
  private loop: Promise<void> | undefined;
  private tried = { uid: 0, times: 0 };
  private retryMs = FIRST_RETRY_MS;

  constructor(
    private readonly manager: EntityManager,
    private readonly mails: IncomingMailsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {
    this.mailbox = env.mailIn === undefined ? undefined : mailboxOf(env.mailIn);
  }

  onApplicationBootstrap(): void {
    if (this.env.backgroundJobs !== false) this.start();
  }

  /** Starts listening, once, where there is a mailbox. */
  start(): void {
    if (this.mailbox) this.loop ??= this.keepListening(this.mailbox);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.connection?.close();
    await this.loop;
    if (this.loop && this.mailbox)
      await releaseMailbox(this.manager, this.mailbox.name, this.id).catch(() => undefined);
  }

  private async keepListening(mailbox: Mailbox): Promise<void> {
    while (!this.stopping.signal.aborted) {
      let waitMs = HOLD_EVERY_MS;
      try {
        if (await holdMailbox(this.manager, mailbox.name, this.id)) await this.listen(mailbox);
      } catch (error) {
        waitMs = this.retryMs;
        this.retryMs = Math.min(2 * this.retryMs, LAST_RETRY_MS);
        if (!this.stopping.signal.aborted)
          this.logger.warn(`The mailbox for answers is tried again in ${waitMs / 1000} s: ${reasonOf(error)}`);
      }
      await delay(waitMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Until another process does. @throws when the connection breaks */
  private async listen(mailbox: Mailbox): Promise<void> {
    const connection = new MailboxConnection(mailbox);
    this.connection = connection;
    try {
      await connection.open();
      let askedAt = -Infinity;
      while (!this.stopping.signal.aborted && (await holdMailbox(this.manager, mailbox.name, this.id))) {
        if (!connection.isOpen) throw new Error('The connection ended');
        if (performance.now() - askedAt > ASK_EVERY_MS || (await connection.untilNews(HOLD_EVERY_MS))) {
          askedAt = performance.now();
          await this.takeNew(connection, mailbox.name);
          this.retryMs = FIRST_RETRY_MS;
        }
        if (connection.isOpen) await mailboxHeard(this.manager, mailbox.name);
      }
    } finally {
      connection.close();
      this.connection = undefined;
    }
  }

  private async takeNew(connection: MailboxConnection, name: string): Promise<void> {
    const { uidValidity } = connection;
    const position = await readPosition(this.manager, name);
    for (const uid of await connection.newMails(position)) {
      if (this.stopping.signal.aborted) return;
      await this.takeOne(connection, name, { uidValidity, lastUid: uid });
    }
  }

  /** One bad mail holds up no other. @throws when it is to be tried again */
  private async takeOne(connection: MailboxConnection, name: string, position: Position): Promise<void> {
    const uid = position.lastUid;
    const saved = (manager: EntityManager) => savePosition(manager, name, position);
    this.tried = { uid, times: this.tried.uid === uid ? this.tried.times + 1 : 1 };
    try {
      const mail = this.tried.times > MAX_TRIES ? undefined : await connection.fetch(uid);
      if (mail) await this.mails.take(mail, saved);
      else await saved(this.manager);
      if (this.tried.times > MAX_TRIES) this.logger.warn(`Mail ${uid} is left in the mailbox: it could not be fetched`);
    } catch (error) {
      if (isDatabaseTrouble(error)) {
        this.tried.times = 0;
        throw error;
      }
      if (!connection.isOpen) throw error;
      this.logger.warn(`Mail ${uid} is left in the mailbox: ${errorSentence(error)}`);
      await saved(this.manager);
    }
  }
}

/** Whatever the server says to it, the password is in none of its words. */
function reasonOf(error: unknown): string {
  const { authenticationFailed } = error as { authenticationFailed?: boolean };
  return authenticationFailed === true ? 'it does not take the user and password of MAIL_IN' : errorSentence(error);
}
