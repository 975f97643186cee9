import type { UnansweredStatus } from '#libs/contracts/chat-admin';
import type { RecordWords } from '../../shared/record-words';

export const QUESTIONS = 'unanswered-questions';

export const QUESTION_WORDS: RecordWords = {
  one: 'question',
  many: 'questions',
  empty: 'No questions here.',
};

export const STATUS_WORDS: Record<UnansweredStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  dismissed: 'Dismissed',
};

export const EMPTY_TABS: Record<UnansweredStatus, string> = {
  open: 'No open questions. Questions the assistant cannot answer appear here.',
  answered: 'No answered questions yet. Create an FAQ from an open question and it moves here.',
  dismissed: 'No dismissed questions.',
};

/** "Asked once", "Asked 12 times" */
export function askedInWords(count: number): string {
  return count === 1 ? 'Asked once' : `Asked ${count} times`;
}
