import fc from 'fast-check';
import { breakLines } from './break-lines.js';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Each letter is as wide as any other. */
const widthOf = (text: string) => [...letters.segment(text)].length;

it.each([
  ['', 5, ['']],
  ['  ', 5, ['']],
  ['one', 5, ['one']],
  ['one two', 5, ['one', 'two']],
  ['one two', 7, ['one two']],
  ['one  two', 7, ['one', 'two']],
  ['self-defence', 8, ['self-', 'defence']],
  ['and/or more', 6, ['and/or', 'more']],
  ['R1\u00a0200.00 each', 9, ['R1\u00a0200.00', 'each']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['ab abcdefghij', 4, ['ab', 'abcd', 'efgh', 'ij']],
  ['abcdefghij ab', 4, ['abcd', 'efgh', 'ij', 'ab']],
  ['e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
])('%j in lines of %i', (text, width, lines) => {
  expect(breakLines(text, width, widthOf)).toEqual(lines);
});

it('loses nothing and keeps to the width, whatever the text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc
      .array(fc.constantFrom('a', 'word', 'a-b', ' ', '  ', 'W'.repeat(30), 'x/y'), { maxLength: 30 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (text, width) => {
      const lines = breakLines(text, width, widthOf);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
    { numRuns: 5_000 },
  );
});
