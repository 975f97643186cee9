import { readingGrade, syllablesOf } from './reading-grade.mjs';

it.each([
  [1, ['the', 'street', 'trained', 'moves', 'style', 'rules', 'through', "don't", 'bleed']],
  [2, ['little', 'people', 'wanted', 'places', 'being', 'station', 'police', 'Sandton', 'boxing', 'needed', 'tables']],
  [3, ['radio', 'equipment', 'defensive', 'together', 'attention', 'family']],
  [4, ['information', 'instructional']],
  [5, ['opportunity']],
])('%i syllables', (count, words) => {
  expect(Object.fromEntries(words.map((word) => [word, syllablesOf(word)]))).toEqual(
    Object.fromEntries(words.map((word) => [word, count])),
  );
});

it.each([
  // 0.39 × 3 / 1 + 11.8 × 3 / 3 − 15.59
  ['The cat sat.', -2.62],
  // Two units of two words: 0.39 × 4 / 2 + 11.8 × 6 / 4 − 15.59
  ['Little people: they listen.', 0.39 * 2 + (11.8 * 7) / 4 - 15.59],
  ['Come in\nGo out', 0.39 * 2 + 11.8 - 15.59],
  ['', 0],
])('%j', (text, grade) => expect(readingGrade(text)).toBeCloseTo(grade, 2));

it('tells plain words from those of an office', () => {
  const plain = readingGrade('We will call you to arrange payment. You can pay by card or cash.');
  const office = readingGrade(
    'Subsequent to the finalisation of the documentation, remuneration arrangements will be communicated.',
  );
  expect(plain).toBeLessThan(8);
  expect(office).toBeGreaterThan(16);
});
