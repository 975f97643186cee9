/** Answers that the specification's rules do not have: small talk, and what the school's live data says. */
import type { QueryClient } from '@tanstack/react-query';
import { nextClassAnswer, priceAnswer, stockAnswer } from '#libs/domain/chat/live-answers';
import { liveQuestion } from '#libs/domain/chat/live-question';
import { smallTalk } from '#libs/domain/chat/small-talk';
import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';
import { priceFacts } from '#libs/school/assistant-facts';
import { school } from '#libs/school/school';
import { classSchedulesQuery } from '../../api/class-schedules';
import { productsQuery } from '../../api/products';

const LIVE_LIMIT_MS = 3000;
/** Stock changes with every order; the week does not. */
const STOCK_FRESH_MS = 60_000;

/** Undefined when there is nothing to add, also when the data cannot be had in time. */
export async function answerBeyondRules(message: string, queryClient: QueryClient): Promise<string | undefined> {
  const said = smallTalk(message);
  if (said !== undefined) return said;
  const tooLong = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LIVE_LIMIT_MS);
  });
  return Promise.race([liveAnswer(message, queryClient).catch(() => undefined), tooLong]);
}

async function liveAnswer(message: string, queryClient: QueryClient): Promise<string | undefined> {
  const asked = liveQuestion(message);
  if (asked?.about === 'price') return priceAnswer(message, priceFacts) ?? stockAnswerFrom(message, queryClient);
  if (asked?.about === 'stock') return stockAnswerFrom(message, queryClient);
  if (asked?.about !== 'next-class') return undefined;
  const week = sortIntoWeek(await queryClient.fetchQuery(classSchedulesQuery));
  return nextClassAnswer(asked.discipline, week, readSchoolClock(new Date(), school.timeZone));
}

async function stockAnswerFrom(message: string, queryClient: QueryClient): Promise<string | undefined> {
  return stockAnswer(message, await queryClient.fetchQuery({ ...productsQuery, staleTime: STOCK_FRESH_MS }));
}
