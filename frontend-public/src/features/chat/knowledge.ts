/** What the assistant knows at this moment: the school's facts, and the live data that came in time. */
import type { QueryClient } from '@tanstack/react-query';
import { orderStatusWord } from '#libs/contracts/order';
import { isDistress } from '#libs/domain/chat/distress';
import { recogniserOf } from '#libs/domain/chat/intent-score';
import type { Knowledge, KnownOrder } from '#libs/domain/chat/knowledge';
import { coursesFrom } from '#libs/domain/course-date';
import { normaliseOrderNumber } from '#libs/domain/order-number';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { assistantFacts } from '#libs/school/assistant-facts';
import { validatedOrder } from '../../api/validated-shop';
import { comingClassesQuery } from '../../api/class-calendar';
import { validatedList } from '../../api/validated-list';
import { ApiFailure, callApi } from '../../api/client';
import { productsQuery } from '../../api/products';
import { beginnerCoursesQuery, instructorsQuery } from '../../api/public-lists';

const LIMIT_MS = 3000;
/** Stock changes with every order; the week does not. */
const STOCK_FRESH_MS = 60_000;
const FRESH_MS = 5 * 60_000;
const NOT_FOUND = 404;
const ORDER_NUMBER = /\bSC[- ]?(?:[0-9A-Z]{4}[- ]?){4}\b/i;

/** @param questions undefined while they are loading */
export async function knowledgeOfNow(
  message: string,
  questions: Knowledge['questions'],
  queryClient: QueryClient,
): Promise<Knowledge> {
  const now = readSchoolClock(new Date());
  // Who is in danger does not wait for a timetable.
  if (isDistress(message)) return { facts: assistantFacts, now, questions };
  const tooLong = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LIMIT_MS);
  });
  // Whatever fails or is late is not known: the assistant then says nothing of it.
  const inTime = <Data>(loading: Promise<Data>) => Promise.race([loading.catch(() => undefined), tooLong]);
  const [recognise, days, closures, products, courses, instructors, order] = await Promise.all([
    inTime(queryClient.fetchQuery(recogniserQuery)),
    inTime(queryClient.fetchQuery({ ...comingClassesQuery(isoDate(now.date)), staleTime: FRESH_MS })),
    inTime(queryClient.fetchQuery({ ...closuresQuery, staleTime: FRESH_MS })),
    inTime(queryClient.fetchQuery({ ...productsQuery, staleTime: STOCK_FRESH_MS })),
    inTime(queryClient.fetchQuery(beginnerCoursesQuery)),
    inTime(queryClient.fetchQuery({ ...instructorsQuery, staleTime: FRESH_MS })),
    inTime(orderNamedIn(message)),
  ]);
  return {
    facts: assistantFacts,
    now,
    questions,
    recognise,
    days,
    closures,
    products,
    courses: courses && coursesFrom(courses, now.date),
    instructors,
    order,
  };
}

/** It weighs more than the rules: loaded with the first message, or with a later one when that failed. */
const recogniserQuery = {
  queryKey: ['intent-recogniser'],
  queryFn: async () => {
    const { WEIGHTS, BIASES } = await import('#libs/domain/chat/intent-weights');
    return recogniserOf(WEIGHTS, BIASES);
  },
  gcTime: Infinity,
};

const closuresQuery = {
  queryKey: ['closures'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    validatedList((await callApi('get', '/api/school', { signal })).closures, ['date', 'name']),
};

/** Null: there is none with the number that is given. */
async function orderNamedIn(message: string): Promise<KnownOrder | null | undefined> {
  const orderNumber = normaliseOrderNumber(ORDER_NUMBER.exec(message)?.[0] ?? '');
  if (orderNumber === undefined) return undefined;
  try {
    const order = validatedOrder(await callApi('get', '/api/orders/{orderNumber}', { parameters: { orderNumber } }));
    return { orderNumber: order.orderNumber, status: orderStatusWord(order.status, order.delivery) };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === NOT_FOUND) return null;
    throw error;
  }
}
