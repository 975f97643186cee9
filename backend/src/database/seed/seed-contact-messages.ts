import type { EntityManager } from 'typeorm';
import { DEFAULT_RESPONDED_BY } from '#libs/contracts/contact-message';
import { ContactMessage } from '../../modules/contact-messages/contact-message.entity.js';
import { ContactReply } from '../../modules/contact-messages/contact-reply.entity.js';
import type { User } from '../../modules/users/user.entity.js';
import { type DemoContactMessage, demoContactMessages } from './demo-contact-messages.js';
import { type DemoStaff, demoStaff } from './seed-colleague.js';

const HOUR_MS = 3_600_000;

/**
 * Messages in every state, the newest an hour old; the super-user and a colleague answered some and see to others.
 * Mails nobody.
 */
export async function seedContactMessages(manager: EntityManager): Promise<void> {
  if (await manager.exists(ContactMessage)) return;
  const staff = await demoStaff(manager);
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
  { now, staff }: { now: number; staff: DemoStaff },
): Partial<ContactReply>[] {
  if (!answer) return [];
  const createdAt = new Date(now - (ageHours - answer.afterHours) * HOUR_MS);
  const sentBy = answerer(answer, staff)?.username ?? DEFAULT_RESPONDED_BY;
  return [{ messageId, method: answer.by, text: answer.text, sentBy, delivery: 'logged', createdAt }];
}

function contactMessage(
  { from: [fullName, phone], subject, message, ageHours, ...demo }: DemoContactMessage,
  now: number,
  staff: DemoStaff,
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
    assignedTo: (demo.assignedTo && staff[demo.assignedTo]?.id) ?? null,
    followUpAt: demo.followUpInHours === undefined ? null : new Date(now + demo.followUpInHours * HOUR_MS),
    updatedAt: archiveDate ?? responseDate ?? createdAt,
    ...(demo.answer && {
      response: demo.answer.text,
      responseType: demo.answer.by,
      respondedBy: DEFAULT_RESPONDED_BY,
      respondedByUserId: answerer(demo.answer, staff)?.id ?? null,
      respondedByUsername: answerer(demo.answer, staff)?.username ?? null,
    }),
  };
}

function answerer(answer: DemoContactMessage['answer'], staff: DemoStaff): User | null {
  return staff[answer?.staff ?? 'owner'] ?? staff.owner;
}
