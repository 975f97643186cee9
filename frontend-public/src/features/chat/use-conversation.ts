import { useQueryClient, type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CHAT_RULES } from '#libs/contracts/chatbot';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { answerTo, withLiveAnswer } from '#libs/domain/chat/answer';
import type { KnownQuestion } from '#libs/domain/chat/answer-rules';
import { pickContactDetails } from '#libs/domain/chat/contact-details';
import { mergedMessages } from '#libs/domain/chat/conversation-messages';
import { nextClassAnswer, priceAnswer, stockAnswer } from '#libs/domain/chat/live-answers';
import { liveQuestion } from '#libs/domain/chat/live-question';
import { smallTalk } from '#libs/domain/chat/small-talk';
import { wantsNotify } from '#libs/domain/chat/wants-notify';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { assistantFacts, priceFacts } from '#libs/school/assistant-facts';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { school } from '#libs/school/school';
import { checkedList } from '../../api/checked-list';
import { comingClassesQuery } from '../../api/class-calendar';
import { callApi } from '../../api/client';
import { logFailure } from '../../api/log-failure';
import { productsQuery } from '../../api/public-lists';
import { chatWords } from '../../content/chat';
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
    const byRules = answerTo(text, { questions: now.current.questions, facts: assistantFacts });
    const { text: answer } = byRules.isVague
      ? withLiveAnswer(byRules, await answerBeyondRules(text, queryClient))
      : byRules;
    const content = answer.slice(0, CHAT_RULES.content.maxLength);
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
    window.setTimeout(() => {
      void reply(text);
    }, REPLY_DELAY_MS);
  };
  return { messages, isTyping: awaitedReplies > 0, send };
}

function say(role: ChatMessageView['role'], content: string): ChatMessageView {
  return { role, content, timestamp: Date.now() };
}

/** Answers that the specification's rules do not have: small talk, and what the school's live data says. */
const LIVE_LIMIT_MS = 3000;
/** Stock changes with every order; the week does not. */
const STOCK_FRESH_MS = 60_000;

/** Undefined when there is nothing to add, also when the data cannot be had in time. */
async function answerBeyondRules(message: string, queryClient: QueryClient): Promise<string | undefined> {
  const said = smallTalk(message);
  if (said !== undefined) return said;
  const tooLong = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LIVE_LIMIT_MS);
  });
  return Promise.race([liveAnswer(message, queryClient).catch(() => undefined), tooLong]);
}

async function liveAnswer(message: string, queryClient: QueryClient): Promise<string | undefined> {
  const asked = liveQuestion(message);
  if (asked?.about === 'price') return priceAnswer(message, priceFacts()) ?? stockAnswerFrom(message, queryClient);
  if (asked?.about === 'stock') return stockAnswerFrom(message, queryClient);
  if (asked?.about !== 'next-class') return undefined;
  const now = readSchoolClock(new Date(), school.timeZone);
  const days = await queryClient.fetchQuery(comingClassesQuery(isoDate(now.date)));
  return nextClassAnswer(asked.discipline, days, now);
}

async function stockAnswerFrom(message: string, queryClient: QueryClient): Promise<string | undefined> {
  return stockAnswer(message, await queryClient.fetchQuery({ ...productsQuery, staleTime: STOCK_FRESH_MS }));
}

/**
 * What the assistant can answer: the server's FAQs, the built-in ones when it has none or fails, undefined until then.
 */
function useKnownQuestions(): readonly KnownQuestion[] | undefined {
  const { data, isPending, error } = useQuery({
    queryKey: ['faqs-active'],
    queryFn: async ({ signal }) => {
      try {
        return checkedList(await callApi('get', '/api/faqs/active', { signal }), ['question', 'answer']);
      } catch (failure) {
        logFailure('The questions could not be loaded; the assistant uses the built-in ones.', failure);
        throw failure;
      }
    },
  });
  if (isPending) return undefined;
  return error || data.length === 0 ? builtInFaqs() : data;
}
