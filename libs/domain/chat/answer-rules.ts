// The numbered rules by which the assistant answers (spec 1 section 5), one function each: what the rule says to a
// message, which is given as spoken() makes it, or undefined when it is not the rule's. Keywords count as parts of
// words, a greeting as a whole word (CONTRACT "Chat").

import { similarity, spoken } from '#libs/domain/chat/similarity';

export interface AssistantFacts {
  school: { name: string; venue: string; phone: { display: string }; whatsapp: { display: string }; email: string };
}

export interface KnownQuestion {
  question: string;
  answer: string;
}

interface FaqMatch<Q extends KnownQuestion> {
  question: Q;
  /** Above 0.4; 0.45 when only its answer shares a word with the message. */
  score: number;
}

const GREETINGS = new Set(['hi', 'hello', 'hey', 'greetings', 'howdy']);
const CONTACT_KEYWORDS = ['contact', 'phone', 'call', 'email'];
const LOCATION_KEYWORDS = ['where', 'location', 'address'];
const BOOKING_KEYWORDS = ['book', 'sign up', 'register', 'join'];
/** What visitors call what is taught, and what the school calls it. The first that is named counts. */
const DISCIPLINE_KEYWORDS: [keyword: string, discipline: string][] = [
  ['krav', 'Krav Maga'],
  ['maga', 'Krav Maga'],
  ['self defence', 'self-defence'],
  ['self defense', 'self-defence'],
  ['bjj', 'Street Brazilian Jiu-Jitsu'],
  ['jiu', 'Street Brazilian Jiu-Jitsu'],
  ['jitsu', 'Street Brazilian Jiu-Jitsu'],
  ['grappling', 'Street Brazilian Jiu-Jitsu'],
  ['box', 'boxing'],
  ['filipino', 'Filipino knife and stick fighting'],
  ['kali', 'Filipino knife and stick fighting'],
  ['knife', 'Filipino knife and stick fighting'],
  ['stick', 'Filipino knife and stick fighting'],
  ['firearm', 'tactical firearms training'],
  ['shoot', 'tactical firearms training'],
  ['medical', 'medical training'],
  ['bleed', 'medical training'],
  ['protect', 'protective-tactics training'],
  ['kid', 'kids classes'],
  ['child', 'kids classes'],
  ['corporate', 'corporate training'],
];
const FAQ_ABOVE = 0.4;
/** The score of a word over 3 characters that is in the answer. */
const KEYWORD_IN_ANSWER = 0.45;
const LEAST_KEYWORD_LENGTH = 4;
/** No sentence has more; a text that has would take long to look for. */
const MOST_KEYWORDS = 200;

/** Rule 1. */
export function greetingAnswer(said: string, { school }: AssistantFacts): string | undefined {
  const [first = ''] = said.split(' ');
  return GREETINGS.has(first)
    ? `Hello, and welcome to ${school.name}. ` +
        'What would you like to know about our classes, times, prices or the way here?'
    : undefined;
}

/** Rule 2. */
export function contactAnswer(said: string, { school }: AssistantFacts): string | undefined {
  return names(said, CONTACT_KEYWORDS)
    ? `Call us on ${school.phone.display}, write on WhatsApp to ${school.whatsapp.display} ` +
        `or by e-mail to ${school.email}. We are at: ${school.venue}.`
    : undefined;
}

/** Rule 3. */
export function locationAnswer(said: string, { school }: AssistantFacts): string | undefined {
  return names(said, LOCATION_KEYWORDS) ? `You find us at: ${school.venue}. The Contact page has a map.` : undefined;
}

/** Rule 4. */
export function bookingAnswer(said: string): string | undefined {
  return names(said, BOOKING_KEYWORDS)
    ? 'Book a first class on the Free Trial page. The plans, and how to join, are on the Membership page.'
    : undefined;
}

/** Rule 5. Of questions that match equally the one that shares more letters of words counts, then the earlier. */
export function faqAnswer<Q extends KnownQuestion>(said: string, questions: readonly Q[]): FaqMatch<Q> | undefined {
  const keywords = keywordsOf(said);
  let best: (FaqMatch<Q> & { shared: number }) | undefined;
  for (const question of questions) {
    const [asked, answer] = [spoken(question.question), spoken(question.answer)];
    const score = Math.max(
      similarity(said, asked),
      keywords.some((word) => answer.includes(word)) ? KEYWORD_IN_ANSWER : 0,
    );
    if (score <= FAQ_ABOVE) continue;
    const shared = keywords.filter((word) => asked.includes(word) || answer.includes(word)).join('').length;
    if (!best || score > best.score || (score === best.score && shared > best.shared))
      best = { question, score, shared };
  }
  return best;
}

/** Rule 6. */
export function disciplineAnswer(said: string): string | undefined {
  const named = DISCIPLINE_KEYWORDS.find(([keyword]) => said.includes(keyword));
  return (
    named &&
    `Yes, we offer ${named[1]}. The times are on the Class Schedule page, ` +
      'and a first class is free: see the Free Trial page.'
  );
}

const APOLOGY_START = 'Sorry, I do not know the answer to that.';
const APOLOGY_END = 'and a person will help you.';

/** Whether the assistant said that, however the school could be reached at the time. */
export function isApology(answer: string): boolean {
  return answer.startsWith(APOLOGY_START) && answer.endsWith(APOLOGY_END);
}

/** Rule 7, when no other has an answer. */
export function apology({ school }: AssistantFacts): string {
  return (
    `${APOLOGY_START} Call us on ${school.phone.display}, write on WhatsApp to ` +
    `${school.whatsapp.display} or by e-mail to ${school.email}, ${APOLOGY_END}`
  );
}

function names(said: string, keywords: readonly string[]): boolean {
  return keywords.some((keyword) => said.includes(keyword));
}

function keywordsOf(said: string): string[] {
  return [...new Set(said.split(' '))].filter((word) => word.length >= LEAST_KEYWORD_LENGTH).slice(0, MOST_KEYWORDS);
}
