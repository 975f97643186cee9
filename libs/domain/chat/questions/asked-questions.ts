// How a set of questions is written: what a useful answer must say, then the words in which people ask for it. Every
// third question of a set is held out: rules are not tuned on it, it only tells how they do on what they never saw.

/** `unknown`: the school does not know; only the honest apology is right. */
export type Expected = RegExp | 'unknown';
export type QuestionSet = readonly (readonly [expected: Expected, ...asked: readonly string[]])[];

export interface AskedQuestion {
  said: readonly string[];
  expected: Expected;
  isHeldOut: boolean;
}

/** Messages of one conversation are divided by " > "; the answer to the last counts. */
export function questionsOf(set: QuestionSet): AskedQuestion[] {
  return set
    .flatMap(([expected, ...asked]) => asked.map((text) => ({ said: text.split(' > '), expected })))
    .map((question, at) => ({ ...question, isHeldOut: at % 3 === 2 }));
}
