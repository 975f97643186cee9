import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CHAT_RULES } from '#libs/contracts/chatbot';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import type { KnownQuestion } from '#libs/domain/chat/faq-search';
import { pickContactDetails } from '#libs/domain/chat/contact-details';
import { mergedMessages } from '#libs/domain/chat/conversation-messages';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { logFailure } from '../../api/log-failure';
import { faqsQuery } from '../../api/public-lists';
import { chatWords } from '../../content/chat';
import type { Reply } from './assistant';
import { keepNewDetails, keptMessages, presentSession, renewSession } from './chat-memory';
import { fetchConversation, createConversationKeeper } from './conversation-calls';

/** Spec 1 section 9. */
const REPLY_DELAY_MS = 1000;
/** A question and its answer still fit below the server's limit. */
const FULL_FROM = CHAT_RULES.messages.maxCount - 2;

/**
 * The conversation with the assistant (spec 1 sections 4 and 5): a message shows at once, the answer a second later,
 * and then the whole is saved. It goes on after a reload.
 */
export function useConversation({ onReply }: { onReply: () => void }) {
  const queryClient = useQueryClient();
  const questions = useKnownQuestions();
  const [messages, setMessages] = useState<ChatMessageView[]>(
    () => keptMessages.read() ?? [say('assistant', chatWords.greeting)],
  );
  const [awaitedReplies, setAwaitedReplies] = useState(0);
  /** Of the last answer: questions of which one may be meant. */
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  // What a reply a second later must know as it is then.
  const now = useRef({ messages, questions, onReply });
  useEffect(() => {
    now.current.questions = questions;
    now.current.onReply = onReply;
  }, [questions, onReply]);
  const change = useCallback((next: ChatMessageView[]) => {
    now.current.messages = next;
    keptMessages.keep(next);
    setMessages(next);
  }, []);
  const [keeper] = useState(() => createConversationKeeper(window));
  // Beside the panel, so that it is there when the first message is; what fails now is tried again then.
  useEffect(() => void loadAssistant().catch(() => undefined), []);

  useEffect(() => {
    const sessionId = presentSession();
    if (sessionId === undefined || keptMessages.read()) return;
    void fetchConversation(sessionId).then(
      // It begins with the greeting of then. Who has written meanwhile gets both with the next save.
      (saved) => {
        if (saved && saved.length > 0 && now.current.messages.length <= 1) change(saved);
      },
      (error: unknown) => logFailure('The earlier conversation could not be loaded.', error),
    );
  }, [change]);

  const adopt = (saved: ChatMessageView[]) => {
    const merged = mergedMessages(saved, now.current.messages);
    if (merged.length > now.current.messages.length) change(merged);
  };

  const reply = async (text: string) => {
    const before = earlierQuestions(now.current.messages, text);
    const reply = await loadAssistant().then(
      ({ replyTo }) => replyTo(text, before, now.current.questions, queryClient),
      withoutAssistant,
    );
    const content = reply.text.slice(0, CHAT_RULES.content.maxLength);
    setSuggestions(reply.suggestions);
    change([...now.current.messages, say('assistant', content)]);
    setAwaitedReplies((count) => count - 1);
    keeper.keep(
      { messages: () => now.current.messages, onSaved: adopt },
      reply.isForStaff ? { userMessage: text, botResponse: content } : undefined,
    );
    now.current.onReply();
  };

  const send = (typed: string) => {
    const text = typed.trim();
    if (text === '') return;
    if (now.current.messages.length >= FULL_FROM) {
      renewSession();
      change([]);
    }
    keepNewDetails(pickContactDetails(text));
    change([...now.current.messages, say('user', text)]);
    setAwaitedReplies((count) => count + 1);
    setSuggestions([]);
    window.setTimeout(() => {
      void reply(text);
    }, REPLY_DELAY_MS);
  };
  return { messages, suggestions, isTyping: awaitedReplies > 0, send };
}

const loadAssistant = () => import('./assistant');

/** A message that no rule could read is one for a person. */
function withoutAssistant(error: unknown): Reply {
  logFailure('The assistant could not be loaded.', error);
  return { text: chatWords.notLoaded.text, suggestions: [], isForStaff: true };
}

/** So many of the visitor's messages are remembered. */
export const REMEMBERED_MESSAGES = 4;

/** What the visitor wrote before it, oldest first. */
function earlierQuestions(messages: readonly ChatMessageView[], text: string): string[] {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return asked.slice(0, asked.lastIndexOf(text)).slice(-REMEMBERED_MESSAGES);
}

function say(role: ChatMessageView['role'], content: string): ChatMessageView {
  return { role, content, timestamp: Date.now() };
}

/**
 * What the assistant can answer: the server's FAQs, the built-in ones when it has none or fails, undefined until then.
 */
function useKnownQuestions(): readonly KnownQuestion[] | undefined {
  const { data, isPending, error } = useQuery(faqsQuery);
  useEffect(() => {
    if (error) logFailure('The questions could not be loaded; the assistant uses the built-in ones.', error);
  }, [error]);
  if (isPending) return undefined;
  return error || data.length === 0 ? builtInFaqs() : data;
}
