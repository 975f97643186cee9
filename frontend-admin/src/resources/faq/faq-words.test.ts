import { FAQ_RULES as LIMITS } from '#libs/contracts/faq';
import { FAQ_RULES } from './faq-words';

const good = { question: 'Where?', answer: 'In Sandton, of course.', category: 'general', isActive: true };

describe('the form of an FAQ', () => {
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
      { ...good, question: 'x'.repeat(LIMITS.question.maxLength + 1) },
      { question: LIMITS.question.tooLong },
    ],
  ])('%s', (_name, values, expected) => expect(FAQ_RULES.validate({ ...values })).toEqual(expected));
});
