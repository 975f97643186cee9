// Teaches the assistant to tell messages of distress from others: a logistic regression over their words and pairs of
// words (docs/decisions/0116). It learns from distress.txt, calm.txt, what scripts/intents learns from and questions of
// libs/domain/chat/questions, and writes libs/domain/chat/distress-weights.ts: `npm run train-distress`, after a line
// was added to those files.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOf, fewWordsOf, partsOf, scaleOf, sentencesOf, STEP } from '../../libs/domain/chat/distress-score.ts';
import { randomNumbers, shuffled } from '../intents/shuffled.mjs';
import { intentConversations, intentMessages } from '../intents/messages.ts';
import { ordinaryQuestions } from './ordinary-questions.ts';

const FILE = path.resolve(import.meta.dirname, '../../libs/domain/chat/distress-weights.ts');
/** The page loads them all, in some forty kilobytes. */
const MOST_FEATURES = 10_000;
/** What was said once says nothing of others. */
const LEAST_MESSAGES = 2;
const ROUNDS = 160;
const ROUNDS_OF_MEAN = 80;
const RATE = 0.3;
/** Keeps weights small where little speaks for them. */
const DECAY = 5e-4;
/** One that is missed is worse than one too many. */
const WEIGHT_OF_DISTRESS = 7;
const LINE_LENGTH = 116;

/** The messages of a file here. @param {string} name @returns {string[]} */
export function messagesOf(name) {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n');
}

/**
 * The file of weights that the messages make, the same on every machine.
 * @returns {string}
 */
export function trainedWeights() {
  const asked = [...intentMessages(), ...intentConversations().flat()].map(({ message }) => message);
  const calm = [...messagesOf('calm.txt'), ...ordinaryQuestions()];
  const messages = [
    ...messagesOf('distress.txt').map((message) => ({ features: featuresOf(partsOf(message)[0]), isDistress: 1 })),
    // Of a calm story each part, each sentence and any few words in a row are calm.
    ...[...calm, ...asked]
      .flatMap((message) => [...partsOf(message), ...sentencesOf(message)])
      .concat(calm.flatMap(fewWordsOf))
      .map((part) => ({ features: featuresOf(part), isDistress: 0 })),
  ];
  const counts = new Map();
  for (const feature of messages.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count >= LEAST_MESSAGES).map(([feature]) => feature);
  const all = fitted(messages, repeated.toSorted(byName));
  // Those that say most, what many messages have a little before what few have; fitted anew without the others.
  const saysMuch = ([feature, weight]) => Math.abs(weight) * counts.get(feature) ** 0.25;
  const saying = [...all.weights].toSorted((one, other) => saysMuch(other) - saysMuch(one));
  const model = fitted(
    messages,
    saying
      .slice(0, MOST_FEATURES)
      .map(([feature]) => feature)
      .toSorted(byName),
  );
  return written(model);
}

const byName = (one, other) => (one < other ? -1 : 1);

/** By stochastic gradient descent, each feature at a rate of its own (AdaGrad). */
function fitted(messages, features) {
  const places = new Map(features.map((feature, place) => [feature, place]));
  const [weights, squares] = [new Float64Array(features.length), new Float64Array(features.length)];
  let bias = -2;
  const rows = messages.map(({ features: said, isDistress }) => ({
    isDistress,
    places: said.map((feature) => places.get(feature)).filter((place) => place !== undefined),
  }));
  const random = randomNumbers();
  // Their mean over the last rounds: what the order of the messages makes of them evens out.
  const means = { bias: 0, weights: new Float64Array(features.length) };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { places: own, isDistress } of shuffled(rows, random)) {
      if (own.length === 0) continue;
      const scale = scaleOf(own.length);
      const sum = own.reduce((total, place) => total + weights[place], 0);
      const error =
        (1 / (1 + Math.exp(-(bias + sum * scale))) - isDistress) * (isDistress === 1 ? WEIGHT_OF_DISTRESS : 1);
      for (const place of own) {
        const gradient = error * scale + DECAY * weights[place];
        squares[place] += gradient * gradient;
        weights[place] -= (RATE * gradient) / Math.sqrt(squares[place] + 1e-4);
      }
      bias -= 0.01 * error;
    }
    if (round < ROUNDS - ROUNDS_OF_MEAN) continue;
    means.bias += bias / ROUNDS_OF_MEAN;
    for (const [place, weight] of weights.entries()) means.weights[place] += weight / ROUNDS_OF_MEAN;
  }
  return { bias: means.bias, weights: new Map(features.map((feature, place) => [feature, means.weights[place]])) };
}

function written({ bias, weights }) {
  const inSteps = (weight) => Math.round(weight / STEP);
  const byFirst = new Map();
  for (const [feature, weight] of weights) {
    const [first, next] = feature.split(' ');
    const said = inSteps(weight);
    if (said === 0) continue;
    const entry = byFirst.get(first) ?? { own: '', next: [] };
    if (next === undefined) entry.own = String(said);
    else entry.next.push(next + said);
    byFirst.set(first, entry);
  }
  const text = [...byFirst].map(([first, { own, next }]) => [first + own, ...next].join(' ')).join(';');
  const lines = text.match(new RegExp(`.{1,${LINE_LENGTH - 4}}`, 'g')).map((line) => `  '${line}'`);
  return `// Written by \`npm run train-distress\` (docs/decisions/0116): what words and pairs of words say of distress.

/** In steps, as the weights are. */
export const BIAS = ${(bias / STEP).toFixed(2)};

/** Of each word its weight, then the words that may follow it with the weight of both; entries are divided by ";". */
export const WEIGHTS =
${lines.join(' +\n')};
`;
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) writeFileSync(FILE, trainedWeights());
