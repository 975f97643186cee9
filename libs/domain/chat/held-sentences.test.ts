import { answerTo } from '#libs/domain/chat/answer';
import { heldSentences } from '#libs/domain/chat/held-sentences';
import { knowledge } from './assistant-test-facts.js';

it('there are at least 150, each once', () => {
  expect(heldSentences.length).toBeGreaterThanOrEqual(150);
  expect(new Set(heldSentences.map(([sentence]) => sentence)).size).toBe(heldSentences.length);
});

it.each(heldSentences.map(([sentence, rule, question = '']) => [sentence, rule, question] as const))(
  '%p: rule %s %s',
  (sentence, rule, question) => {
    const answer = answerTo(sentence, knowledge);
    expect(answer.rule).toBe(rule);
    if (question === '') return;
    const asked = knowledge.questions?.find(({ answer: text }) => text === answer.text)?.question;
    expect(asked).toContain(question);
  },
);
