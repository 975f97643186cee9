/** The routes by which staff answer conversations, try FAQs and judge spam, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { TrustedSender } from '../src/modules/contact-messages/trusted-sender.entity.js';
import { createChatConversation, createContactMessage } from './factories.js';

interface Route {
  body?: object;
  record?: (db: EntityManager) => Promise<{ id: number }>;
  admin: number;
}

const conversation = (db: EntityManager) => createChatConversation(db, { userEmail: 'matrix@example.com' });
const sender = async (db: EntityManager) => {
  await db.clear(TrustedSender);
  return db.save(TrustedSender, { email: 'matrix@example.com', senderKey: 'matrix@example.com' });
};
const faq = { question: 'Where do you train?', answer: 'In Sunninghill, Sandton.' };

export const INBOX_ROUTES: Record<string, Route> = {
  'PUT /api/admin/chat-conversations/{id}': { record: conversation, body: { handled: true }, admin: 200 },
  'POST /api/admin/chat-conversations/{id}/message': { record: conversation, admin: 201 },
  'POST /api/admin/faqs/preview': { body: faq, admin: 200 },
  'PUT /api/admin/contact-messages/{id}/spam': {
    record: (db) => createContactMessage(db),
    body: { spam: false },
    admin: 200,
  },
  'GET /api/admin/trusted-senders': { admin: 200 },
  'GET /api/admin/trusted-senders/{id}': { record: sender, admin: 200 },
  'DELETE /api/admin/trusted-senders/{id}': { record: sender, admin: 200 },
};
