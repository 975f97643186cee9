import { BANK_STATEMENT_RULES } from '#libs/contracts/bank-statement';
import { turnsDuring } from '../../../test/turns-during.js';
import { readLines, readRows } from './read-statement.js';

const MANY = 1_000_000;

it.each([
  ['one cell', 'a'],
  ['commas', ','],
])('others have their turn while a file of nothing but %s is read', async (_of, text) => {
  expect(await turnsDuring(() => readRows(text.repeat(MANY)))).toBeGreaterThan(20);
});

it('no more lines are read than may be in a file', async () => {
  expect(await turnsDuring(() => readRows('\n'.repeat(MANY)))).toBeLessThan(20);
});

it('a letter stays whole wherever the pieces end in which a file is read', async () => {
  const rows = [`${'x'.repeat(16_383)}é`, `${'y'.repeat(16_380)}😀`, 'z'];
  const read = await readRows(`${rows.join(',')}\nlast,row,here`);
  expect(read.map((cells) => cells.length)).toEqual([3, 3]);
  expect(read[0]!.every((cell, at) => cell === rows[at])).toBe(true);
});

it('thousands that a file without quotes cuts at their comma are not read as a smaller amount', async () => {
  const file = [
    'Date,Amount,Balance,Description',
    '2026-11-03,1,234.56,8,100.00,INV-7',
    '2026-11-03,"1,234.56","8,100.00",INV-7',
    '2026-11-03,950.00,900,Fees, of March',
    '2026-11-03,950,900,Fees,',
    '2026-11-03,-1,200.00,900.00,Rent',
  ];
  const layout = { headerRow: 1, date: 1, amount: 2, text: [4] };
  const { lines, unread, moneyOutCount } = readLines(await readRows(file.join('\n')), layout);
  expect(lines.map(({ row, amount }) => [row, amount])).toEqual([
    [3, 123_456],
    [4, 95_000],
    [5, 95_000],
  ]);
  expect(unread.map(({ row, problem }) => [row, problem])).toEqual([[2, BANK_STATEMENT_RULES.line.noAmount]]);
  expect(moneyOutCount).toBe(1);
});
