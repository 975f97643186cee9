// The school's question that a message asks, or several that it may. How much of the message a question covers counts,
// rare words for more than common ones: one rare word finds its question, one common word finds none.
import { understood } from '#libs/domain/chat/understood';

export interface KnownQuestion {
  question: string;
  answer: string;
}

export type FaqFound<Q extends KnownQuestion> =
  | { is: 'one'; question: Q; score: number }
  | { is: 'several'; questions: Q[] }
  | { is: 'none' };

/** Measured on libs/domain/chat/questions: below, answers beside the question begin. */
const FROM = 0.55;
/** What is nearer to the best than that may be meant as well. */
const AS_GOOD = 0.93;
const MOST_OFFERED = 3;
/** A word that is only in an answer says less of what is asked. */
const IN_ANSWER = 0.6;
const COMMON_WEIGHT = 0.15;

export const STOP_WORDS = new Set(
  `a after an and any are as at be been but by can could did do does for from had has have he her here hers him his
  how i id if
  im in into is it its just like me mine my need no not of off oh ok on one or our out please she should so some tell
  than that the their them then there these they this those to too u up us very was we were what whats when where which
  who why will with would you your yours want wanna going get got give let lets really about also hello hi hey
  explain maga mean much many more most per take make made good know think sure thing things guys`.split(/\s+/),
);
/** Every school's questions are made of these: by themselves they say nothing. */
const COMMON = new Set(
  `class classe train lesson session school gym academy open first offer people person day week month time
  year work help
  use new page book call write form free start come join different everyone kid`.split(/\s+/),
);

export function searchFaqs<Q extends KnownQuestion>(message: string, questions: readonly Q[]): FaqFound<Q> {
  const asked = contentWords(message);
  const entries = questions.map((question) => ({ question, ...wordsOf(question) }));
  const said = understood(message);
  const same = entries.find((entry) => entry.asked === said);
  if (same) return { is: 'one', question: same.question, score: 2 };
  if (asked.length === 0) return { is: 'none' };
  const weights = new Map(asked.map((word) => [word, weightOf(word, entries)]));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const scored = entries
    .map(({ question, inQuestion, inAnswer }) => {
      const covered = asked.reduce((sum, word) => {
        const share = inQuestion.has(word) ? 1 : inAnswer.has(word) ? IN_ANSWER : 0;
        return sum + share * (weights.get(word) ?? 0);
      }, 0);
      const says =
        asked.some((word) => !COMMON.has(word) && inQuestion.has(word)) ||
        // One word of an answer is no question about it, unless it is all that is said.
        asked.filter((word) => !COMMON.has(word) && inAnswer.has(word)).length >= Math.min(2, asked.length);
      return { question, score: says ? covered / whole : 0, length: inQuestion.size };
    })
    .filter(({ score }) => score >= FROM)
    .sort((a, b) => b.score - a.score || a.length - b.length);
  const [best] = scored;
  if (!best) return { is: 'none' };
  const asGood = scored.filter(
    ({ score, length }) => score >= best.score * AS_GOOD && length <= best.length + (best.score < 1 ? 1 : 0),
  );
  if (asGood.length > 1)
    return { is: 'several', questions: asGood.slice(0, MOST_OFFERED).map(({ question }) => question) };
  return { is: 'one', question: best.question, score: best.score };
}

interface WordsOfQuestion {
  asked: string;
  inQuestion: Set<string>;
  inAnswer: Set<string>;
}

/** Read once each, however many messages are answered from them. */
const read = new WeakMap<KnownQuestion, WordsOfQuestion>();

function wordsOf(question: KnownQuestion): WordsOfQuestion {
  const known = read.get(question) ?? {
    asked: understood(question.question),
    inQuestion: new Set(contentWords(question.question)),
    inAnswer: new Set(contentWords(question.answer)),
  };
  read.set(question, known);
  return known;
}

function weightOf(word: string, entries: readonly { inQuestion: Set<string>; inAnswer: Set<string> }[]): number {
  if (COMMON.has(word)) return COMMON_WEIGHT;
  const holding = entries.filter(({ inQuestion, inAnswer }) => inQuestion.has(word) || inAnswer.has(word)).length;
  return Math.log((entries.length + 2) / (holding + 1)) + COMMON_WEIGHT;
}

/** Each once, without stop words and endings. */
function contentWords(text: string): string[] {
  const words = understood(text)
    .split(' ')
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  return [...new Set(words.map(stem))];
}

function stem(word: string): string {
  if (word.length < 5)
    return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(ing|ed)$/, '');
}
