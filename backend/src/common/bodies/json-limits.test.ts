import fc from 'fast-check';
import { exceededJsonLimit } from './json-limits.js';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const isDeeper = (json: string, depth: number) =>
  exceededJsonLimit(json, { depth, keys: Infinity, values: Infinity }) === 'depth';
const wide = (keys: number) => `{${Array.from({ length: keys }, (_, i) => `"k${i}":[1,{}]`).join(',')}}`;

describe('exceededJsonLimit', () => {
  it.each([
    ['plain text', '"hello"', 0, false],
    ['nothing nested', '[]', 1, false],
    ['one too many', '[[]]', 1, true],
    ['exactly the limit', nested(32), 32, false],
    ['one past the limit', nested(33), 32, true],
    ['objects and arrays alike', '{"a":[{"b":1}]}', 2, true],
    ['brackets side by side', `[${Array(100).fill('{}').join(',')}]`, 2, false],
    ['brackets inside text', JSON.stringify('[[[[{{{{'), 1, false],
    ['an escaped quote inside text', JSON.stringify('"[[[['), 1, false],
    ['an escaped backslash before the closing quote', String.raw`["\\",[[]]]`, 2, true],
    ['an unfinished document', '[[[[', 3, true],
    ['ten thousand levels', nested(10_000), 32, true],
  ])('%s', (_what, json, maxDepth, expected) => {
    expect(isDeeper(json, maxDepth)).toBe(expected);
  });

  it.each([
    ['as many keys as allowed', wide(4), undefined],
    ['one key more', wide(5), 'keys'],
    ['as many in each of several objects', `[${wide(4)},${wide(4)}]`, undefined],
    ['a key more in an object within', `{"a":${wide(5)}}`, 'keys'],
    ['keys after an object within', `{"a":{},"b":{},"c":{},"d":{},"e":1}`, 'keys'],
    ['commas inside text', JSON.stringify({ text: ','.repeat(1_000) }), undefined],
    ['as many elements as allowed', JSON.stringify(Array(50).fill(0)), undefined],
    ['one element more', JSON.stringify(Array(51).fill(0)), 'values'],
    ['empty objects', `[${'{},'.repeat(29)}{}]`, 'values'],
    ['thirty thousand keys, which are not read to their end', wide(30_000), 'keys'],
  ])('%s', (_what, json, expected) => {
    expect(exceededJsonLimit(json, { depth: 5, keys: 4, values: 50 })).toBe(expected);
  });

  it('agrees with the parsed value, whatever its texts hold', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(text, tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.nat({ max: 5 }), (tree, maxDepth) => {
        expect(isDeeper(JSON.stringify(tree), maxDepth)).toBe(depthOf(tree) > maxDepth);
      }),
    );
  });
});

const text = fc
  .array(fc.constantFrom('"', '\\', '{', ']', 'x'), { maxLength: 6 })
  .map((characters) => characters.join(''));

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}
