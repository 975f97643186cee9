import { changeDone, changeFailed } from '../../shared/record-words';
import type { Write } from '../../shared/use-write';
import { CONVERSATION_WORDS } from './conversation-words';

export const CONVERSATIONS = 'chat-conversations';

/** The conversation itself is not asked for again: it is gone. */
export const DELETION: Write = {
  done: changeDone('delete', CONVERSATION_WORDS),
  failed: changeFailed('delete', CONVERSATION_WORDS),
  stale: [[CONVERSATIONS, 'getList']],
};
