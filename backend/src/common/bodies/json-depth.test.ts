import fc from 'fast-check';
import { isNestedDeeperThan } from './json-depth.js';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('isNestedDeeperThan', () => {
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
    expect(isNestedDeeperThan(json, maxDepth)).toBe(expected);
  });

  it('agrees with the parsed value, whatever its texts hold', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, text, fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(text, tie('value'), { maxKeys: 3 })),
    }));
    fc.assert(fc.property(value, fc.nat({ max: 5 }), (tree, maxDepth) => {
      expect(isNestedDeeperThan(JSON.stringify(tree), maxDepth)).toBe(depthOf(tree) > maxDepth);
    }));
  });
});

const text = fc.array(fc.constantFrom('"', '\\', '{', ']', 'x'), { maxLength: 6 }).map((characters) => characters.join(''));

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}
