import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { errorSentence } from '../../common/logging/error-for-log.js';
import type { Mail, MailContext } from './mail.js';
import { queueMail } from './queue-mail.js';

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
   * @param key whose mails are counted together, for example a visitor's address group or a customer's e-mail address
   */
  async queue<Content extends MailContext>(
    manager: EntityManager,
    limit: LimitedMail<Content>,
    key: string,
    content: Content,
  ): Promise<'queued' | 'held'> {
    const counted = await lockCount(manager, limit.kind, key);
    if (counted.sentWithinHour < limit.perHour) {
      await manager.query('UPDATE mail_limits SET sent_at = sent_at || clock_timestamp() WHERE id = $1', [counted.id]);
      await queueMail(manager, limit.single(content));
      return 'queued';
    }
    await manager.query('INSERT INTO held_mails (limit_id, content) VALUES ($1, $2)', [
      counted.id,
      JSON.stringify(content),
    ]);
    // An hour after the first mail that counts, and never within an hour of the digest before.
    await manager.query(
      `UPDATE mail_limits SET digest_due_at = coalesce(digest_due_at, greatest(sent_at[1], digested_at) + interval '1 hour') WHERE id = $1`,
      [counted.id],
    );
    return 'held';
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
    await this.manager.query(`
      DELETE FROM mail_limits WHERE digest_due_at IS NULL
      AND coalesce(greatest(sent_at[cardinality(sent_at)], digested_at), '-infinity') < now() - interval '1 hour'`);
  }
}

/** Locks the person's row, makes it when there is none, and forgets what is older than an hour. */
async function lockCount(
  manager: EntityManager,
  kind: string,
  key: string,
): Promise<{ id: number; sentWithinHour: number }> {
  const [counted] = await manager.query<[{ id: number; sentWithinHour: number }]>(
    `INSERT INTO mail_limits AS counted (kind, key, sent_at) VALUES ($1, $2, '{}')
     ON CONFLICT (kind, key) DO UPDATE SET sent_at = ARRAY(SELECT sent FROM unnest(counted.sent_at) AS sent WHERE sent > clock_timestamp() - interval '1 hour' ORDER BY sent)
     RETURNING id, cardinality(sent_at) AS "sentWithinHour"`,
    [kind, createHash('sha256').update(key).digest()],
  );
  return counted;
}

async function sendDigest(manager: EntityManager, id: number, limit: LimitedMail<MailContext>): Promise<void> {
  const [claimed] = await manager.query<[unknown[], number]>(
    'UPDATE mail_limits SET digest_due_at = NULL, digested_at = clock_timestamp() WHERE id = $1 AND digest_due_at <= now() RETURNING id',
    [id],
  );
  if (claimed.length === 0) return;
  const [held] = await manager.query<[{ id: string; content: MailContext }[], number]>(
    'DELETE FROM held_mails WHERE limit_id = $1 RETURNING id, content',
    [id],
  );
  const oldestFirst = held.sort((a, b) => Number(a.id) - Number(b.id)).map(({ content }) => content);
  await queueMail(manager, limit.digest(oldestFirst));
  await limit.onDigest?.(manager, oldestFirst);
}
