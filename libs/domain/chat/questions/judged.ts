// How the assistant does on sets of questions: useful, honest ("I do not know" though it could have known), or wrong.
import { answerTo } from '#libs/domain/chat/answer';
import { isApology } from '#libs/domain/chat/answer-rules';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { type QuestionSet, questionsOf } from '#libs/domain/chat/questions/asked-questions';

export interface Judged {
  asked: string;
  answer: string;
  isHeldOut: boolean;
  is: 'useful' | 'honest' | 'wrong';
}

export function judged(sets: readonly QuestionSet[], knowledge: Knowledge): Judged[] {
  return sets.flatMap(questionsOf).map(({ said, expected, isHeldOut }) => {
    const { text, rule } = answerTo(said.at(-1)!, said.slice(0, -1), knowledge);
    const isUseful = expected === 'unknown' ? isApology(text) : expected.test(text);
    // Questions to choose from say nothing that is not so.
    const isHonest = isApology(text) || rule === 'offered';
    return {
      asked: said.join(' > '),
      answer: text,
      isHeldOut,
      is: isUseful ? 'useful' : isHonest ? 'honest' : 'wrong',
    };
  });
}
