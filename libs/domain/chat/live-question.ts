// What a visitor asks that the school's live data answers: the next class, a price, what is in stock. Beyond the
// specification's rules, and asked only after them (docs/decisions: "Live data adds to the rules of the assistant").
// The words are English and Afrikaans, as visitors in Sandton mix them.

import { disciplinesOf, type Discipline } from '#libs/domain/schedule/discipline';
import { spoken } from '#libs/domain/chat/similarity';

type LiveQuestion =
  /** 'any' asks for the next class of whatever kind. */
  { about: 'next-class'; discipline: Discipline | 'any' } | { about: 'price' } | { about: 'stock' };

const TIME_WORDS = new RegExp(
  String.raw`\b(when|next|times?|what day|today|tonight|tomorrow|schedule|timetable|starts?|` +
    String.raw`wanneer|volgende|vandag|vanaand|hoe laat)\b`,
);
const CLASS_WORDS = /\b(class|classes|clas|training|train|session|lesson|lessons|klas|klasse|les|oefen)\b/;
const PRICE_WORDS =
  /\b(cost|costs|price|prices|pricing|fees?|how much|charge|pay|expensive|cheap|rand|hoeveel|kos|prys|pryse|duur)\b/;
const STOCK_WORDS =
  /\b(stock|available|availability|have|has|got|sell|selling|left|sizes?|buy|voorraad|verkoop|koop|het)\b/;

/** Undefined when live data has nothing to say to it. */
export function liveQuestion(message: string): LiveQuestion | undefined {
  const text = spoken(message);
  if (PRICE_WORDS.test(text)) return { about: 'price' };
  if (TIME_WORDS.test(text)) {
    const [discipline] = disciplinesOf(text);
    if (discipline !== 'other') return { about: 'next-class', discipline };
    if (CLASS_WORDS.test(text)) return { about: 'next-class', discipline: 'any' };
  }
  return STOCK_WORDS.test(text) ? { about: 'stock' } : undefined;
}
