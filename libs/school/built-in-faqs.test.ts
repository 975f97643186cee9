import { FAQ_CATEGORIES, FAQ_RULES } from '#libs/contracts/faq';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { school } from '#libs/school/school';

const faqs = builtInFaqs();

describe('the built-in questions', () => {
  it('are eighteen, all different', () => {
    expect(new Set(faqs.map((faq) => faq.question)).size).toBe(18);
  });

  it.each(faqs)('passes the rules of a question of the school: $question', ({ question, answer, category }) => {
    expect(question.length).toBeGreaterThanOrEqual(FAQ_RULES.question.minLength);
    expect(answer.length).toBeGreaterThanOrEqual(FAQ_RULES.answer.minLength);
    expect(answer.length).toBeLessThanOrEqual(FAQ_RULES.answer.maxLength);
    expect(FAQ_CATEGORIES).toContain(category);
  });

  it.each([
    ['How much does a membership cost?', /R650.*R950.*R1250/],
    ['Do you offer private training?', /R500.*R2250.*R750/],
    ['Is there a registration fee?', /R350/],
    ['What are your opening hours?', /06:00–21:00.*08:00–13:00/],
    ['How do I cancel my membership?', /30 days written notice.*1 month .*3 months .*6 months/],
    ['How can I contact you?', new RegExp(school.email)],
  ])('%s tells the facts of the school', (question, facts) => {
    expect(faqs.find((faq) => faq.question === question)?.answer).toMatch(facts);
  });
});
