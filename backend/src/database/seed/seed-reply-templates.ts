import type { EntityManager } from 'typeorm';
import { ReplyTemplate } from '../../modules/reply-templates/reply-template.entity.js';

const TEMPLATES: Pick<ReplyTemplate, 'title' | 'text'>[] = [
  {
    title: 'Book a free trial',
    text:
      'Hello {firstName}\n\nThank you for your message. Your first class is free: pick a class and a date at ' +
      '{bookingLink}.\nWear something comfortable and bring water. Beginners are welcome.\n\n' +
      'Regards\n{school}\n{phone}',
  },
  {
    title: 'How to find us',
    text:
      'Hello {firstName}\n\nWe train at {address}. If you cannot find us, call {phone} or send a WhatsApp to ' +
      '{whatsapp}.\n\nRegards\n{school}',
  },
  {
    title: 'We will call you',
    text:
      'Hello {firstName}\n\nThank you for your message about "{subject}". We will call you today or on the next ' +
      'working day.\n\nRegards\n{school}\n{phone}',
  },
];

/** What the demonstration's staff answer often. */
export async function seedReplyTemplates(manager: EntityManager): Promise<void> {
  if (await manager.exists(ReplyTemplate)) return;
  await manager.insert(ReplyTemplate, TEMPLATES);
}
