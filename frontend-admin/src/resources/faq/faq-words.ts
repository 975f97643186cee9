import { FAQ_DEFAULTS, FAQ_RULES as LIMITS } from '#libs/contracts/faq';
import type { CreateFaqDto } from '#libs/contracts/generated/api';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';

export const FAQ = 'faq';

export const FAQ_WORDS: RecordWords = {
  one: 'FAQ',
  many: 'FAQs',
  empty: 'No FAQs found. Add your first FAQ using the form above.',
};

const NEW_FAQ: FormDefaults<CreateFaqDto> = FAQ_DEFAULTS;
export const FAQ_RULES = recordRules(NEW_FAQ, LIMITS);

/** How much was looked at to say what a change does. */
export function askedInWords(count: number): string {
  if (count === 0) return 'Visitors have not asked the assistant anything yet, so there is nothing to compare with.';
  return count === 1 ? 'For the one question asked so far:' : `For the latest ${count} questions from visitors:`;
}

export function answeredInWords(count: number): string {
  if (count === 0) return 'No unanswered question would get an answer.';
  return count === 1
    ? '1 unanswered question would get an answer.'
    : `${count} unanswered questions would get an answer.`;
}

export function changedInWords(count: number): string {
  if (count === 0) return 'No other answer would change.';
  return count === 1 ? '1 answer would change.' : `${count} answers would change.`;
}

/** Beside the examples; undefined when they are all. Questions that were asked alike stand there once. */
export function moreInWords(count: number, shown: number): string | undefined {
  return count > shown ? 'Repeated questions are shown once, and up to 20 are listed.' : undefined;
}
