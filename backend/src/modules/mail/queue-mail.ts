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
  /** By which an answer to it may be known. */
  identity: MailIdentity;
  receipt: MailReceipt;
  /** By which the mail is found while it waits. */
  jobKey: string;
  /** How often a server may refuse this mail; one that is away for everybody is waited for. */
  maxAttempts: number;
}

/** Waits grow to six hours each: a mail server may be away for a week. */
const MAX_ATTEMPTS = 40;

/**
 * Queues a mail in the caller's transaction: it goes out if that commits, and never if it is rolled back.
 * It never fails the request for what the mail server does. No secrets in it: the queue keeps it in plain text.
 */
export async function queueMail(manager: EntityManager, mail: Mail): Promise<void> {
  await enqueueAll(manager, [mailJob(mail)]);
}

/** The same for a mail of which is told what became of it. */
export async function queueMailWithReceipt(manager: EntityManager, mail: Mail, queued: QueuedMail): Promise<void> {
  const { identity, receipt, jobKey, maxAttempts } = queued;
  await enqueueAll(manager, [jobSpec('send-mail', { mail, identity, receipt }, { jobKey, maxAttempts })]);
}

/** The same for a statement that writes its jobs itself. */
export function mailJob(mail: Mail): JobSpec {
  return jobSpec('send-mail', { mail, identity: newMailIdentity() }, { maxAttempts: MAX_ATTEMPTS });
}

export function newMailIdentity(): MailIdentity {
  return { id: randomUUID(), queuedAt: new Date().toISOString() };
}
