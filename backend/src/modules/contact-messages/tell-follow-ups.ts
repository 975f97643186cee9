/** Tells of messages that somebody wanted to come back to by now: of each follow-up once. */
import { type EntityManager, In } from 'typeorm';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { followUpPush } from '#libs/domain/staff-push';
import { queueMail } from '../mail/queue-mail.js';
import { tellStaff } from '../push/tell-staff.js';
import { contactTaskMail } from './contact-task.mail.js';
import { ContactMessage } from './contact-message.entity.js';

const TOLD_AT_ONCE = 100;

/** Written down before it is told, in one transaction: of two that run at once one waits, and finds it told. */
const TELL = `
  INSERT INTO contact_follow_ups_told AS told (message_id, follow_up_at)
  SELECT id, follow_up_at FROM contact_messages message
  WHERE follow_up_at <= now() AND NOT EXISTS (
    SELECT FROM contact_follow_ups_told before
    WHERE before.message_id = message.id AND before.follow_up_at = message.follow_up_at)
  ORDER BY follow_up_at, id LIMIT $1
  ON CONFLICT (message_id) DO UPDATE SET follow_up_at = excluded.follow_up_at
    WHERE told.follow_up_at <> excluded.follow_up_at
  RETURNING message_id AS id`;

interface Addresses {
  /** Told of messages that nobody is assigned to. */
  staffEmail: string;
  publicUrl: string;
}

/** The job. */
export async function tellFollowUps(manager: EntityManager, addresses: Addresses): Promise<void> {
  let told = TOLD_AT_ONCE;
  while (told === TOLD_AT_ONCE) told = await manager.transaction((part) => tellSome(part, addresses));
}

/** @returns how many */
async function tellSome(manager: EntityManager, { staffEmail, publicUrl }: Addresses): Promise<number> {
  const due = await manager.query<{ id: number }[]>(TELL, [TOLD_AT_ONCE]);
  const messages = await manager.find(ContactMessage, {
    where: { id: In(due.map(({ id }) => id)) },
    relations: { assignee: true },
    order: { followUpAt: 'ASC', id: 'ASC' },
  });
  for (const message of messages) {
    // Whoever left the staff is not told any more.
    const { assignee } = message;
    const isAssigned = assignee?.role === 'admin' && assignee.isActive;
    const to = isAssigned ? assignee.email : staffEmail;
    await queueMail(manager, contactTaskMail({ kind: 'due', isAssigned }, message, to, publicUrl));
    if (isAssigned) await tellStaff(manager, followUpPush(message, PUSH_ADDRESSES.message(message.id)), assignee.id);
  }
  return due.length;
}
