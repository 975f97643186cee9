/** The assistant's side of a conversation. Its rules weigh five times what the panel does, which opens without them. */
import type { QueryClient } from '@tanstack/react-query';
import { answerTo } from '#libs/domain/chat/answer';
import type { KnownQuestion } from '#libs/domain/chat/faq-search';
import { wantsNotify } from '#libs/domain/chat/wants-notify';
import { knowledgeOfNow } from './knowledge';

export interface Reply {
  text: string;
  /** Questions of which one may be meant. */
  suggestions: readonly string[];
  /** A person of the school is to be told. */
  isForStaff: boolean;
}

/**
 * @param before the visitor's earlier messages, oldest first
 * @param questions undefined while they are loading
 */
export async function replyTo(
  message: string,
  before: readonly string[],
  questions: readonly KnownQuestion[] | undefined,
  queryClient: QueryClient,
): Promise<Reply> {
  const { text, suggestions } = answerTo(message, before, await knowledgeOfNow(message, questions, queryClient));
  return { text, suggestions, isForStaff: wantsNotify(message) };
}
