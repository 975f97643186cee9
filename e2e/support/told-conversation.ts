/** Conversations as a visitor's browser saves them. */
import { randomUUID } from 'node:crypto';
import type { ChatMessageView, CreateChatConversationDto } from '#libs/contracts/generated/api';
import { apology } from '#libs/domain/chat/answer-rules';
import { assistantFacts } from '#libs/school/assistant-facts';
import { expect } from './fixtures.js';
import type { SchoolServer } from './school-server.mjs';

/** What the assistant says when it does not know. */
export const APOLOGY = apology(assistantFacts);

const SECOND_MS = 1000;

interface Told extends Omit<CreateChatConversationDto, 'sessionId' | 'messages'> {
  /** What the visitor wrote, each with what the assistant answered. */
  turns: [asked: string, answered: string][];
  /** When the first message was written, ISO 8601; the others follow by the second. */
  from: string;
}

export async function tellAssistant(school: SchoolServer, { turns, from, ...visitor }: Told): Promise<void> {
  const messages = turns.flat().map((content, place): ChatMessageView => ({
    role: place % 2 === 0 ? 'user' : 'assistant',
    content,
    timestamp: Date.parse(from) + place * SECOND_MS,
  }));
  const input: CreateChatConversationDto = { sessionId: randomUUID(), messages, ...visitor };
  const answer = await fetch(`${school.url}/api/chatbot/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(answer.status, await answer.text()).toBe(201);
}
