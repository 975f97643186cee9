import { Injectable } from '@nestjs/common';
import { EntityManager, In, MoreThan } from 'typeorm';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import type { ReadMail } from '#libs/domain/incoming-mail';
import { answerPush, bouncedPush } from '#libs/domain/staff-push';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { tellStaff } from '../push/tell-staff.js';
import { User } from '../users/user.entity.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactReply } from './contact-reply.entity.js';

export interface ReceivedAnswer {
  /** What may name the thread, the surest first: ids of mails that the school sent. */
  keys: readonly string[];
  /** The same for the same mail, however often it is read. */
  mailId: string;
  arrivedAt: Date;
  read: ReadMail;
}

const OF_ANSWERS_SENT = "mail_id = ANY ($1::text[]) AND delivery <> 'received'";

/** Customers' answers that came by mail into the threads of their messages (docs/decisions/0103). */
@Injectable()
export class ReceivedAnswersService {
  constructor(private readonly manager: EntityManager) {}

  /** Whether one of the keys is of a mail that the school answered with. */
  async hasThread(keys: readonly string[]): Promise<boolean> {
    const found = await this.manager.query<unknown[]>(
      `SELECT 1 FROM contact_replies WHERE ${OF_ANSWERS_SENT} LIMIT 1`,
      [keys],
    );
    return found.length > 0;
  }

  /**
   * Adds the answer to its thread, once: then the message is unread again, out of the archive, and staff are told.
   * @param manager in a transaction
   */
  async store(manager: EntityManager, { keys, mailId, arrivedAt, read }: ReceivedAnswer): Promise<void> {
    const [thread] = await manager.query<{ id: number }[]>(
      `SELECT message_id AS id FROM contact_replies WHERE ${OF_ANSWERS_SENT}
       ORDER BY array_position($1, mail_id) LIMIT 1`,
      [keys],
    );
    // Deleted since it was looked for.
    const message =
      thread && (await manager.findOne(ContactMessage, { where: thread, lock: { mode: 'pessimistic_write' } }));
    if (!message) return;
    const { from, text, ...mail } = read;
    const createdAt = new Date(Math.min(arrivedAt.getTime(), Date.now()));
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(ContactReply)
      .values({
        messageId: message.id,
        method: 'email',
        text,
        sentBy: from || message.email,
        delivery: 'received',
        createdAt,
        mailId,
        mail,
      })
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) return;
    await manager.update(ContactMessage, message.id, {
      ...WAITS_AGAIN,
      // Mails may be read in another order than they came.
      lastReceivedAt: createdAt > message.lastReceivedAt ? createdAt : message.lastReceivedAt,
      updatedAt: () => NEXT_UPDATED_AT,
    });
    if (!message.suspectedSpam) await tellOfThread(manager, message, answerPush);
  }

  /**
   * Answers that were sent and came back: who wrote waits again, unless the school has answered once more since.
   * @param manager in a transaction
   */
  async markBounced(manager: EntityManager, keys: readonly string[]): Promise<void> {
    // The messages first, as everybody locks who changes a thread.
    await manager.query(
      `SELECT FROM contact_messages WHERE id IN (
         SELECT message_id FROM contact_replies WHERE mail_id = ANY ($1::text[]) AND delivery = 'sent')
       ORDER BY id FOR UPDATE`,
      [keys],
    );
    const [bounced] = await manager.query<[{ id: number; messageId: number }[], number]>(
      `UPDATE contact_replies SET delivery = 'failed' WHERE mail_id = ANY ($1::text[]) AND delivery = 'sent'
       RETURNING id, message_id AS "messageId"`,
      [keys],
    );
    for (const reply of bounced) await this.waitAgain(manager, reply);
  }

  /** An answer that the mail server refuses for good: the same, but that the owner can still have it tried again. */
  notDelivered(id: number): Promise<void> {
    return this.manager.transaction(async (manager) => {
      const reply = await manager.findOneBy(ContactReply, { id, delivery: 'queued' });
      if (!reply) return;
      const { messageId } = reply;
      await manager.findOne(ContactMessage, { where: { id: messageId }, lock: { mode: 'pessimistic_write' } });
      await this.waitAgain(manager, reply);
    });
  }

  private async waitAgain(
    manager: EntityManager,
    { id, messageId }: Pick<ContactReply, 'id' | 'messageId'>,
  ): Promise<void> {
    const isAnsweredSince = await manager.existsBy(ContactReply, {
      messageId,
      id: MoreThan(id),
      delivery: In(['logged', 'queued', 'sent']),
    });
    if (isAnsweredSince) return;
    await manager.update(ContactMessage, messageId, { ...WAITS_AGAIN, updatedAt: () => NEXT_UPDATED_AT });
    await tellOfThread(manager, await manager.findOneByOrFail(ContactMessage, { id: messageId }), bouncedPush);
  }
}

const WAITS_AGAIN = { status: 'unread', archived: false, archiveDate: null } as const;

/** Whoever sees to it, or all of the staff. */
async function tellOfThread(manager: EntityManager, message: ContactMessage, pushOf: typeof answerPush): Promise<void> {
  const { assignedTo: id } = message;
  // Whoever left the staff is not told any more.
  const assignee = id === null ? null : await manager.findOneBy(User, { id, role: 'admin', isActive: true });
  await tellStaff(manager, pushOf(message, PUSH_ADDRESSES.message(message.id)), assignee?.id);
}
