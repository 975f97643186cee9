import { isMatch, parseIfMatch, recordTag } from './record-tag.js';

const TAG = '"2026-04-16T10:00:00.123Z"';

describe('recordTag', () => {
  it.each<[string, Date | string]>([
    ['a date', new Date('2026-04-16T10:00:00.123Z')],
    ['the text of an answer', '2026-04-16T10:00:00.123Z'],
    ["the same moment on the school's clock", '2026-04-16T12:00:00.123+02:00'],
    ['microseconds, as the database has them', '2026-04-16T10:00:00.123999Z'],
  ])('of %s', (_name, updatedAt) => expect(recordTag(updatedAt)).toBe(TAG));

  it('is another one a millisecond later', () => expect(recordTag('2026-04-16T10:00:00.124Z')).not.toBe(TAG));
});

describe('parseIfMatch', () => {
  it.each<[string, ReturnType<typeof parseIfMatch>]>([
    ['*', '*'],
    [' * ', '*'],
    [TAG, [TAG]],
    ['"a","b"', ['"a"', '"b"']],
    [' "a" ,\t"b" ', ['"a"', '"b"']],
    ['"a, b"', undefined],
    ['"a,b"', ['"a,b"']],
    ['""', ['""']],
    ['W/"a"', ['W/"a"']],
    [',"a",,', ['"a"']],
    ['"\u00e9"', ['"\u00e9"']],
    ['', undefined],
    [' ', undefined],
    [',', undefined],
    [',,,', undefined],
    ['a', undefined],
    ['2026-04-16T10:00:00.123Z', undefined],
    ['"a', undefined],
    ['a"', undefined],
    ['"a" "b"', undefined],
    ['"a", b', undefined],
    ['"a", *', undefined],
    ['w/"a"', undefined],
    ['"a"b', undefined],
  ])('%j', (header, expected) => expect(parseIfMatch(header)).toEqual(expected));

  it('reads a header of any length in one pass', () => {
    const long = '"a",'.repeat(100_000);
    expect(parseIfMatch(long)).toHaveLength(100_000);
    expect(parseIfMatch(`${' '.repeat(200_000)}x`)).toBeUndefined();
  });
});

describe('isMatch', () => {
  it.each<[Parameters<typeof isMatch>[0], boolean]>([
    ['*', true],
    [[TAG], true],
    [['"other"', TAG], true],
    [['"other"'], false],
    [[`W/${TAG}`], false],
    [[TAG.slice(1, -1)], false],
  ])('%j', (condition, expected) => expect(isMatch(condition, TAG)).toBe(expected));
});
