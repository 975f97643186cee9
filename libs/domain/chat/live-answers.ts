// Answers from live data, each with the page that shows more.

import { type CalendarDay, nextDatedClass, parseDate, weekdayOf } from '#libs/domain/schedule/class-dates';
import { type Discipline, disciplinesOf } from '#libs/domain/schedule/discipline';
import { type SchoolClock, shortDate } from '#libs/domain/schedule/school-clock';
import { spoken } from '#libs/domain/chat/similarity';

interface StockedProduct {
  name: string;
  category: string;
  stock: number;
  hasVariableSizes: boolean;
  availableSizes: readonly string[];
}

/** One thing with a price: whatever of `keywords` is named asks for it. */
export interface PriceFact {
  keywords: readonly string[];
  sentence: string;
}

/** @param kind of class that is asked for; undefined when the coming days have none */
export function nextClassAnswer(
  kind: Discipline | 'any',
  days: readonly CalendarDay[],
  now: SchoolClock,
): string | undefined {
  const ofKind = days.map((day) => ({
    ...day,
    classes: day.classes.filter(({ className }) => kind === 'any' || disciplinesOf(className).includes(kind)),
  }));
  const next = nextDatedClass(ofKind, now);
  if (!next) return undefined;
  const { entry, date, daysAhead } = next;
  return (
    `The next ${kind === 'any' ? 'class' : 'one'} is ${entry.className}, ${dayWords(daysAhead, date)} ` +
    `${entry.startTime}-${entry.endTime} (${entry.level}). All times are on the Class Schedule page.`
  );
}

/** The prices of what is named, at most two; undefined when nothing is. */
export function priceAnswer(message: string, facts: readonly PriceFact[]): string | undefined {
  const text = spoken(message);
  const named = facts.filter(({ keywords }) => keywords.some((keyword) => text.includes(keyword))).slice(0, 2);
  return named.length > 0 ? named.map(({ sentence }) => sentence).join(' ') : undefined;
}

/** What is left of the products that the message names, at most two; undefined when it names none. */
export function stockAnswer(message: string, products: readonly StockedProduct[]): string | undefined {
  const asked = new Set(spoken(message).split(' ').map(singular));
  const named = products
    .map((product) => ({ product, hits: nameWords(product).filter((word) => asked.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const most = named[0]?.hits;
  const best = named.filter(({ hits }) => hits === most).slice(0, 2);
  return best.length > 0
    ? `${best.map(({ product }) => stockSentence(product)).join(' ')} See the Shop page.`
    : undefined;
}

function stockSentence({ name, stock, hasVariableSizes, availableSizes }: StockedProduct): string {
  if (stock === 0) return `${name}: out of stock at the moment.`;
  const sizes = hasVariableSizes && availableSizes.length > 0 ? ` (${availableSizes.join(', ')})` : '';
  return `${name}: in stock${sizes}, ${stock} left.`;
}

const GENERIC_NAME_WORDS = new Set(['storm', 'combat', 'with', 'and', 'for', 'the', 'training', 'set', 'pair']);

function nameWords({ name }: StockedProduct): string[] {
  return spoken(name)
    .split(' ')
    .filter((word) => word.length > 1 && !GENERIC_NAME_WORDS.has(word))
    .map(singular);
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function dayWords(daysAhead: number, date: string): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return daysAhead < 7 ? weekdayOf(date) : `${weekdayOf(date)} ${shortDate(parseDate(date))}`;
}
