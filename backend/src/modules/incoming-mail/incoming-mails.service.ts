import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  bouncedKeys,
  type MailHead,
  mailKind,
  readMailHead,
  type ReadMail,
  threadKeys,
  UNREADABLE_MAIL,
} from '#libs/domain/incoming-mail';
import { school } from '#libs/school/school';
import { describeDatabaseError } from '../../common/errors/database-error.js';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { senderOf } from '../../common/school-addresses.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { type ReceivedAnswer, ReceivedAnswersService } from '../contact-messages/received-answers.service.js';
import { MailReader } from './mail-reader.service.js';

/** As the mailbox hands it over. */
export interface FetchedMail {
  uid: number;
  sizeBytes: number;
  arrivedAt: Date;
  /** Its beginning: all of it, where it is no longer. */
  begin: Buffer;
  /** Fetches it. Undefined: it is gone. */
  all: () => Promise<Buffer | undefined>;
}

/** What providers take: Gmail 25 MB, written in a third more. */
const MAX_MAIL_BYTES = 36_000_000;
/** A bounce brings back no more than the head of the mail. */
const MAX_BOUNCE_BYTES = 1_000_000;
/** PostgreSQL's "not now", and "somebody else was faster": the mail is not to blame. */
const OF_THE_DATABASE = [409, 503];

/** What becomes of a mail that came into the school's mailbox. Whatever it is, it stays there as it is. */
@Injectable()
export class IncomingMailsService {
  private readonly logger = new Logger('IncomingMail');

  constructor(
    private readonly manager: EntityManager,
    private readonly answers: ReceivedAnswersService,
    private readonly reader: MailReader,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * @param saved writes down how far the mailbox was read: in the transaction of what came of this mail
   * @throws only what is no fault of the mail: it is to be looked at again
   */
  async take(mail: FetchedMail, saved: (manager: EntityManager) => Promise<void>): Promise<void> {
    const head = readMailHead(mail.begin.toString('latin1'));
    const kind = mailKind(head, this.ownAddresses());
    const answer = kind === 'answer' ? await this.answerOf(mail, head) : undefined;
    const bounced = kind === 'bounce' ? await bouncedBy(mail) : [];
    await this.manager.transaction(async (manager) => {
      if (answer) await this.answers.store(manager, answer);
      if (bounced.length > 0) await this.answers.markBounced(manager, bounced);
      await saved(manager);
    });
  }

  /** Undefined: it belongs to no thread, and nothing more of it is looked at. */
  private async answerOf(mail: FetchedMail, head: MailHead): Promise<ReceivedAnswer | undefined> {
    const keys = threadKeys(head);
    if (keys.length === 0 || !(await this.answers.hasThread(keys))) return undefined;
    const source = await sourceOf(mail, MAX_MAIL_BYTES);
    const read = source === undefined ? UNREADABLE_MAIL : await this.read(mail.uid, source);
    const mailId = createHash('sha256')
      .update(head.get('message-id')?.[0] || mail.begin)
      .digest('hex');
    return { keys, mailId, arrivedAt: mail.arrivedAt, read };
  }

  /** What cannot be read is told of all the same: somebody has answered. */
  private async read(uid: number, source: Buffer): Promise<ReadMail> {
    try {
      return await this.reader.read(source);
    } catch (error) {
      this.logger.warn(`Mail ${uid} could not be read: ${errorSentence(error)}`);
      return UNREADABLE_MAIL;
    }
  }

  private ownAddresses(): string[] {
    const from = senderOf(this.env);
    const sender = typeof from === 'string' ? (/<([^<>]+)>/.exec(from)?.[1] ?? from) : from.address;
    return [sender, school.email, this.env.mailInAddress ?? ''].map((address) => address.toLowerCase());
  }
}

/** Whether another try may help: PostgreSQL is away, or was in somebody else's hands. */
export function isDatabaseTrouble(error: unknown): boolean {
  return OF_THE_DATABASE.includes(describeDatabaseError(error)?.statusCode ?? 0);
}

async function bouncedBy(mail: FetchedMail): Promise<string[]> {
  const source = await sourceOf(mail, MAX_BOUNCE_BYTES);
  return bouncedKeys(source?.toString('latin1') ?? '');
}

async function sourceOf({ begin, sizeBytes, all }: FetchedMail, maxBytes: number): Promise<Buffer | undefined> {
  if (sizeBytes > maxBytes) return undefined;
  return sizeBytes <= begin.length ? begin : all();
}
