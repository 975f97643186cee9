/** The answers to a message and the customer's to those, oldest first, and what became of each. */
import type { EntityManager } from 'typeorm';
import { threadAddress } from '#libs/domain/incoming-mail';
import { ContactReply, type StoredDelivery } from './contact-reply.entity.js';
import { contactReplyMail } from './contact-reply.mail.js';
import type { ContactMessage } from './contact-message.entity.js';
import type { ContactReplyView } from './contact-message.view.js';
import { newMailIdentity, queueMailWithReceipt } from '../mail/queue-mail.js';

export const REPLY_RECEIPT = 'contact-reply';

/** A server that refuses this very mail is asked for some hours; one that is away for everybody for a week. */
const MAX_ATTEMPTS = 10;

/**
 * A mail that waits in vain, or was taken out of the queue, did not go out. One statement, so that queue and thread are
 * read as of one moment.
 */
const THREAD = `
  SELECT reply.id, reply.method, reply.text, reply.sent_by AS "sentBy", reply.created_at AS "createdAt",
    reply.mail,
    CASE WHEN reply.delivery = 'queued'
      AND (job.id IS NULL OR job.attempts >= job.max_attempts AND job.locked_at IS NULL) THEN 'failed'
      ELSE reply.delivery END AS delivery
  FROM contact_replies reply
  LEFT JOIN graphile_worker._private_jobs job ON job.key = '${REPLY_RECEIPT}:' || reply.id
  WHERE reply.message_id = $1 ORDER BY reply.id`;

export function readThread(manager: EntityManager, messageId: number): Promise<ContactReplyView[]> {
  return manager.query<ContactReplyView[]>(THREAD, [messageId]);
}

/** The conversation with the assistant that staff have made the message of; null: none. */
export async function conversationOf(manager: EntityManager, messageId: number): Promise<number | null> {
  const [found] = await manager.query<{ id: number }[]>('SELECT id FROM chat_conversations WHERE message_id = $1', [
    messageId,
  ]);
  return found?.id ?? null;
}

/** Who is answered is seen to. When the visitor was last there stays as it is. @param manager in a transaction */
export async function conversationAnswered(manager: EntityManager, messageId: number): Promise<void> {
  await manager.query('UPDATE chat_conversations SET handled = true WHERE message_id = $1 AND NOT handled', [
    messageId,
  ]);
}

export interface NewReply extends Pick<ContactReply, 'method' | 'text' | 'sentBy' | 'createdAt'> {
  /** Whether the school sends it by mail; else it went out by a composer, or by word of mouth. */
  isSentFromHere: boolean;
  /** Of the mailbox that customers' answers are taken from, where it has an address for each thread. */
  mailInAddress: string | undefined;
}

/** @param manager in a transaction: the mail goes out if that commits */
export async function addReply(
  manager: EntityManager,
  message: ContactMessage,
  { isSentFromHere, mailInAddress, ...reply }: NewReply,
): Promise<void> {
  const delivery: StoredDelivery = isSentFromHere ? 'queued' : 'logged';
  const identity = newMailIdentity();
  const mailId = isSentFromHere ? identity.id : null;
  const { identifiers } = await manager.insert(ContactReply, { ...reply, messageId: message.id, delivery, mailId });
  if (!isSentFromHere) return;
  const id = identifiers[0]!['id'] as number;
  const replyTo = mailInAddress === undefined ? undefined : threadAddress(mailInAddress, identity.id);
  await queueMailWithReceipt(manager, contactReplyMail(message, reply.text, replyTo), {
    identity,
    receipt: { kind: REPLY_RECEIPT, id },
    jobKey: `${REPLY_RECEIPT}:${id}`,
    maxAttempts: MAX_ATTEMPTS,
  });
}

/** Of a message that was deleted meanwhile nothing is sent any more. */
export function isReplyWaiting(manager: EntityManager, id: number): Promise<boolean> {
  return manager.existsBy(ContactReply, { id, delivery: 'queued' });
}

export async function replyDelivered(manager: EntityManager, id: number): Promise<void> {
  await manager.update(ContactReply, id, { delivery: 'sent' });
}
