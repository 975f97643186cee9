/** The calls of the chat (spec 1 section 7). They reject with ApiFailure, or a TypeError without a connection. */
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { mergedMessages } from '#libs/domain/chat/conversation-messages';
import { ApiFailure, callApi } from '../../api/client';
import { knownDetails, openSession } from './chat-memory';
import { logFailure } from '../../api/log-failure';

const NOT_FOUND = 404;
const CONFLICT = 409;
/** Another tab may save between asking and saving; more often than this it is something else. */
const MAX_ROUNDS = 5;

/** What the server has of the conversation; undefined when it has none. */
export async function fetchConversation(sessionId: string): Promise<ChatMessageView[] | undefined> {
  try {
    const { messages } = await callApi('get', '/api/chatbot/conversations/{sessionId}', { parameters: { sessionId } });
    return Array.isArray(messages) ? messages : undefined;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}

/**
 * Saves the whole conversation: asks for it first, then begins or continues it. What another tab saved meanwhile is
 * kept.
 * @returns the messages as they are saved
 */
export async function saveConversation(
  sessionId: string,
  messages: ChatMessageView[],
  round = 1,
): Promise<ChatMessageView[]> {
  const saved = await fetchConversation(sessionId);
  const merged = mergedMessages(saved ?? [], messages);
  try {
    if (saved)
      await callApi('put', '/api/chatbot/conversations/{sessionId}', {
        parameters: { sessionId },
        body: { messages: merged, ...contact() },
      });
    else await callApi('post', '/api/chatbot/conversations', { body: { sessionId, messages: merged, ...contact() } });
    return merged;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === CONFLICT && round < MAX_ROUNDS)
      return saveConversation(sessionId, messages, round + 1);
    throw error;
  }
}

export async function sendNotice(sessionId: string, userMessage: string, botResponse: string): Promise<void> {
  await callApi('post', '/api/chatbot/notify', { body: { sessionId, userMessage, botResponse } });
}

function contact() {
  const { name = null, email = null, phone = null } = knownDetails();
  return { userName: name, userEmail: email, userPhone: phone };
}

/**
 * Saves the conversation and tells the staff, in the background: a failure is only logged, and tried again with the
 * next answer and when the network is back (spec 1 sections 4 and 8).
 */
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
