import { turnsDuring } from '../../../test/turns-during.js';
import { readRows } from './read-statement.js';

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
