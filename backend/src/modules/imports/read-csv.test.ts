import { IMPORT_RULES } from '#libs/contracts/import';
import { turnsDuring } from '../../../test/turns-during.js';
import { readCsv } from './read-csv.js';

it.each([
  ['one cell', 'a'],
  ['commas', ','],
])('others have their turn while a file of nothing but %s is read', async (_of, text) => {
  expect(await turnsDuring(() => readCsv(text.repeat(1_000_000), ['name']))).toBeGreaterThan(20);
});

it('blank lines within a file count as rows, so that a million of them do not take a minute', async () => {
  const read = readCsv(`name,price\n${'\n'.repeat(100_000)}Gloves,1\n`, ['name']);
  await expect(read).rejects.toMatchObject({ errors: { content: IMPORT_RULES.content.tooManyRows } });
});

it.each(['\n', '\r\n', ',\n', ' ;\t \r\n'])('lines of nothing but %j at the end are no rows', async (line) => {
  const { rows } = await readCsv(`name,price\nGloves,\n${line.repeat(100_000)}`, ['name', 'price']);
  expect(rows).toEqual([
    {
      row: 2,
      count: 2,
      cells: new Map([
        ['name', 'Gloves'],
        ['price', ''],
      ]),
    },
  ]);
});

it('rows with another number of cells than the first do not keep others waiting', async () => {
  const content = `name,price\n${'x\n'.repeat(4_900)}`;
  expect(await turnsDuring(() => readCsv(content, ['name']))).toBeGreaterThanOrEqual(content.length / 1_024);
});

it('rows keep the numbers that a spreadsheet gives them, and empty ones are left out', async () => {
  const { rows } = await readCsv('name,price\n\n ,\nGloves,1\n', ['name']);
  expect(rows).toEqual([{ row: 4, count: 2, cells: new Map([['name', 'Gloves']]) }]);
});
