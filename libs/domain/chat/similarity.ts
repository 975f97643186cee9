// How alike a visitor's sentence and a question are (spec 1 section 5, "Similarity").

const CONTAINED = 0.9;
const LEAST_WORD_LENGTH = 3;

/**
 * Of two texts as spoken() gives them. 1 when they are equal, 0.9 when one contains the other, otherwise the share of
 * matching words longer than 2 characters among all such words of both. A text of 1 or 2 characters is contained in
 * none: "ok" says nothing about a book.
 */
export function similarity(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  if (one === other) return 1;
  if (Math.min(one.length, other.length) >= LEAST_WORD_LENGTH && (one.includes(other) || other.includes(one)))
    return CONTAINED;
  const [words, others] = [distinctWords(one), distinctWords(other)];
  const matching = [...words].filter((word) => others.has(word)).length;
  return matching === 0 ? 0 : (2 * matching) / (words.size + others.size);
}

/**
 * A text as it is compared, without regard to case, accents, punctuation and blanks: "  How  much's a Café? " is "how
 * much's a cafe".
 */
export function spoken(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'@+]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function distinctWords(text: string): Set<string> {
  return new Set(text.split(' ').filter((word) => word.length >= LEAST_WORD_LENGTH));
}
