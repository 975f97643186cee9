/** What visitors write to the assistant, and the notices of it to the staff (spec 1 sections 3 to 5 and 7). */

export const CHAT_ROLES = ['user', 'assistant'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

export interface ChatMessage {
  role: ChatRole;
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** So many notices an hour from one visitor's address are mailed one by one, the rest in one digest. */
export const CHAT_NOTICES_PER_HOUR = 5;

/** The last moment that a Date can hold. */
const LAST_MOMENT_MS = 8_640_000_000_000_000;
const MAX_MESSAGES = 500;

export const CHAT_RULES = {
  messages: {
    required: 'Messages are required',
    wrongType: 'Each message must be an object with role, content and timestamp',
    maxCount: MAX_MESSAGES,
    tooMany: `A conversation holds at most ${MAX_MESSAGES} messages`,
  },
  role: { unknown: `Role must be one of ${CHAT_ROLES.join(', ')}` },
  content: { required: 'Message is required', maxLength: 4000, tooLong: 'Message must be at most 4000 characters' },
  timestamp: { min: 0, max: LAST_MOMENT_MS, invalid: 'Timestamp must be milliseconds since 1970' },
  userEmail: { maxLength: 254, invalid: 'Email is invalid' },
  userName: { maxLength: 120, invalid: 'Name must be a text of at most 120 characters' },
  userPhone: { maxLength: 40, invalid: 'Phone must be a text of at most 40 characters' },
  userMessage: {
    required: 'User message is required',
    maxLength: 4000,
    tooLong: 'User message must be at most 4000 characters',
  },
  botResponse: {
    required: 'Bot response is required',
    maxLength: 4000,
    tooLong: 'Bot response must be at most 4000 characters',
  },
  unknownConversation: 'There is no conversation with this session id',
  knownConversation: 'A conversation with this session id exists already: continue it with PUT',
  fewerMessages: 'The conversation has more messages than were sent: nothing was changed',
  otherMessages: 'What was said stays as it was: messages can only be added at the end. Nothing was changed',
} as const;
