import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { type QuickQuestion, quickQuestions, type QuickTopic } from '#libs/domain/chat/quick-questions';
import { topicsAsked } from '#libs/domain/chat/topics-asked';
import { AskedTopic } from './asked-topic.entity.js';

const MOST_CONVERSATIONS = 500;
/** More of a message says no more of what it is about. */
const READ_OF_EACH = 300;
/** So many are read before others are served again. */
const READ_AT_ONCE = 10;

/** What the visitor wrote in each of the newest conversations, oldest message first. */
const ASKED = `
  SELECT (SELECT array_agg(left(message ->> 'content', $2) ORDER BY place)
    FROM jsonb_array_elements(messages) WITH ORDINALITY AS each (message, place)
    WHERE message ->> 'role' = 'user') AS messages
  FROM (SELECT messages FROM chat_conversations ORDER BY updated_at DESC, id DESC LIMIT $1) newest`;

/** The questions that the assistant offers: what visitors ask about most. */
@Injectable()
export class QuickQuestionsService {
  constructor(private readonly manager: EntityManager) {}

  async list(): Promise<QuickQuestion[]> {
    const counted = await this.manager.find(AskedTopic);
    return quickQuestions(Object.fromEntries(counted.map(({ topic, askedCount }) => [topic, askedCount])));
  }

  /** The nightly job: counts the newest 500 conversations anew. */
  async recount(): Promise<void> {
    const conversations = await this.manager.query<{ messages: string[] | null }[]>(ASKED, [
      MOST_CONVERSATIONS,
      READ_OF_EACH,
    ]);
    const counts = new Map<QuickTopic, number>();
    for (const [place, { messages }] of conversations.entries()) {
      if (place % READ_AT_ONCE === 0) await new Promise(setImmediate);
      for (const topic of topicsAsked(messages ?? [])) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
    await this.manager.transaction(async (manager) => {
      await manager.deleteAll(AskedTopic);
      await manager.insert(
        AskedTopic,
        [...counts].map(([topic, askedCount]) => ({ topic, askedCount })),
      );
    });
  }
}
