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
});
