import { FAQ_RULES as LIMITS } from '#libs/contracts/faq';
import { answeredInWords, askedInWords, changedInWords, FAQ_RULES, moreInWords } from './faq-words';

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

it.each([
  [
    0,
    /not asked the assistant anything yet/,
    'No unanswered question would get an answer.',
    'No other answer would change.',
  ],
  [1, /the one question/, '1 unanswered question would get an answer.', '1 answer would change.'],
  [7, /the latest 7 questions/, '7 unanswered questions would get an answer.', '7 answers would change.'],
])('what a change does, for %i', (count, asked, answered, changed) => {
  expect(askedInWords(count)).toMatch(asked);
  expect(answeredInWords(count)).toBe(answered);
  expect(changedInWords(count)).toBe(changed);
});

it('says that not all of them show, where they do not', () => {
  expect(moreInWords(20, 20)).toBeUndefined();
  expect(moreInWords(21, 20)).toMatch(/up to 20/);
});
