// What a visitor of the shop means by a few words (CONTRACT section 7): parts of words, words written as one, case,
// accents and typing mistakes are forgiven. Products that say all the words come first, what is said to the letter
// before what is only near it, and the name before the category and the description.
import { spoken } from '#libs/domain/chat/similarity';
import { isNear } from '#libs/domain/chat/spelling';

interface Described {
  name: string;
  category: string;
  description: string | null;
}

export interface Found<Product> {
  product: Product;
  /** The lower the better; products of one rank are equally good. */
  rank: number;
}

/** By where a word is said; what is typed wrong counts so little that it decides only among equals. */
const WEIGHTS = { name: 100, category: 40, description: 20 };
/** Shares of a weight: of the whole word, of its beginning, of letters inside it, of a word that is near. */
const WHOLE = 1;
const BEGINNING = 0.9;
const INSIDE = 0.5;
const NEAR = 0.1;
/** Fewer letters are inside of anything. */
const LEAST_INSIDE = 4;
/** Without its plural a word has at least as many, or it would be the beginning of too much. */
const LEAST_STEM = 3;

/** The products that say most of the words, the best first, in their order among equals; all of them without a word. */
export function searchProducts<Product extends Described>(
  products: readonly Product[],
  search: string,
): Found<Product>[] {
  const words = wordsOf(search);
  if (words.length === 0) return products.map((product) => ({ product, rank: 0 }));
  const scored = products.map((product) => ({ product, score: scoreOf(product, words) }));
  const most = Math.max(...scored.map(({ score }) => score.said));
  const found = most === 0 ? [] : scored.filter(({ score }) => score.said === most);
  found.sort((one, other) => compare(one.score, other.score));
  let rank = 0;
  return found.map(({ product, score }, at) => {
    const before = found[at - 1];
    if (before && compare(before.score, score) !== 0) rank = at;
    return { product, rank };
  });
}

interface Score {
  /** How many of the words it says, be it wrongly typed. */
  said: number;
  toTheLetter: number;
  weight: number;
}

function compare(one: Score, other: Score): number {
  return other.toTheLetter - one.toTheLetter || other.weight - one.weight;
}

function scoreOf(product: Described, words: readonly string[]): Score {
  const fields = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((field) => ({
    weight: WEIGHTS[field],
    words: wordsOf(product[field] ?? ''),
    isProse: field === 'description',
  }));
  const score = { said: 0, toTheLetter: 0, weight: 0 };
  for (const word of words) {
    const share = Math.max(...fields.map((field) => field.weight * shareOf(word, words, field)));
    const near = share > 0 ? 0 : Math.max(...fields.map((field) => (isNearOneOf(word, field) ? field.weight : 0)));
    score.said += Number(share > 0 || near > 0);
    score.toTheLetter += Number(share > 0);
    score.weight += share + NEAR * near;
  }
  return score;
}

interface Field {
  words: readonly string[];
  /** Sentences, whose words do not belong together as those of a name do. */
  isProse: boolean;
}

function shareOf(word: string, all: readonly string[], { words, isProse }: Field): number {
  const stem = stemOf(word);
  if (words.some((said) => said === word || stemOf(said) === stem)) return WHOLE;
  if (words.some((said) => said.startsWith(word) || (stem.length >= LEAST_STEM && said.startsWith(stem))))
    return BEGINNING;
  if (isProse) return 0;
  const asOne = words.join('');
  // "handwrap" is in Hand Wraps, and "14 oz" in 14oz.
  return [word, all.join('')].some((part) => part.length >= LEAST_INSIDE && asOne.includes(part)) ? INSIDE : 0;
}

function isNearOneOf(typed: string, { words, isProse }: Field): boolean {
  const meant = isProse ? words : [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
  // Who is still typing has come as far as the beginning of a word.
  return meant.some((word) => isNear(typed, word) || isNear(typed, word.slice(0, typed.length)));
}

function stemOf(word: string): string {
  return word.replace(/(?<=..)s$/, '');
}

function wordsOf(text: string): string[] {
  return spoken(text).replaceAll("'", '').split(' ').filter(Boolean);
}
