import { type RecordWords, recordWrite } from '../../shared/record-words';
import type { Write } from '../../shared/use-write';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';

export const CONVERSATION_WORDS: RecordWords = {
  one: 'conversation',
  many: 'conversations',
  empty: 'No conversations yet. Chats between visitors and the assistant appear here.',
};

/** "1 message", "4 messages" */
export function messagesInWords(count: number): string {
  return `${count} message${count === 1 ? '' : 's'}`;
}

export const CONVERSATIONS = 'chat-conversations';

/** The conversation itself is not asked for again: it is gone. */
export const DELETION = {
  ...recordWrite('delete', CONVERSATION_WORDS, CONVERSATIONS),
  reason: 'beside',
  stale: [[CONVERSATIONS, 'getList']],
} satisfies Write;

type Visitor = Pick<ChatConversationRecord, 'userName' | 'userEmail' | 'userPhone'>;

/** What a visitor is called in the list: by the best that they told of themselves. */
export function visitorName({ userName, userEmail, userPhone }: Visitor): string {
  return userName ?? userEmail ?? userPhone ?? 'Visitor';
}

/** The details that their name does not show already. */
export function furtherContact(visitor: Visitor): string[] {
  const name = visitorName(visitor);
  return [visitor.userEmail, visitor.userPhone].filter((detail) => detail !== null && detail !== name) as string[];
}
