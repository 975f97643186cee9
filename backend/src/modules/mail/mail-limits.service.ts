import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { RETENTION } from '#libs/domain/retention';
import { errorSentence } from '../../common/logging/error-for-log.js';
import type { Mail, MailContext } from './mail.js';
import { enqueueAll, type JobSpec } from '../jobs/enqueue.js';
import { mailJob, queueMail } from './queue-mail.js';

/** A kind of rate-limited mail; what is over the limit goes out in one digest. */
export interface LimitedMail<Content extends MailContext> {
  /** Must never change: held-back mails are stored under it. */
  kind: string;
  /** At least 1. */
  perHour: number;
  /** The mail for a single event. */
  single(content: Content): Mail;
  /** The digest of everything held back, oldest first. */
  digest(contents: Content[]): Mail;
  /** Called in the transaction that queues the digest. */
  onDigest?(manager: EntityManager, contents: Content[]): Promise<void>;
}

/**
 * Rate limits for mails (CONTRACT "Content, messages, chat"), in PostgreSQL: shared by all replicas and exact under
 * concurrency. Per key at most `perHour` single mails and one digest go out in an hour; the rest is held back for the
 * next digest, so nothing is lost.
 */
@Injectable()
export class MailLimitsService {
  private readonly logger = new Logger(MailLimitsService.name);
  private readonly limits = new Map<string, LimitedMail<MailContext>>();

  constructor(private readonly manager: EntityManager) {}

  /** Registers a kind of limited mail. In onModuleInit, before the first job runs. */
  register<Content extends MailContext>(limit: LimitedMail<Content>): void {
    if (this.limits.has(limit.kind)) throw new Error(`The mail limit ${limit.kind} is registered twice`);
    // queue() stored it for this kind and checked its type there.
    this.limits.set(limit.kind, limit);
  }

  /**
   * Queues the mail or holds it back, in the caller's transaction. It locks the key's row until the commit, so call it
   * last.
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

  /** The job: queues every due digest, each in its own transaction. One that fails is retried at the next tick. */
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

  /** Deletes rows whose window has passed. */
  async removeIdle(): Promise<void> {
    await this.manager.query(
      `DELETE FROM mail_limits WHERE digest_due_at IS NULL
      AND coalesce(greatest(sent_at[cardinality(sent_at)], digested_at), '-infinity') < now() - $1::interval`,
      [RETENTION.counts],
    );
  }
}

/** Arguments of the database function count_limited_mail, and the job to queue when it says `queued`. */
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
