// How much the words of a message speak of danger or distress, as a logistic regression learned it from messages of
// both kinds (scripts/distress, docs/decisions/0116).
import { BIAS, WEIGHTS } from '#libs/domain/chat/distress-weights';
import { spoken } from '#libs/domain/chat/similarity';

/** What a weight of 1 adds to the logarithm of the odds. */
export const STEP = 0.5;
/** So many words more that say nothing: one or two known words alone are not much to go by. */
const UNKNOWN_WORDS = 3;
/** Of a long story a part is read at a time: one sentence of it may be the cry. */
const PART_WORDS = 40;
/** A shorter sentence says too little by itself. */
const SENTENCE_WORDS = 3;
/** And any says less than the whole: "its my brother's 30th on Friday" after a question about vouchers. */
const LESS_ALONE = 3;
/** So many in a row are read by themselves, for what is asked besides says that all is well, and need more doubt. */
const FEW_WORDS = 6;
const LESS_OF_FEW = 4;
const MOST_LETTERS = 4000;

const weights = new Map(
  WEIGHTS.split(';').flatMap((entry): [feature: string, weight: number][] => {
    const [[first, own], ...next] = entry.split(' ').map(parted) as [Parted, ...Parted[]];
    const pairs = next.map(([word, weight]): [string, number] => [`${first} ${word}`, Number(weight)]);
    return own === '' ? pairs : [[first, Number(own)], ...pairs];
  }),
);

type Parted = [word: string, weight: string];
/** No word of a feature has digits. */
function parted(text: string): Parted {
  const at = text.search(/-?\d+$/);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** The words of a part and its pairs of neighbours, each once; numbers are alike. */
export function featuresOf(part: string): string[] {
  const words = part.replaceAll(/\d+/g, '#').split(' ');
  return [...new Set(words.flatMap((word, at) => (at === 0 ? [word] : [word, `${words[at - 1]} ${word}`])))];
}

/** The logarithm of the odds that it is of distress, in steps. */
export function distressScore(message: string): number {
  const score = (part: string) => scoreOf(featuresOf(part));
  const ofSentences = sentencesOf(message).map((sentence) => score(sentence) - LESS_ALONE);
  const ofFewWords = fewWordsOf(message).map((words) => score(words) - LESS_OF_FEW);
  return Math.max(...partsOf(message).map(score), ...ofSentences, ...ofFewWords);
}

/** A message as it is scored: the whole, and of a long one its overlapping parts. */
export function partsOf(message: string): string[] {
  const words = wordsOf(message.slice(0, MOST_LETTERS));
  const starts = words.length > PART_WORDS ? Array.from({ length: Math.floor((2 * words.length) / PART_WORDS) }) : [];
  const overlapping = starts.map((_, at) => words.slice((at * PART_WORDS) / 2).slice(0, PART_WORDS));
  return [words, ...overlapping].map((part) => part.join(' '));
}

/** Those of several that say something by themselves: one of them may be the cry among friendly ones. */
export function sentencesOf(message: string): string[] {
  const sentences = message
    .slice(0, MOST_LETTERS)
    .split(/(?<=[.!?])\s+/)
    .map(wordsOf);
  if (sentences.length === 1) return [];
  return sentences.filter(({ length }) => length >= SENTENCE_WORDS).map((words) => words.join(' '));
}

/** "My husband hits me can I pay cash": of a longer message any few words in a row, each word in two of them. */
export function fewWordsOf(message: string): string[] {
  const words = wordsOf(message.slice(0, MOST_LETTERS));
  if (words.length <= FEW_WORDS) return [];
  const step = FEW_WORDS / 2;
  const starts = Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, at) => at * step);
  return starts.map((start) => words.slice(start, start + FEW_WORDS).join(' '));
}

function wordsOf(text: string): string[] {
  return spoken(text).replaceAll("'", '').split(' ');
}

/** By what the sum of so many weights is multiplied: twice as many words are not twice as sure. */
export function scaleOf(known: number): number {
  return 1 / Math.sqrt(known + UNKNOWN_WORDS);
}

/** "No, he is 9", "they told me": said of everything, and of nothing bad alone, whoever else says them beside it. */
const COMMON = new Set(
  `# a about after again all also am an and any are at be been but by bye can could cool did do does doesnt dont eight
  eleven fine five for four free friday friend friends from good goodbye got great had has hasnt have havent he her
  here hers hes him his how i if ill im in is isnt it its ive just know later let maybe me mind mine monday more must my
  nine no not now of off ok okay old older on once one only or other our out pm please said same saturday say says
  seven she shes should six so some soon still sunday sure ten than thanks that thats the their them then theres there
  these they theyre thing think this those three thursday to today told tomorrow tonight too tuesday twelve two up us
  very was we wednesday were what when where which who why will with wont would yes yet you young younger your`.split(
    /\s+/,
  ),
);

/** Whether it may be of distress by more than such words: what nobody has learned of may be of anything. */
function isTelling(feature: string): boolean {
  const words = feature.split(' ');
  return words.some((word) => !COMMON.has(word)) && (weights.get(feature) ?? (words.length === 1 ? 1 : 0)) > 0;
}

function scoreOf(features: readonly string[]): number {
  if (!features.some(isTelling)) return BIAS;
  const known = features.flatMap((feature) => weights.get(feature) ?? []);
  return BIAS + known.reduce((sum, weight) => sum + weight, 0) * scaleOf(known.length);
}
