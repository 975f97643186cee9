import type { UnansweredQuestion } from '#libs/contracts/generated/api';
import { FAQ_RULES } from '#libs/contracts/faq';
import { formActionState } from '../../shared/form-action';
import { sentenceCase } from '../../shared/record-words';
import { QUESTIONS } from './question-words';

/**
 * The FAQ form, filled in with a question and ready for its answer.
 * @param search of the list's address, where saving or giving up leads back to
 */
export function makeFaqLink({ id, question }: Pick<UnansweredQuestion, 'id' | 'question'>, search: string) {
  return {
    to: '/faq/create',
    state: formActionState({
      fill: { question: asFaqQuestion(question) },
      focus: 'answer',
      back: { pathname: `/${QUESTIONS}`, search },
      about: id,
    }),
  };
}

/** As it would stand on the site: in one line, with a capital, and no longer than an FAQ may be. */
export function asFaqQuestion(asked: string): string {
  return sentenceCase(asked.replace(/\s+/g, ' ').trim()).slice(0, FAQ_RULES.question.maxLength);
}
