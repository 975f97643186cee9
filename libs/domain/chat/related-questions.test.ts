import { answerTo } from './answer.js';
import { knowledge } from './assistant-test-facts.js';

/** Without what was learned of how people ask, which has an answer to more. */
const byRules = { ...knowledge, recognise: undefined };
const answered = (message: string, before: string[] = []) => answerTo(message, before, byRules);

it.each<[asked: string, offered: string[]]>([
  ['is a mouthguard compulsory', ['What should I bring?', 'What gear do you sell?']],
  ['what happens after the 12 months, does it renew automatically', ['How do I cancel my membership?']],
  ['Is VAT included in the prices on your site?', ['How much does a membership cost?']],
  ['what belt is the bjj coach', ['Who are the instructors?', 'When is the next BJJ class?']],
  ['If I miss one week of the beginner course can I catch it up?', ['When does the next beginner course start?']],
])('%p has no answer, and %j are offered', (asked, offered) => {
  const { rule, text, suggestions } = answered(asked);
  expect(rule).toBe('apology');
  expect(suggestions).toEqual(offered);
  expect(text).toMatch(/^Sorry, .* one of the questions below .* and a person will help you\.$/);
});

it('what is offered has an answer', () => {
  const asked = [
    'which range do you use for the gun course',
    'Do the evening classes start on the dot',
    'can i do a trial of krav one day and a trial of bjj another day',
    'how many pages has the ebook',
    'Can my wife and I do a private lesson together, and would we pay double?',
    'are beginners and advanced at the same time or separate',
  ];
  const offered = asked.flatMap((message) => answered(message).suggestions);
  expect(new Set(offered).size).toBeGreaterThan(5);
  for (const question of offered) expect([question, answered(question).rule]).not.toEqual([question, 'apology']);
});

it.each(['qwertz', 'I want my money back', 'The showers were filthy yesterday', 'i left my bag in the class'])(
  'nothing is offered for %p',
  (message) => {
    const { suggestions, text } = answered(message);
    expect(suggestions).toEqual([]);
    expect(text).not.toContain('below');
  },
);

it('what the school no longer answers is not offered', () => {
  const { suggestions } = answerTo('what happens after the 12 months, does it renew', [], {
    ...byRules,
    questions: [],
  });
  expect(suggestions).toEqual([]);
});

it('what it may mean is offered first', () => {
  const { rule, suggestions } = answerTo(
    'do the beginners all get the kit on the same evening of that course or later',
    [],
    knowledge,
  );
  expect(rule).toBe('apology');
  expect(suggestions[0]).toBe('How much is the beginner course?');
});
