/** First letters of the first and the last word of a name: "Naledi van Maseko" is NM; of a single word its first. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('').toUpperCase();
}
