// What a new or changed FAQ would have done to questions that visitors have asked: which the assistant could not answer
// and now would, and which it would answer otherwise. Both are judged by the assistant's own rules.
import { answerTo } from '#libs/domain/chat/answer';
import type { Knowledge } from '#libs/domain/chat/knowledge';

export interface PastQuestion {
  question: string;
  /** What the visitor said before it, oldest first. */
  before: readonly string[];
}

export interface AnsweredOtherwise {
  question: string;
  from: string;
  to: string;
}

/** Undefined where the answer stays as it is. */
export type Effect = (AnsweredOtherwise & { kind: 'answered' | 'changed' }) | undefined;

export interface FaqEffect {
  answered: { count: number; examples: AnsweredOtherwise[] };
  changed: { count: number; examples: AnsweredOtherwise[] };
}

/** @param now what the assistant knows today. @param then what it would know */
export function effectOn({ question, before }: PastQuestion, now: Knowledge, then: Knowledge): Effect {
  const from = answerTo(question, before, now);
  const to = answerTo(question, before, then);
  // Of what still has no answer only the questions offered with it may be others.
  if (from.text === to.text || (from.rule === 'apology' && to.rule === 'apology')) return undefined;
  const kind = from.rule === 'apology' ? 'answered' : 'changed';
  return { kind, question, from: from.text, to: to.text };
}

/** Counts every asking; the examples show each question once, as often as it was asked alike. */
export function summedUp(effects: readonly Effect[], mostExamples: number): FaqEffect {
  const found = effects.filter((effect) => effect !== undefined);
  const of = (kind: 'answered' | 'changed') => {
    const these = found.filter((effect) => effect.kind === kind);
    const unlike = new Map(
      these.map(({ question, from, to }) => [question.trim().toLowerCase(), { question, from, to }]),
    );
    return { count: these.length, examples: [...unlike.values()].slice(0, mostExamples) };
  };
  return { answered: of('answered'), changed: of('changed') };
}

/** The questions with one of them changed, left out or added; others stay as they are and in their place. */
export function withQuestion(
  questions: readonly { id: number; question: string; answer: string }[],
  { id, question, answer, isActive }: { id: number | undefined; question: string; answer: string; isActive: boolean },
): { question: string; answer: string }[] {
  const place = questions.findIndex((known) => known.id === id);
  const changed = isActive ? [{ question, answer }] : [];
  if (place < 0) return [...questions, ...changed];
  return [...questions.slice(0, place), ...changed, ...questions.slice(place + 1)];
}
