import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerTo } from '#libs/domain/chat/answer';
import { knowledge } from '#libs/domain/chat/assistant-test-facts';
import { INTENT_NAMES, INTENTS, type Intent, UNKNOWN } from '#libs/domain/chat/intents';
import { intentFollowUps, intentMessages } from './messages.js';
import { trainedWeights } from './train.mjs';

const messages = intentMessages();
const recognise = knowledge.recognise!;
const isRight = ({ intent, message }: { intent: string; message: string }) =>
  intent.split(',').includes(recognise(message)[0]?.intent ?? UNKNOWN);
const share = (some: typeof messages) => some.filter(isRight).length / some.length;

it('the weights are what the messages make', () => {
  const file = path.resolve('libs/domain/chat/intent-weights.ts');
  expect(readFileSync(file, 'utf8')).toBe(trainedWeights());
});

it('each intent is learned from many messages, each of which is of one', () => {
  for (const intent of INTENT_NAMES)
    expect([intent, messages.filter((one) => one.intent === intent).length >= 80]).toEqual([intent, true]);
  const said = messages.map(({ message }) => message.toLowerCase());
  expect(new Set(said).size).toBe(said.length);
});

it('what it learned from it knows', () => expect(share(messages)).toBeGreaterThanOrEqual(0.9));

/** No line of these is in the file that it learned from. */
it('of messages that it never saw it knows nine in ten', () => {
  const unseen = intentMessages('unseen.txt');
  const learned = new Set(messages.map(({ message }) => message.toLowerCase()));
  expect(unseen.filter(({ message }) => learned.has(message.toLowerCase()))).toEqual([]);
  expect(unseen.length).toBeGreaterThanOrEqual(900);
  expect(share(unseen)).toBeGreaterThanOrEqual(0.9);
});

/** A stranger wrote them; alone, a good third of these messages says too little. */
it('of follow-ups that it never saw it knows three in four, by what was said before', () => {
  const followUps = intentFollowUps('unseen-conversations.txt');
  expect(followUps.length).toBeGreaterThanOrEqual(300);
  const known = followUps.filter(({ intent, message, before }) =>
    intent.split(',').includes(recognise(message, before)[0]?.intent ?? UNKNOWN),
  );
  expect(known.length / followUps.length).toBeGreaterThanOrEqual(0.75);
});

it.each(Object.keys(INTENTS) as Intent[])('the rules have an answer to the question of %s', (intent) => {
  const { rule } = answerTo(INTENTS[intent].question, [], { ...knowledge, recognise: undefined });
  expect(['live', 'school', 'faq']).toContain(rule);
});

it.each([
  ['am i gonna be the oldest oke on the mat at 58', /upper age/],
  ['whats the damage per month for training with you guys', /R650.*R950.*R1250/s],
  ['can i shower and change before i go back to the office', /change rooms/],
  ['does my laaitie of 9 fit in somewhere', /Junior Defenders/],
  ['im so unfit its embarrassing, would you still have me', /Beginners are welcome/],
])('%p is answered though no rule knows its words', (message, answer) => {
  expect(answerTo(message, [], knowledge).text).toMatch(answer);
});

it.each([
  ['do you have a swimming pool at the gym for after class', 'not-offered'],
  ['thanks', 'small-talk'],
])('%p stays what the rules say', (message, rule) => {
  expect(answerTo(message, [], knowledge).rule).toBe(rule);
});

it('what staff wrote an FAQ about is answered by it', () => {
  const wifi = { question: 'Is there wifi for parents who wait?', answer: 'Yes: ask the coach for the password.' };
  const taught = { ...knowledge, questions: [...knowledge.questions!, wifi] };
  expect(answerTo('is there wifi for parents who wait', [], taught).text).toBe(wifi.answer);
  expect(answerTo('is there wifi for parents who wait', [], knowledge).rule).toBe('apology');
});
