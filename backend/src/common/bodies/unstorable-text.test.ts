import { findUnstorableText } from './unstorable-text.js';

describe('findUnstorableText', () => {
  it.each([
    ['NUL', { question: 'a\u0000b' }, 'question'],
    ['the first half of a pair alone', { question: '\ud83d' }, 'question'],
    ['the second half of a pair alone', { question: '\ude00 hello' }, 'question'],
    ['inside lists', { items: [{ name: 'fine' }, { name: '\u0000' }] }, 'items.1.name'],
    ['in a key', { 'a\u0000': 1 }, ''],
    ['the value itself', '\u0000', ''],
  ])('finds %s', (_what, value, path) => {
    expect(findUnstorableText(value)).toBe(path);
  });

  it.each([
    ['emoji', '😀'],
    ['line ends and tabs', 'a\r\n\tb'],
    ['no text', [1, null, true, {}]],
    ['a backslash and a zero', '\\0'],
  ])('lets %s pass', (_what, value) => {
    expect(findUnstorableText(value)).toBeUndefined();
  });
});
