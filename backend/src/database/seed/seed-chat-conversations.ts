import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { ChatMessage } from '#libs/contracts/chatbot';
import { apology } from '#libs/domain/chat/answer-rules';
import { assistantFacts } from '#libs/school/assistant-facts';
import { school } from '#libs/school/school';
import { ChatConversation } from '../../modules/chatbot/chat-conversation.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GREETING = `Hello! I am the assistant of ${school.name}. Ask me about classes, prices, times or where we train.`;
const CONTACT =
  `You can call us on ${school.phone.display}, send a WhatsApp to ${school.whatsapp.display} or email ` +
  `${school.email}. We train at: ${school.venue}.`;

const APOLOGY = apology(assistantFacts);

interface DemoConversation {
  endedHoursAgo: number;
  userEmail?: string;
  userName?: string;
  userPhone?: string;
  /** The visitor and the assistant in turn, after the greeting. */
  said: string[];
}

const CONVERSATIONS: DemoConversation[] = [
  {
    endedHoursAgo: 2,
    userName: 'Naledi Khumalo',
    userEmail: 'naledi.khumalo@example.com',
    userPhone: '082 555 0171',
    said: [
      'Hi',
      'Hello! How can I help you today?',
      'My name is Naledi Khumalo, naledi.khumalo@example.com or 082 555 0171. Can someone call me about ' +
        'the beginner course?',
      CONTACT,
    ],
  },
  {
    endedHoursAgo: 26,
    userEmail: 'pieter.vandermerwe@example.com',
    said: [
      'Where do you train?',
      `We train at: ${school.venue}.`,
      'And how do I book a free trial?',
      'You can book on the Free Trial page (/free-trial); memberships are on the Membership page (/membership).',
      'Thanks, confirm to pieter.vandermerwe@example.com please',
      CONTACT,
    ],
  },
  {
    // Nobody left a name: most conversations are like this one.
    endedHoursAgo: 75,
    said: ['Do you have boxing?', 'Yes, we offer boxing. See the class schedule (/class-schedule) for the times.'],
  },
  {
    endedHoursAgo: 24 * 40,
    userName: 'Zanele',
    said: ['my name is Zanele, do you do sumo?', APOLOGY, 'and kendo?', APOLOGY],
  },
];

/** Conversations with all contact details, some and none. Their session ids are nobody's. Mails nobody. */
export async function seedChatConversations(manager: EntityManager): Promise<void> {
  if (await manager.exists(ChatConversation)) return;
  const now = Date.now();
  await manager.insert(
    ChatConversation,
    CONVERSATIONS.toReversed().map((demo) => conversation(demo, now)),
  );
}

function conversation({ endedHoursAgo, said, ...visitor }: DemoConversation, now: number): Partial<ChatConversation> {
  const endedAt = now - endedHoursAgo * HOUR_MS;
  const startedAt = endedAt - said.length * MINUTE_MS;
  const greeting: ChatMessage = { role: 'assistant', content: GREETING, timestamp: startedAt };
  const messages = said.map((content, i): ChatMessage => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    content,
    timestamp: startedAt + (i + 1) * MINUTE_MS,
  }));
  const apologyCount = said.filter((text) => text === APOLOGY).length;
  return {
    sessionId: randomUUID(),
    messages: [greeting, ...messages],
    ...visitor,
    apologyCount,
    createdAt: new Date(startedAt),
    updatedAt: new Date(endedAt),
  };
}
