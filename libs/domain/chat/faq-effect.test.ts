import { answerTo } from '#libs/domain/chat/answer';
import { knowledge } from '#libs/domain/chat/assistant-test-facts';
import { effectOn, summedUp, withQuestion } from '#libs/domain/chat/faq-effect';

const known = (knowledge.questions ?? []).map((each, at) => ({ id: at + 1, ...each }));
const receipt = {
  id: undefined,
  question: 'Can I get a receipt for my employer?',
  answer: 'Yes, ask at the desk.',
  isActive: true,
};
const withReceipt = { ...knowledge, questions: withQuestion(known, receipt) };
const asked = (question: string, before: string[] = []) => ({ question, before });

describe('effectOn', () => {
  it('tells of a question that had no answer', () => {
    expect(effectOn(asked('can you give me a receipt for my employer?'), knowledge, withReceipt)).toMatchObject({
      kind: 'answered',
      question: 'can you give me a receipt for my employer?',
      from: expect.stringContaining('Sorry, I do not know'),
      to: 'Yes, ask at the desk.',
    });
  });

  it('tells of an answer that becomes another', () => {
    const changed = { ...knowledge, questions: withQuestion(known, { ...receipt, ...known[3]!, answer: 'Never.' }) };
    const effect = effectOn(asked(known[3]!.question), knowledge, changed);
    expect(effect).toMatchObject({ kind: 'changed', from: known[3]!.answer, to: 'Never.' });
  });

  it.each([
    ['what live data answers', 'What time is boxing on Tuesday?'],
    ['what nobody answers', 'Do you sell quantum computers?'],
    ['a greeting', 'Hello'],
    ['distress, before everything', 'my husband hits me, can I get a receipt for my employer'],
  ])('says nothing of %s', (_what, question) => {
    expect(effectOn(asked(question), knowledge, withReceipt)).toBeUndefined();
  });
});

it('says nothing of what nobody answers before or then, though other questions are offered with it', () => {
  const byRules = { ...knowledge, recognise: undefined };
  const fewer = { ...byRules, questions: [] };
  const question = 'what happens after the 12 months, does it renew automatically';
  expect(answerTo(question, [], fewer).text).not.toBe(answerTo(question, [], byRules).text);
  expect(effectOn(asked(question), fewer, byRules)).toBeUndefined();
});

describe('summedUp', () => {
  const effect = (question: string, kind: 'answered' | 'changed' = 'answered') =>
    ({ kind, question, from: 'old', to: 'new' }) as const;

  it('counts every asking and shows each question once, as many as fit', () => {
    const sum = summedUp([effect('Sauna?'), undefined, effect(' sauna? '), effect('Steam?'), effect('Ice bath?')], 2);
    expect(sum.answered.count).toBe(4);
    expect(sum.answered.examples).toHaveLength(2);
    expect(sum.changed).toEqual({ count: 0, examples: [] });
  });

  it('keeps the two kinds apart', () => {
    const sum = summedUp([effect('Sauna?'), effect('Steam?', 'changed')], 20);
    expect(sum.answered.examples).toEqual([{ question: 'Sauna?', from: 'old', to: 'new' }]);
    expect(sum.changed.examples).toEqual([{ question: 'Steam?', from: 'old', to: 'new' }]);
  });
});

describe('withQuestion', () => {
  const two = [
    { id: 1, question: 'A?', answer: 'a' },
    { id: 2, question: 'B?', answer: 'b' },
  ];
  const edit = { question: 'C?', answer: 'c', isActive: true };
  it.each([
    ['adds a new one last', { ...edit, id: undefined }, ['A?', 'B?', 'C?']],
    ['puts a changed one in its place', { ...edit, id: 1 }, ['C?', 'B?']],
    ['leaves one out that becomes inactive', { ...edit, id: 1, isActive: false }, ['B?']],
    ['adds one that was inactive', { ...edit, id: 3 }, ['A?', 'B?', 'C?']],
    ['adds no inactive one', { ...edit, id: undefined, isActive: false }, ['A?', 'B?']],
  ])('%s', (_what, change, expected) => {
    expect(withQuestion(two, change).map(({ question }) => question)).toEqual(expected);
  });
});
