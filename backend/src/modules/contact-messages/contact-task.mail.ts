import { writtenPhone } from '#libs/domain/school-facts';
import { writtenMoment } from '#libs/school/written-moment';
import type { Mail } from '../mail/mail.js';
import type { ContactMessage } from './contact-message.entity.js';

/** Why a member of staff is told of a message. */
export type ContactTask =
  | { kind: 'assigned'; by: string }
  /** The moment of its follow-up has come. */
  | { kind: 'due'; isAssigned: boolean };

type Told = Pick<ContactMessage, 'id' | 'fullName' | 'email' | 'phone' | 'subject' | 'message' | 'followUpAt'>;

/** Tells one member of staff, or the school, to see to a visitor's message. */
export function contactTaskMail(task: ContactTask, message: Told, to: string, publicUrl: string): Mail {
  const { id, fullName, email, phone, subject, followUpAt } = message;
  return {
    to,
    subject: `${task.kind === 'assigned' ? 'Assigned to you' : 'Follow-up due'}: ${subject}`,
    template: 'contact-task',
    context: {
      reason: reasonOf(task),
      wrote: 'through the contact form',
      followUp: task.kind === 'assigned' && followUpAt ? writtenMoment(followUpAt) : null,
      fullName,
      email,
      phone: writtenPhone(phone),
      topic: subject,
      paragraphs: message.message.split(/\r?\n/),
      message: message.message,
      messageLink: `${publicUrl}/admin/messages/${id}/show`,
    },
  };
}

function reasonOf(task: ContactTask): string {
  if (task.kind === 'assigned') return `${task.by} has assigned this message to you.`;
  return task.isAssigned
    ? 'It is time to follow up on this message, which is assigned to you.'
    : 'It is time to follow up on this message. It is not assigned to anyone.';
}
