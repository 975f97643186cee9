import { randWords } from '#libs/school/prices';

test.each([
  [65_000, 'R650'],
  [7_999, 'R79.99'],
  [7_990, 'R79.90'],
  [0, 'R0'],
])('%i cents', (cents, words) => expect(randWords(cents)).toBe(words));
