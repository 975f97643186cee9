import type { Recognise } from '#libs/domain/chat/intent-score';
import { answerTo } from './answer.js';
import { knowledge } from './assistant-test-facts.js';

/** Without what was learned of how people ask, which has an answer to more. */
const byRules = { ...knowledge, recognise: undefined };
const answered = (message: string, before: string[] = []) => answerTo(message, before, byRules);

it.each<[asked: string, offered: string[]]>([
  ['is a mouthguard compulsory', ['What should I bring?', 'What gear do you sell?']],
  ['what happens after the 12 months, does it renew automatically', ['How do I cancel my membership?']],
  ['Is VAT included in the prices on your site?', ['How much does a membership cost?']],
  ['is the bjj coach married', ['Who are the instructors?', 'When is the next BJJ class?']],
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

it('what it may mean is offered first, the likeliest before others, and none of what is hardly likely', () => {
  const recognise: Recognise = () => [
    { intent: 'unknown', probability: 0.3 },
    { intent: 'course', probability: 0.2 },
    { intent: 'class-size', probability: 0.16 },
    { intent: 'parking', probability: 0.1 },
  ];
  const { rule, suggestions } = answerTo('qwertz asdf gloves', [], { ...knowledge, recognise });
  expect(rule).toBe('apology');
  expect(suggestions).toEqual([
    'How much is the beginner course?',
    'How many people are in a class?',
    'What should I bring?',
  ]);
});
