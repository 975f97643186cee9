import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { UNANSWERED_RULES } from '#libs/contracts/chat-admin';
import { type ChatMessage, CHAT_RULES } from '#libs/contracts/chatbot';
import { isApology } from '#libs/domain/chat/answer-rules';
import { withoutContactDetails } from '#libs/domain/chat/contact-details';
import { questionGroup } from '#libs/domain/chat/question-group';
import { unansweredQuestions } from '#libs/domain/chat/unanswered-questions';

/** What a conversation knows of the assistant's apologies. */
interface Unanswered {
  apologyCount: number;
  /** Which of the visitor's messages were counted as unanswered. */
  countedQuestions: string[];
}

interface AskedQuestion {
  question: string;
  group: string;
  times: number;
}

/**
 * Counts what ended in the apology, each of the visitor's messages once, however often and from however many tabs the
 * conversation is saved. Joins the transaction that saves it, which holds the lock on it.
 * @param counted what was counted before
 */
export async function countUnanswered(
  manager: EntityManager,
  messages: readonly ChatMessage[],
  counted: readonly string[],
): Promise<Unanswered> {
  const known = new Set(counted);
  const fresh = new Map(unansweredQuestions(messages, isApology).map((message) => [nameOf(message), message.content]));
  for (const name of known) fresh.delete(name);
  if (fresh.size > 0) await addUp(manager, groups([...fresh.values()]));
  return {
    apologyCount: messages.filter(({ role, content }) => role === 'assistant' && isApology(content)).length,
    countedQuestions: [...counted, ...fresh.keys()].slice(-CHAT_RULES.messages.maxCount),
  };
}

/** Short, and the same wherever the message stands: its place changes when two tabs' messages are brought together. */
function nameOf({ timestamp, content }: ChatMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([timestamp, content]))
    .digest('base64url')
    .slice(0, 16);
}

/** In one order for all, so that two who count the same questions never wait for each other in a circle. */
function groups(texts: string[]): AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  for (const text of texts) {
    const question = Array.from(withoutContactDetails(text).trim())
      .slice(0, UNANSWERED_RULES.question.maxLength)
      .join('');
    const group = questionGroup(question);
    if (group !== '') found.set(group, { question, group, times: (found.get(group)?.times ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => (a.group < b.group ? -1 : 1));
}

/** One that was answered has lost its answer: without its FAQ a trigger opens it again. A dismissed one stays so. */
async function addUp(manager: EntityManager, asked: AskedQuestion[]): Promise<void> {
  await manager.query(
    `INSERT INTO unanswered_questions AS known (question, question_group, asked_count)
     SELECT * FROM unnest($1::text[], $2::text[], $3::integer[])
     ON CONFLICT (question_group) DO UPDATE
       SET question = excluded.question, asked_count = known.asked_count + excluded.asked_count,
       last_asked_at = greatest(known.last_asked_at, clock_timestamp()), updated_at = clock_timestamp(), faq_id = NULL`,
    [asked.map(({ question }) => question), asked.map(({ group }) => group), asked.map(({ times }) => times)],
  );
}
