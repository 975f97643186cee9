// Which of the questions that the school can answer a message asks, as a logistic regression learned it from messages
// of every kind (scripts/intents, docs/decisions/0118).
import { withoutGreeting } from '#libs/domain/chat/greeting';
import { INTENT_NAMES, type Intent, UNKNOWN } from '#libs/domain/chat/intents';
import { understood } from '#libs/domain/chat/understood';

export interface Recognised {
  intent: Intent | typeof UNKNOWN;
  /** From 0 to 1; of all intents together 1. */
  probability: number;
}

/** The likeliest first. @param before the visitor's messages before it, oldest first */
export type Recognise = (message: string, before?: readonly string[]) => Recognised[];

/** By it "register", "registration" and "registring" are known for one another. */
const START_LETTERS = 4;

/**
 * The words of a message, the starts of longer ones and its pairs of neighbours, each once, as the rules read them;
 * numbers are alike.
 */
export function featuresOf(message: string): string[] {
  const words = understood(withoutGreeting(message).rest || message)
    .replaceAll(/\d+/g, '#')
    .split(' ');
  const starts = words.filter((word) => word.length > START_LETTERS).map((word) => `${word.slice(0, START_LETTERS)}-`);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...starts, ...pairs])];
}

/**
 * What was asked before, as words of their own: "is it free" after parking is of parking.
 * @param before what the messages before were recognised as, oldest first
 */
export function contextOf(before: readonly Recognised['intent'][]): string[] {
  const [last, ...earlier] = before.toReversed();
  if (last === undefined) return [];
  const matter = earlier.find((intent) => intent !== last && intent !== UNKNOWN);
  return ['@', `@${last}`, ...(matter ? [`@@${matter}`] : [])];
}
const MOST_BEFORE = 4;

/** By what the sum of so many weights is multiplied: twice as many words are not twice as sure. */
export function scaleOf(known: number): number {
  return 1 / Math.sqrt(known + 1);
}

/** @param sums of the weights for each intent. @returns the probabilities of them */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / whole);
}

/** Each intent by a letter of its own, which no digit is. */
export function letterOf(place: number): string {
  return LETTERS[place]!;
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-./<=>?@[]^_{|}~';

/**
 * @param written what each word or pair speaks for, divided by ";": "parking:f7m2", with a weight of seven for the
 *   sixth intent and of two for the thirteenth
 * @param biases of the intents, divided by blanks
 */
export function recogniserOf(written: string, biases: string): Recognise {
  const weights = new Map(written.split(';').map(votesOf));
  const sumsBefore = biases.split(' ').map(Number);
  const recognised = (message: string, intentsBefore: readonly Recognised['intent'][]): Recognised[] => {
    if (!/\p{L}/u.test(message)) return [];
    const votesFor = (features: readonly string[]) =>
      features.map((feature) => weights.get(feature)).filter((votes) => votes !== undefined);
    const own = votesFor(featuresOf(message));
    // Words that nobody knows ask nothing further.
    const known = own.length > 0 ? [...own, ...votesFor(contextOf(intentsBefore))] : [];
    const scale = scaleOf(known.length);
    const sums = [...sumsBefore];
    for (const [place, weight] of known.flat()) sums[place]! += weight * scale;
    return softmax(sums)
      .map((probability, place) => ({ intent: INTENT_NAMES[place]!, probability }))
      .toSorted((one, other) => other.probability - one.probability);
  };
  return (message, before = []) => {
    const intents: Recognised['intent'][] = [];
    for (const earlier of before.slice(-MOST_BEFORE)) intents.push(recognised(earlier, intents)[0]?.intent ?? UNKNOWN);
    return recognised(message, intents);
  };
}

function votesOf(entry: string): [feature: string, votes: [place: number, weight: number][]] {
  const [feature = '', votes = ''] = entry.split(':');
  const parted = [...votes.matchAll(/(\D)(\d+)/g)];
  return [feature, parted.map(([, letter, weight]) => [LETTERS.indexOf(letter!), Number(weight)])];
}
