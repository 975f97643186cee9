import { FAQ_RULES } from '#libs/contracts/faq';
import { formActionState } from './form-action';
import { sentenceCase } from './record-words';

interface Asked {
  question: string;
  /** Where saving or giving up leads back to. */
  back: { pathname: string; search: string };
  /** The record of the screen that asks. */
  about: number;
}

/** The FAQ form, filled in with what a visitor asked and ready for its answer. */
export function makeFaqLink({ question, back, about }: Asked) {
  return {
    to: '/faq/create',
    state: formActionState({ fill: { question: asFaqQuestion(question) }, focus: 'answer', back, about }),
  };
}

/** As it would stand on the site: in one line, with a capital, and no longer than an FAQ may be. */
export function asFaqQuestion(asked: string): string {
  return sentenceCase(asked.replace(/\s+/g, ' ').trim()).slice(0, FAQ_RULES.question.maxLength);
}
