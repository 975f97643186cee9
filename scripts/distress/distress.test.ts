import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerTo } from '#libs/domain/chat/answer';
import { knowledge } from '#libs/domain/chat/assistant-test-facts';
import { isDistress } from '#libs/domain/chat/distress';
import { ordinaryQuestions } from './ordinary-questions.js';
import { messagesOf, trainedWeights } from './train.mjs';

const distress = messagesOf('distress.txt');
const calm = [...messagesOf('calm.txt'), ...ordinaryQuestions()];
const share = (messages: readonly string[]) => messages.filter(isDistress).length / messages.length;

it('the weights are what the messages make', () => {
  const file = path.resolve('libs/domain/chat/distress-weights.ts');
  expect(readFileSync(file, 'utf8')).toBe(trainedWeights());
});

it('what it learned from it knows', () => {
  expect(distress.length).toBeGreaterThan(1_000);
  expect(share(distress)).toBeGreaterThanOrEqual(0.97);
  expect(share(calm)).toBeLessThanOrEqual(0.01);
});

/** No line of these is in the files that it learned from. */
it('of messages that it never saw it knows nine in ten, and takes few for distress that are none', () => {
  const [unseen, unseenCalm, unseenOrdinary] = ['unseen-distress.txt', 'unseen-calm.txt', 'unseen-ordinary.txt'].map(
    messagesOf,
  ) as [string[], string[], string[]];
  const seen = new Set([...distress, ...calm]);
  expect([...unseen, ...unseenCalm, ...unseenOrdinary].filter((message) => seen.has(message))).toEqual([]);
  expect(share(unseen)).toBeGreaterThanOrEqual(0.9);
  expect(share(unseenCalm)).toBeLessThanOrEqual(0.15);
  expect(share(unseenOrdinary)).toBeLessThanOrEqual(0.02);
});

/** "My husband hits me. What does it cost?": with a full stop between them and without. */
it('who asks what everybody asks besides is found as well', () => {
  const told = messagesOf('unseen-distress.txt').filter(
    (message) => message.split(' ').length <= 10 && isDistress(message),
  );
  const questions = messagesOf('unseen-ordinary.txt').filter((message) => message.endsWith('?'));
  const besides = (between: string) =>
    told.flatMap((message, at) =>
      [0, 1, 2].map((round) => {
        const question = questions[(at * 7 + round * 53) % questions.length]!;
        return message.replace(/[.!?]*$/, '') + between + question;
      }),
    );
  expect(share(besides('. '))).toBeGreaterThanOrEqual(0.9);
  expect(share(besides(' '))).toBeGreaterThanOrEqual(0.75);
  expect(share(questions.map((question, at) => `${question} ${questions.at(-at - 1)}`))).toBeLessThanOrEqual(0.01);
});

it('of short replies about oneself or a child that it never saw it takes few for distress', () => {
  expect(share(messagesOf('unseen-replies.txt'))).toBeLessThanOrEqual(0.1);
  for (const reply of ['for my son he is 9', 'what must he wear', "i don't know", 'goodbye', 'no, they told me 6pm'])
    expect([reply, isDistress(reply)]).toEqual([reply, false]);
});

it.each([
  ['my ex is threatening me please help'],
  ['I want to kill myself'],
  ['someone is breaking in'],
  ['Is dit normaal dat my man my slaan'],
  ['Umyeni wami uyangishaya'],
  ['My husband hits me. Can I come without him finding out, like will there be an sms with your name on it'],
  ['im going to get my gun and sort out my neighbour tonight'],
  ['i will kill him tonight'],
  ['ek kan nie meer nie, ek wil net slaap en nooit weer wakker word nie'],
  ['do you guys have somewhere we can sleep tonight me and my 2 kids we had to run'],
  ['hi what are your prices, also he locked us in and i can only type'],
  [`${'We moved here in May and my children love sport. '.repeat(12)}My husband hits me and I am scared to go home.`],
])('%p gets help, the numbers, and no sales line', (message) => {
  const { rule, text } = answerTo(message, ['hi'], knowledge);
  expect(rule).toBe('distress');
  for (const words of ['10111', '0800 428 428', '+27 11 555 0100']) expect(text).toContain(words);
  expect(text).not.toMatch(/class|trial|membership|price|R\d|shop/i);
});

/** A stranger wrote it: words alone do not tell who is in danger. */
it.each([['i wont say more on whatsapp, just here. i need a number for a shelter']])(
  '%p gets the numbers and who helps with anything else, as it may be of either',
  (message) => {
    const { rule, text } = answerTo(message, ['hi'], knowledge);
    expect(rule).toBe('distress');
    for (const words of ['I am not sure', '10111', '0800 428 428', 'For anything else', '+27 11 555 0100'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/class|trial|membership|price|R\d|shop/i);
    // What comes next is a question like any other.
    expect(answerTo('where do i park', ['hi', message], knowledge).text).toContain('Parking is free');
  },
);

it.each([
  ['the other boys take his lunch every day and he wont say a word about it, would this help him', /bullying/],
  ["since the baby i can't leave the house, is there something to follow on my laptop", /online/],
])('%p may be of distress by its words, and is surely an ordinary question', (message, answer) => {
  expect(isDistress(message)).toBe(true);
  const { rule, text } = answerTo(message, [], knowledge);
  expect(rule).toBe('school');
  expect(text).toMatch(answer);
});

it.each([
  ['that class killed me haha'],
  ['do you teach how to escape a choke hold'],
  ['I was mugged in 2014, fine now, which class is best'],
  ['Womens self defence'],
  ['my wife will kill me if i buy another pair of gloves'],
  ['😡😡'],
  ['just got a fresh tattoo on my arm yesterday can i train this week'],
  ['if someone breaks into my house and i hurt him can i go to jail'],
  ['can you teach our staff what to do if a learner is bleeding badly'],
  [''],
])('%p is no cry for help', (message) => expect(isDistress(message)).toBe(false));
