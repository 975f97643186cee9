import { FAQ_RULES } from '#libs/contracts/faq';
import { formActionOf } from './form-action';
import { asFaqQuestion, makeFaqLink } from './faq-question';

describe('asFaqQuestion', () => {
  it.each([
    ['do you have parking?', 'Do you have parking?'],
    ['  is there\n a  shower ', 'Is there a shower'],
    ['', ''],
  ])('%j becomes %j', (asked, question) => expect(asFaqQuestion(asked)).toBe(question));

  it('is no longer than an FAQ may be', () =>
    expect(asFaqQuestion('x'.repeat(600))).toHaveLength(FAQ_RULES.question.maxLength));
});

it('the FAQ form knows what it is for and leads back to the list as it was', () => {
  const { to, state } = makeFaqLink({
    question: 'is there parking?',
    back: { pathname: '/unanswered-questions', search: '?filter=%7B%7D&page=2' },
    about: 7,
  });
  expect(to).toBe('/faq/create');
  expect(formActionOf(state)).toEqual({
    fill: { question: 'Is there parking?' },
    focus: 'answer',
    back: { pathname: '/unanswered-questions', search: '?filter=%7B%7D&page=2' },
    about: 7,
  });
});
