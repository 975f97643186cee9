// Teaches the assistant which of the questions it can answer a message asks (docs/decisions/0118): a logistic
// regression whose weights are never negative, so that each word speaks for what it was said with. It learns from
// messages.txt, one message a line, "intent | message", and from conversations.txt, where a message asks what it does
// after those before it (docs/decisions/0125), and writes libs/domain/chat/intent-weights.ts:
// `npm run train-intents`, after a line was added or a word of the vocabulary was changed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contextOf, featuresOf, letterOf, scaleOf, softmax } from '../../libs/domain/chat/intent-score.ts';
import { INTENT_NAMES, UNKNOWN } from '../../libs/domain/chat/intents.ts';
import { unansweredQuestions } from '../distress/ordinary-questions.ts';
import { intentMessages, intentTurns } from './messages.ts';
import { randomNumbers, shuffled } from './shuffled.mjs';

const FILE = path.resolve(import.meta.dirname, '../../libs/domain/chat/intent-weights.ts');
/** What a few said says little of others; most pairs say no more than their words. */
const LEAST_MESSAGES = { word: 4, pair: 16 };
const ROUNDS = 40;
const ROUNDS_OF_MEAN = 10;
const RATE = 0.5;
/** Takes a weight away where little speaks for it. */
const SHRINKAGE = 1e-4;
const RATE_OF_BIAS = 0.01;
/** An error that is not worth a step. */
const LEAST_ERROR = 1e-3;
const LINE_LENGTH = 116;

/**
 * The file of weights that the messages make, the same on every machine.
 * @returns {string}
 */
export function trainedWeights() {
  const unanswered = unansweredQuestions().map((message) => ({ intent: UNKNOWN, message }));
  const messages = [...intentMessages(), ...unanswered, ...intentTurns()].map(({ intent, message, before = [] }) => {
    const place = INTENT_NAMES.indexOf(intent);
    if (place === -1) throw new Error(`There is no intent "${intent}" in libs/domain/chat/intents.`);
    return { place, features: [...featuresOf(message), ...contextOf(before.map((earlier) => earlier.intent))] };
  });
  const counts = new Map();
  for (const feature of messages.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const least = (feature) => (feature.includes(' ') ? LEAST_MESSAGES.pair : LEAST_MESSAGES.word);
  const features = [...counts].filter(([feature, count]) => count >= least(feature)).map(([feature]) => feature);
  return written(fitted(messages, features.toSorted(byName)));
}

const byName = (one, other) => (one < other ? -1 : 1);

/** By stochastic gradient descent, each weight at a rate of its own (AdaGrad), shrunk at each step. */
function fitted(messages, features) {
  const places = new Map(features.map((feature, place) => [feature, place * INTENT_NAMES.length]));
  const rows = messages.map(({ place, features: said }) => ({
    intent: place,
    starts: said.map((feature) => places.get(feature)).filter((start) => start !== undefined),
  }));
  const model = {
    features,
    weights: new Float64Array(features.length * INTENT_NAMES.length),
    squares: new Float64Array(features.length * INTENT_NAMES.length).fill(1e-3),
    biases: INTENT_NAMES.map(() => 0),
  };
  /** In how many messages each feature is. */
  const said = new Map();
  for (const start of rows.flatMap(({ starts }) => starts)) said.set(start, (said.get(start) ?? 0) + 1);
  const random = randomNumbers();
  // Their mean over the last rounds: what the order of the messages makes of them evens out.
  const means = { biases: model.biases.map(() => 0), weights: new Float64Array(model.weights.length) };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of shuffled(rows, random)) if (row.starts.length > 0) step(model, row);
    shrink(model, said);
    if (round < ROUNDS - ROUNDS_OF_MEAN) continue;
    for (const [place, bias] of model.biases.entries()) means.biases[place] += bias / ROUNDS_OF_MEAN;
    for (let at = 0; at < means.weights.length; at += 1) means.weights[at] += model.weights[at] / ROUNDS_OF_MEAN;
  }
  return { features, ...means };
}

/** Each weight of a word lies beside its others: the order of the loops keeps them in the processor's cache. */
function step({ weights, squares, biases }, { intent, starts }) {
  const scale = scaleOf(starts.length);
  const sums = new Float64Array(biases.length);
  for (const start of starts)
    for (let place = 0; place < sums.length; place += 1) sums[place] += weights[start + place];
  for (const [place, probability] of softmax(biases.map((bias, at) => bias + sums[at] * scale)).entries()) {
    const error = probability - (place === intent ? 1 : 0);
    biases[place] -= RATE_OF_BIAS * error;
    if (Math.abs(error) < LEAST_ERROR) continue;
    const gradient = error * scale;
    for (const start of starts) {
      const at = start + place;
      squares[at] += gradient * gradient;
      weights[at] = Math.max(0, weights[at] - (RATE / Math.sqrt(squares[at])) * gradient);
    }
  }
}

/** Once a round, as much as each message would that has the feature. */
function shrink({ weights, squares }, said) {
  for (const [start, messages] of said)
    for (let at = start; at < start + INTENT_NAMES.length; at += 1)
      if (weights[at] > 0)
        weights[at] = Math.max(0, weights[at] - (RATE / Math.sqrt(squares[at])) * SHRINKAGE * messages);
}

function written({ features, weights, biases }) {
  const entries = features.flatMap((feature, at) => {
    const own = [...weights.subarray(at * INTENT_NAMES.length, (at + 1) * INTENT_NAMES.length)];
    const votes = own.map((weight, place) => [letterOf(place), Math.round(weight)]).filter(([, vote]) => vote > 0);
    return votes.length > 0 ? [`${feature}:${votes.flat().join('')}`] : [];
  });
  return `// Written by \`npm run train-intents\` (docs/decisions/0118): which words speak for which questions.

/** What speaks for each intent before a word is read. */
export const BIASES =
${inLines(biases.map((bias) => bias.toFixed(2)).join(' '))};

/** What each word, or pair of neighbours, speaks for (intent-score); entries are divided by ";". */
export const WEIGHTS =
${inLines(entries.join(';'))};
`;
}

function inLines(text) {
  const lines = text.match(new RegExp(`.{1,${LINE_LENGTH - 4}}`, 'g'));
  return lines.map((line) => `  '${line}'`).join(' +\n');
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) writeFileSync(FILE, trainedWeights());
