import type { RecordWords } from '../../shared/record-words';

export const CONVERSATION_WORDS: RecordWords = {
  one: 'conversation',
  many: 'conversations',
  empty: 'No conversations yet. What visitors write to the assistant shows here.',
};

/** "1 message", "4 messages" */
export function messagesInWords(count: number): string {
  return `${count} message${count === 1 ? '' : 's'}`;
}
