import { turnsDuring } from '../../../test/turns-during.js';
import { readCsv } from './read-csv.js';

it.each([
  ['one cell', 'a'],
  ['commas', ','],
  ['line ends', '\n'],
])('others have their turn while a file of nothing but %s is read', async (_of, text) => {
  expect(await turnsDuring(() => readCsv(text.repeat(1_000_000), ['name']))).toBeGreaterThan(20);
});

it('rows keep the numbers that a spreadsheet gives them, and empty ones are left out', async () => {
  const { rows } = await readCsv('name,price\n\n ,\nGloves,1\n', ['name']);
  expect(rows).toEqual([{ row: 4, count: 2, cells: new Map([['name', 'Gloves']]) }]);
});
