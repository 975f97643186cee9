import { FAQ_RULES } from '#libs/contracts/faq';
import { validateFaq } from './validate-faq';

const good = { question: 'Where?', answer: 'In Sandton, of course.', category: 'general', isActive: true };

describe('validateFaq', () => {
  it.each<[string, object, object]>([
    ['a good one', good, {}],
    ['just long enough', { ...good, question: '12345', answer: '1234567890' }, {}],
    [
      'too short',
      { ...good, question: '1234', answer: '123456789' },
      { question: 'Question must be at least 5 characters', answer: 'Answer must be at least 10 characters' },
    ],
    ['spaces do not count', { ...good, question: '  1   ' }, { question: 'Question must be at least 5 characters' }],
    [
      'nothing',
      { ...good, question: null, answer: undefined },
      { question: 'Question must be at least 5 characters', answer: 'Answer must be at least 10 characters' },
    ],
    [
      'too long',
      { ...good, question: 'x'.repeat(FAQ_RULES.question.maxLength + 1) },
      { question: FAQ_RULES.question.tooLong },
    ],
  ])('%s', (_name, values, expected) => expect(validateFaq({ ...values })).toEqual(expected));
});
