// What the assistant answers (spec 1 section 5): the first of the numbered rules that has an answer.

import {
  apology,
  type AssistantFacts,
  bookingAnswer,
  contactAnswer,
  disciplineAnswer,
  faqAnswer,
  greetingAnswer,
  type KnownQuestion,
  locationAnswer,
} from '#libs/domain/chat/answer-rules';
import { spoken } from '#libs/domain/chat/similarity';

export type AnswerRule = 'loading' | 'greeting' | 'contact' | 'location' | 'booking' | 'faq' | 'discipline' | 'apology';

export interface Answer {
  rule: AnswerRule;
  text: string;
  /** Found by a word or two: live data may know more exactly what was asked for. */
  isVague: boolean;
}

export interface Knowledge {
  /** Undefined until they are loaded. */
  questions: readonly KnownQuestion[] | undefined;
  facts: AssistantFacts;
}

/** A question that shares fewer words than that may be about something else. */
const SURE_FROM = 0.6;
const STILL_LOADING = 'One moment, please: my knowledge base is still loading. Ask me again in a few seconds.';

export function answerTo(message: string, { questions, facts }: Knowledge): Answer {
  if (!questions) return { rule: 'loading', text: STILL_LOADING, isVague: false };
  const said = spoken(message);
  const fixed = firstOf([
    ['greeting', greetingAnswer(said, facts)],
    ['contact', contactAnswer(said, facts)],
    ['location', locationAnswer(said, facts)],
    ['booking', bookingAnswer(said)],
  ]);
  if (fixed) return fixed;
  const match = faqAnswer(said, questions);
  if (match) return { rule: 'faq', text: match.question.answer, isVague: match.score < SURE_FROM };
  const discipline = disciplineAnswer(said);
  if (discipline !== undefined) return { rule: 'discipline', text: discipline, isVague: true };
  return { rule: 'apology', text: apology(facts), isVague: true };
}

function firstOf(rules: [AnswerRule, string | undefined][]): Answer | undefined {
  for (const [rule, text] of rules) if (text !== undefined) return { rule, text, isVague: false };
  return undefined;
}

/** The rule's answer and what live data adds to it: in the place of the apology, below any other vague answer. */
export function withLiveAnswer(answer: Answer, live: string | undefined): Answer {
  if (live === undefined || !answer.isVague) return answer;
  return { ...answer, text: answer.rule === 'apology' ? live : `${answer.text}\n\n${live}` };
}
