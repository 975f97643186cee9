import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { RETENTION } from '#libs/domain/retention';
import { errorSentence } from '../../common/logging/error-for-log.js';
import type { Mail, MailContext } from './mail.js';
import { enqueueAll, type JobSpec } from '../jobs/enqueue.js';
import { mailJob, queueMail } from './queue-mail.js';

/** A kind of mail of which one person causes or gets only so many an hour; what is more comes in one digest. */
export interface LimitedMail<Content extends MailContext> {
  /** The same for as long as the database lives: what is held back is kept under it. */
  kind: string;
  /** At least 1. */
  perHour: number;
  /** The mail of one occasion. */
  single(content: Content): Mail;
  /** The mail of all that were held back, oldest first. At least one. */
  digest(contents: Content[]): Mail;
  /** What else is so once the digest is queued, in the same transaction. */
  onDigest?(manager: EntityManager, contents: Content[]): Promise<void>;
}

/**
 * Limits on mails (CONTRACT "Content, messages, chat"), in PostgreSQL: shared by all replicas, kept over a restart,
 * exact under concurrency. In any hour at most `perHour` mails under one key are sent one by one, and at most one
 * digest. Nothing is lost: what is over the limit is held in the caller's transaction and told of by the digest.
 */
@Injectable()
export class MailLimitsService {
  private readonly logger = new Logger(MailLimitsService.name);
  private readonly limits = new Map<string, LimitedMail<MailContext>>();

  constructor(private readonly manager: EntityManager) {}

  /** Tells how to write the digests of a kind. In onModuleInit, before the first job runs. */
  register<Content extends MailContext>(limit: LimitedMail<Content>): void {
    if (this.limits.has(limit.kind)) throw new Error(`The mail limit ${limit.kind} is registered twice`);
    // What is held under this kind was written by queue() for it: its type is checked there.
    this.limits.set(limit.kind, limit);
  }

  /**
   * Queues the mail or holds it back, in the caller's transaction. The person's row stays locked until that ends: call
   * it last.
   * @param key whose mails are counted together, for example a visitor's address group or a customer's email address
   */
  async queue<Content extends MailContext>(
    manager: EntityManager,
    limit: LimitedMail<Content>,
    key: string,
    content: Content,
  ): Promise<'queued' | 'held'> {
    const { key: hash, job } = limitedMail(limit, key, content);
    const [{ told }] = await manager.query<[{ told: 'queued' | 'held' }]>(
      `SELECT count_limited_mail($1, decode($2, 'hex'), $3, $4) AS told`,
      [limit.kind, hash, limit.perHour, JSON.stringify(content)],
    );
    if (told === 'queued') await enqueueAll(manager, [job]);
    return told;
  }

  /**
   * The job: queues every digest that is due, each in a transaction of its own. One that fails is tried again with the
   * next tick.
   */
  async sendDigests(): Promise<void> {
    const due = await this.manager.query<{ id: number; kind: string }[]>(
      'SELECT id, kind FROM mail_limits WHERE digest_due_at <= now() ORDER BY digest_due_at, id',
    );
    for (const { id, kind } of due) {
      const limit = this.limits.get(kind);
      try {
        if (!limit) throw new Error('nobody has registered this kind');
        await this.manager.transaction((manager) => sendDigest(manager, id, limit));
      } catch (error) {
        this.logger.warn(`A digest of ${kind} waits: ${errorSentence(error)}`);
      }
    }
  }

  /** Forgets whom nothing counts against any more. */
  async removeIdle(): Promise<void> {
    await this.manager.query(
      `DELETE FROM mail_limits WHERE digest_due_at IS NULL
      AND coalesce(greatest(sent_at[cardinality(sent_at)], digested_at), '-infinity') < now() - $1::interval`,
      [RETENTION.counts],
    );
  }
}

/** What the database's function count_limited_mail is told, and the job where it says `queued`. */
export function limitedMail<Content extends MailContext>(
  { kind, perHour, single }: LimitedMail<Content>,
  key: string,
  content: Content,
): { kind: string; perHour: number; key: string; content: Content; job: JobSpec } {
  const hash = createHash('sha256').update(key).digest('hex');
  return { kind, perHour, key: hash, content, job: mailJob(single(content)) };
}

async function sendDigest(manager: EntityManager, id: number, limit: LimitedMail<MailContext>): Promise<void> {
  const [claimed] = await manager.query<[unknown[], number]>(
    `UPDATE mail_limits SET digest_due_at = NULL, digested_at = clock_timestamp()
      WHERE id = $1 AND digest_due_at <= now() RETURNING id`,
    [id],
  );
  if (claimed.length === 0) return;
  const [held] = await manager.query<[{ id: string; content: MailContext }[], number]>(
    'DELETE FROM held_mails WHERE limit_id = $1 RETURNING id, content',
    [id],
  );
  if (held.length === 0) return; // all of it was of a person whose data was erased
  const oldestFirst = held.sort((a, b) => Number(a.id) - Number(b.id)).map(({ content }) => content);
  await queueMail(manager, limit.digest(oldestFirst));
  await limit.onDigest?.(manager, oldestFirst);
}
