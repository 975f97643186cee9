import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { enqueueAll, type JobSpec, jobSpec } from '../jobs/enqueue.js';
import type { Mail, MailIdentity } from './mail.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-mail': { mail: Mail; identity: MailIdentity; receipt?: MailReceipt };
    }
  }
}

/** Whom to tell that the mail went out: see MailReceiptsService. */
export interface MailReceipt {
  kind: string;
  id: number;
}

interface QueuedMail {
  /** The Message-ID, to recognize replies. */
  identity: MailIdentity;
  receipt: MailReceipt;
  /** The job key, to find the mail while it waits. */
  jobKey: string;
  /** Maximum attempts when the server refuses this mail; an unavailable server does not count. */
  maxAttempts: number;
}

/** Backoff grows to six hours, so a mail server may be down for a week. */
const MAX_ATTEMPTS = 40;

/**
 * Queues a mail in the caller's transaction; a mail server that fails never fails the request. No secrets in it: the
 * queue stores it in plain text.
 */
export async function queueMail(manager: EntityManager, mail: Mail): Promise<void> {
  await enqueueAll(manager, [mailJob(mail)]);
}

/** The same with callbacks for its outcome. */
export async function queueMailWithReceipt(manager: EntityManager, mail: Mail, queued: QueuedMail): Promise<void> {
  const { identity, receipt, jobKey, maxAttempts } = queued;
  await enqueueAll(manager, [jobSpec('send-mail', { mail, identity, receipt }, { jobKey, maxAttempts })]);
}

/** The job alone, for a statement that inserts its jobs itself. */
export function mailJob(mail: Mail): JobSpec {
  return jobSpec('send-mail', { mail, identity: newMailIdentity() }, { maxAttempts: MAX_ATTEMPTS });
}

export function newMailIdentity(): MailIdentity {
  return { id: randomUUID(), queuedAt: new Date().toISOString() };
}
