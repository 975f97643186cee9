import fc from 'fast-check';
import { csvFile, neutralisedCell, plainCell } from '#libs/domain/csv';
import { growsInProportion } from './chat/test-growth.js';

describe('neutralisedCell', () => {
  it.each([
    ['a formula', '=HYPERLINK("http://evil.example","click")'],
    ['a sum', '+1+1'],
    ['a phone number with a formula behind it', '+27821234567+cmd|/C calc'],
    ['a difference', '-2+3'],
    ['a macro', '@SUM(A1:A9)'],
    ['a command', "=cmd|' /C calc'!A0"],
    ['a pipe', '|calc'],
    ['a formula behind blanks', '   =1+1'],
    ['a formula behind a no-break space', '\u00A0=1+1'],
    ['a formula behind a byte order mark', '\uFEFF=1+1'],
    ['a tab', '\tSheet'],
    ['a carriage return', '\rSheet'],
    ['a wide equals sign', '\uFF1D1+1'],
    ['a wide plus', '\uFF0B1'],
    ['a minus alone', '-'],
    ['an amount with a formula behind it', '-300.00+1'],
    ['a phone number with blanks', '+27 82 123 4567'],
  ])('shows %s as text', (_what, cell) => {
    expect(neutralisedCell(cell)).toBe(`'${cell}`);
  });

  it.each([
    ['a plain phone number', '+27821234567'],
    ['a name', 'Thandi Mokoena'],
    ['an email address', 'thandi@example.com'],
    ['a formula in the middle', 'is 1 = 1?'],
    ['a sign behind words of a later line', 'Monday\nor Friday - both'],
    ['nothing', ''],
    ['no value', null],
    ['a number', -5],
    ['an amount below zero', '-300.00'],
    ['a flag', false],
    ['an apostrophe', "'=1+1"],
  ])('leaves %s alone', (_what, cell) => {
    expect(neutralisedCell(cell)).toBe(cell);
  });
});

describe('neutralisedCell, inside a text', () => {
  it.each([
    ['a semicolon', "a;=cmd|'/C calc'!A0;b", "a;'=cmd|'/C calc'!A0;b"],
    ['a semicolon and blanks', 'x; \u00A0=1+1', "x;' \u00A0=1+1"],
    ['a semicolon and quotes', 'x;"=1+1"', 'x;\'"=1+1"'],
    ['semicolons at the very beginning', ';;=1+1', ";;'=1+1"],
    ['a tab', 'x\t+1', "x\t'+1"],
    ['a tab, a line break, a carriage return at the very beginning', '\t=1\n=1\r=1', "'\t'=1\n'=1\r'=1"],
    ['the beginning of each line', 'We need\n- gloves\r\n- wraps', "We need\n'- gloves\r\n'- wraps"],
    ['a semicolon, in wide letters', 'x;\uFF1D1+1', "x;'\uFF1D1+1"],
    ['a semicolon, be it a phone number', 'x;+27821234567', "x;'+27821234567"],
  ])('shows as text what stands behind %s', (_what, cell, safe) => {
    expect(neutralisedCell(cell)).toBe(safe);
    expect(neutralisedCell(safe)).toBe(safe);
  });
});

describe('plainCell', () => {
  it.each([
    ['a list below an empty line', 'We teach:\n\n- boxing\n- MMA'],
    ['the same with the line ends of Windows', 'We teach:\r\n\r\n- boxing'],
    ['a formula at the very beginning', '=1+1'],
    ['a formula behind line ends at the very beginning', '\n\n=1+1'],
    ['a formula behind semicolons, blanks and quotes', 'a;; "\n"=1'],
    ['an apostrophe before what is no beginning', "a ' - b"],
  ])('gives back %s', (_what, text) => {
    expect(plainCell(neutralisedCell(text))).toBe(text);
  });

  it('gives back every text without an apostrophe of its own', () => {
    const letters = fc.array(fc.constantFrom(...'=+-@;,\t\r\n\v"\u2028 \u00A0a\u{E0001}'), { maxLength: 12 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(plainCell(neutralisedCell(text.join('')))).toBe(text.join(''));
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads what somebody has typed between: a line that has its apostrophe, below one that has none', () => {
    expect(plainCell("We teach:\n\n'- boxing")).toBe('We teach:\n\n- boxing');
  });
});

it.each(['\n', '\t', '\r\n', '\n"', ';', '\u2028 ', "\n'", ";'", "\n' "])(
  'a long text of %j costs no more time than its length',
  (part) => {
    expect(growsInProportion(part, process, (text) => neutralisedCell(`a${text}a`))).toBe(true);
    expect(growsInProportion(part, process, (text) => plainCell(`a${text}a`))).toBe(true);
  },
);

describe('csvFile', () => {
  it.each([
    [
      'plain cells',
      [
        { id: 1, subject: 'Trial' },
        { id: 2, subject: 'Kids' },
      ],
      'id,subject\r\n1,Trial\r\n2,Kids\r\n',
    ],
    [
      'commas, quotes and line ends',
      [{ a: 'x, y', b: 'say "no"', c: 'one\ntwo' }],
      'a,b,c\r\n"x, y","say ""no""","one\ntwo"\r\n',
    ],
    ['other separators', [{ a: 'x;y', b: 'x\ty' }], 'a,b\r\n"x;y","x\ty"\r\n'],
    ['nothing and flags', [{ a: null, b: false, c: '' }], 'a,b,c\r\n,false,\r\n'],
    ['letters of every language', [{ a: 'Zoë 東京' }], 'a\r\nZoë 東京\r\n'],
    ['a formula', [{ a: '=1+1' }], "a\r\n'=1+1\r\n"],
  ])('writes %s', (_what, records, text) => {
    expect(csvFile(records)).toBe(`\uFEFF${text}`);
  });

  it.each([
    ['a comma', ','],
    ['a semicolon', ';'],
    ['a tab', '\t'],
    ['any of them', ',;\t'],
  ])('starts no formula where %s ends a cell', (_what, separators) => {
    const hostile = fc
      .array(fc.constantFrom(...'=+-@|%;,\t\r\n"\' \u00A0\uFF1D1a'), { maxLength: 12 })
      .map((letters) => letters.join(''));
    const records = fc.array(
      fc.record({ id: fc.nat(), name: hostile, phone: fc.constant('+27821234567'), message: hostile }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(records, (rows) => {
        const cells = readCells(csvFile(rows).slice(1), separators);
        expect(cells.filter((cell) => /^[\s"]*[=+\-@|%\uFF1D]/.test(cell) && !/^\+\d+$/.test(cell))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives every text back where a comma ends a cell', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const record = Object.fromEntries(texts.map((text, place) => [`k${place}`, text]));
        expect(readCells(csvFile([record]).slice(1), ',').slice(texts.length)).toEqual(texts.map(neutralisedCell));
      }),
    );
  });
});

/**
 * As spreadsheets read a file: quotes count at the beginning of a cell only, and what follows the closing one belongs
 * to it.
 */
function readCells(text: string, separators: string): string[] {
  const cells: string[] = [];
  let place = 0;
  while (place < text.length) {
    let cell = '';
    if (text[place] === '"') {
      const [all, quoted = ''] = /^"((?:[^"]|"")*)(?:"|$)/.exec(text.slice(place)) ?? [''];
      cell = quoted.replaceAll('""', '"');
      place += all.length;
    }
    while (place < text.length && !`${separators}\r\n`.includes(text.charAt(place))) cell += text[place++];
    cells.push(cell);
    place += text.startsWith('\r\n', place) ? 2 : 1;
  }
  return cells;
}
