/**
 * Saves the conversation and tells the staff, in the background: a failure is only logged, and tried again with the
 * next answer and when the network is back (spec 1 sections 4 and 8).
 */
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { logFailure } from '../../api/log-failure';
import { openSession } from './chat-memory';
import { saveConversation, sendNotice } from './conversation-calls';

interface Notice {
  userMessage: string;
  botResponse: string;
}

interface Saving {
  /** As they are when it comes to it. */
  messages: () => ChatMessageView[];
  /** Told what is saved, also of another tab. */
  onSaved: (saved: ChatMessageView[]) => void;
}

interface ConversationKeeper {
  keep: (saving: Saving, notice?: Notice) => void;
}

/** @param network tells `online` */
export function createConversationKeeper(network: EventTarget): ConversationKeeper {
  const notices: Notice[] = [];
  let due: Saving | undefined;
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      const sessionId = openSession();
      while (due) {
        const saving = due;
        const saved = await saveConversation(sessionId, saving.messages());
        // What was asked meanwhile comes with its answer, which asks for the next save.
        if (due === saving) due = undefined;
        saving.onSaved(saved);
      }
      for (let notice = notices[0]; notice; notice = notices[0]) {
        await sendNotice(sessionId, notice.userMessage, notice.botResponse);
        notices.shift();
      }
    } catch (error) {
      logFailure('The conversation is not saved yet.', error);
    } finally {
      isBusy = false;
    }
  }

  network.addEventListener('online', () => void work());
  return {
    keep: (saving, notice) => {
      due = saving;
      if (notice) notices.push(notice);
      void work();
    },
  };
}
