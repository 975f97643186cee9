/**
 * The Flesch-Kincaid grade level, in school years (Kincaid, Fishburne, Rogers and Chissom, 1975):
 * 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 * @param {string} text whole sentences
 */
export function readingGrade(text) {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** By Flesch's own rule a unit of thought ends with a colon or a semicolon too. Of a list each entry is a line. */
function sentencesOf(text) {
  return text.split(/(?<=[.!?:;])\s+|\n+/).filter((part) => wordsOf(part).length > 0);
}

function wordsOf(text) {
  return text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
}

/**
 * Groups of vowels that are heard: not an e that ends a word, or stands in -es and -ed, unless the ending is spoken
 * (tables, places, wanted); and two where i meets another vowel (radio, but not station) or -ing a vowel (being).
 * @param {string} word
 */
export function syllablesOf(word) {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const heard = letters
    .replace(/(?<=[^aeiouyl]|[aeiouy]l)e$/, '')
    .replace(/(?<=[^aeioudt])ed$/, 'd')
    .replace(/(?<=[^aeioulscxzgh]|[aeiouy]l)es$/, 's');
  const groups = heard.match(/[aeiouy]+/g) ?? [];
  const parted = heard.match(/(?<![tscxg])i[aou]|[aeou]ing\b/g) ?? [];
  return Math.max(1, groups.length + parted.length);
}
