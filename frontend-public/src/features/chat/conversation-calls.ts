/** The calls of the chat (spec 1 section 7). They reject with ApiFailure, or a TypeError without a connection. */
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { mergedMessages } from '#libs/domain/chat/conversation-messages';
import { ApiFailure, callApi } from '../../api/client';
import { knownDetails } from './chat-memory';

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
