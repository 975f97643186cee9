import { countWords, matches, NO_FILTERS, readFilters, writeFilters } from './schedule-filters';

test.each([
  ['', NO_FILTERS],
  ['style=bjj', { style: 'bjj', level: undefined }],
  ['style=bjj&level=Beginner', { style: 'bjj', level: 'Beginner' }],
  ['style=yoga&level=Expert', NO_FILTERS],
  ['style=other&level=All+Levels', NO_FILTERS],
])('reads ?%s', (query, filters) => expect(readFilters(new URLSearchParams(query))).toEqual(filters));

test('writes filters beside what else is in the address, and takes them out again', () => {
  const query = writeFilters(new URLSearchParams('ref=flyer'), { style: 'kids', level: 'Beginner' });
  expect(query.toString()).toBe('ref=flyer&style=kids&level=Beginner');
  expect(writeFilters(query, NO_FILTERS).toString()).toBe('ref=flyer');
});

test.each([
  ['Krav Maga', 'Beginner', 'krav', undefined, true],
  ['Krav Maga', 'Beginner', 'bjj', undefined, false],
  ['Krav Maga / BJJ / FMA', 'All Levels', 'bjj', undefined, true],
  ['Krav Maga', 'Beginner', undefined, 'Beginner', true],
  ['Krav Maga', 'Advanced', undefined, 'Beginner', false],
  ['Krav Maga', 'All Levels', 'krav', 'Advanced', true],
  ['Open Mat', 'All Levels', undefined, undefined, true],
] as const)('%s (%s) asked for style %s and level %s: %s', (className, level, style, asked, expected) => {
  expect(matches({ className, level }, { style, level: asked })).toBe(expected);
});

test.each([
  [27, 27, NO_FILTERS, '27 classes'],
  [1, 1, NO_FILTERS, '1 class'],
  [6, 27, { style: 'krav', level: undefined }, '6 of 27 classes: Krav Maga'],
  [0, 27, { style: 'krav', level: 'Beginner' }, '0 of 27 classes: Krav Maga, Beginner'],
] as const)('%i of %i', (matching, total, filters, words) => expect(countWords(matching, total, filters)).toBe(words));
