import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CHAT_RULES } from '#libs/contracts/chatbot';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { answerTo } from '#libs/domain/chat/answer';
import type { KnownQuestion } from '#libs/domain/chat/faq-search';
import { pickContactDetails } from '#libs/domain/chat/contact-details';
import { mergedMessages } from '#libs/domain/chat/conversation-messages';
import { wantsNotify } from '#libs/domain/chat/wants-notify';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { logFailure } from '../../api/log-failure';
import { faqsQuery } from '../../api/public-lists';
import { chatWords } from '../../content/chat';
import { keepNewDetails, keptMessages, presentSession, renewSession } from './chat-memory';
import { fetchConversation, createConversationKeeper } from './conversation-calls';
import { knowledgeOfNow } from './knowledge';

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
    const knowledge = await knowledgeOfNow(text, now.current.questions, queryClient);
    const { text: answer, suggestions } = answerTo(text, before, knowledge);
    const content = answer.slice(0, CHAT_RULES.content.maxLength);
    setSuggestions(suggestions);
    change([...now.current.messages, say('assistant', content)]);
    setAwaitedReplies((count) => count - 1);
    keeper.keep(
      { messages: () => now.current.messages, onSaved: adopt },
      wantsNotify(text) ? { userMessage: text, botResponse: content } : undefined,
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

/** What the visitor wrote before it, oldest first. */
function earlierQuestions(messages: readonly ChatMessageView[], text: string): string[] {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return asked.slice(0, asked.lastIndexOf(text)).slice(-4);
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
