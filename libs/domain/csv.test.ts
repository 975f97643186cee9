import { neutralisedCell } from '#libs/domain/csv';

describe('neutralisedCell', () => {
  it.each([
    ['a formula', '=HYPERLINK("http://evil.example","click")'],
    ['a sum', '+1+1'],
    ['a phone number with a formula behind it', '+27821234567+cmd|/C calc'],
    ['a difference', '-2+3'],
    ['a macro', '@SUM(A1:A9)'],
    ['a command', '=cmd|\' /C calc\'!A0'],
    ['a pipe', '|calc'],
    ['a formula behind blanks', '   =1+1'],
    ['a formula behind a no-break space', '\u00A0=1+1'],
    ['a formula behind a byte order mark', '\uFEFF=1+1'],
    ['a formula behind a tab', '\t=1+1'],
    ['a tab', '\tSheet'],
    ['a carriage return', '\r=1+1'],
    ['a line break', '\n=1+1'],
    ['a wide equals sign', '\uFF1D1+1'],
    ['a wide plus', '\uFF0B1'],
    ['a minus alone', '-'],
    ['a phone number with blanks', '+27 82 123 4567'],
  ])('shows %s as text', (_what, cell) => {
    expect(neutralisedCell(cell)).toBe(`'${cell}`);
  });

  it.each([
    ['a plain phone number', '+27821234567'],
    ['a name', 'Thandi Mokoena'],
    ['an e-mail address', 'thandi@example.com'],
    ['a formula in the middle', 'is 1 = 1?'],
    ['nothing', ''],
    ['no value', null],
    ['a number', -5],
    ['a flag', false],
    ['an apostrophe', "'=1+1"],
  ])('leaves %s alone', (_what, cell) => {
    expect(neutralisedCell(cell)).toBe(cell);
  });
});
