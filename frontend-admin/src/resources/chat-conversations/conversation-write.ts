import { recordWrite } from '../../shared/record-words';
import type { Write } from '../../shared/use-write';
import { CONVERSATION_WORDS } from './conversation-words';

export const CONVERSATIONS = 'chat-conversations';

/** The conversation itself is not asked for again: it is gone. */
export const DELETION = {
  ...recordWrite('delete', CONVERSATION_WORDS, CONVERSATIONS),
  reason: 'beside',
  stale: [[CONVERSATIONS, 'getList']],
} satisfies Write;
