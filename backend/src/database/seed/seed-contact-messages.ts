import type { EntityManager } from 'typeorm';
import { DEFAULT_RESPONDED_BY } from '#libs/contracts/contact-message';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { ContactMessage } from '../../modules/contact-messages/contact-message.entity.js';
import { ContactReply } from '../../modules/contact-messages/contact-reply.entity.js';
import { User } from '../../modules/users/user.entity.js';
import { type DemoContactMessage, demoContactMessages } from './demo-contact-messages.js';

const HOUR_MS = 3_600_000;

/**
 * Messages in every state, the newest an hour old; those with an answer were answered by the super-user. Mails nobody.
 */
export async function seedContactMessages(manager: EntityManager): Promise<void> {
  if (await manager.exists(ContactMessage)) return;
  const staff = await manager.findOneBy(User, { id: SUPER_USER_ID });
  const now = Date.now();
  const oldestFirst = demoContactMessages.toSorted((a, b) => b.ageHours - a.ageHours);
  const { identifiers } = await manager.insert(
    ContactMessage,
    oldestFirst.map((demo) => contactMessage(demo, now, staff)),
  );
  await manager.insert(
    ContactReply,
    oldestFirst.flatMap((demo, at) => replies(demo, identifiers[at]!['id'] as number, { now, staff })),
  );
}

function replies(
  { answer, ageHours }: DemoContactMessage,
  messageId: number,
  { now, staff }: { now: number; staff: User | null },
): Partial<ContactReply>[] {
  if (!answer) return [];
  const createdAt = new Date(now - (ageHours - answer.afterHours) * HOUR_MS);
  const sentBy = staff?.username ?? DEFAULT_RESPONDED_BY;
  return [{ messageId, method: answer.by, text: answer.text, sentBy, delivery: 'logged', createdAt }];
}

function contactMessage(
  { from: [fullName, phone], subject, message, ageHours, ...demo }: DemoContactMessage,
  now: number,
  staff: User | null,
): Partial<ContactMessage> {
  const createdAt = new Date(now - ageHours * HOUR_MS);
  const after = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS);
  const archiveDate = demo.archivedAfterHours === undefined ? null : after(demo.archivedAfterHours);
  const responseDate = demo.answer ? after(demo.answer.afterHours) : null;
  return {
    fullName,
    phone,
    subject,
    message,
    createdAt,
    archiveDate,
    responseDate,
    email: `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
    status: demo.status,
    archived: archiveDate !== null,
    suspectedSpam: demo.suspectedSpam ?? false,
    updatedAt: archiveDate ?? responseDate ?? createdAt,
    ...(demo.answer && {
      response: demo.answer.text,
      responseType: demo.answer.by,
      respondedBy: DEFAULT_RESPONDED_BY,
      respondedByUserId: staff?.id ?? null,
      respondedByUsername: staff?.username ?? null,
    }),
  };
}
