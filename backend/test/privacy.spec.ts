/** docs/privacy.md tells the truth: of the periods that jobs use, and of every table and column of the schema. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RETENTION } from '#libs/domain/retention';
import { startTestApp, type TestApp } from './test-app.js';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
const [, kept = ''] = page.split('## Where, how long, why\n');
const rows = kept
  .trim()
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((row) => row.split('|').slice(1, -1));
const named = (text: string) => Array.from(text.matchAll(/`([a-z_]+)`/g), ([, name]) => name!);
const nobody = named(/^No person stands in: .*$/m.exec(page)![0]);

/** What columns about people are called. The school's own begin with its name. */
const PERSONAL = new RegExp(
  String.raw`^(?!storm_combat_)(?:\w+_)?(?:email|phone|address|username|user_name|full_name|first_name|last_name|` +
    'customer_name|client_name|contact_name|sent_to|said|messages?|contacts)$',
);

let t: TestApp;
let columns: { table: string; column: string }[];
beforeAll(async () => {
  t = await startTestApp();
  columns = await t.db.query(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1, ordinal_position`,
  );
});
afterAll(() => t.close());

test.each(Object.entries(RETENTION))('%s are kept %s', (kind, period) => {
  const periods = rows.map(([, , howLong]) => howLong!).filter((howLong) => howLong.includes(`\`${kind}\``));
  expect(periods.length).toBeGreaterThan(0);
  for (const howLong of periods) expect(howLong).toContain(`\`${kind}\`: ${period}`);
});

test('every table stands in one place', () => {
  const listed = [...rows.flatMap(([what]) => named(what!)), ...nobody];
  expect(listed.toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
});

test('every column about people is named with its table', () => {
  const unnamed = columns.filter(({ table, column }) => {
    if (!PERSONAL.test(column)) return false;
    const row = rows.find(([what]) => named(what!).includes(table));
    return !row || !named(row[1]!).includes(column);
  });
  expect(unnamed).toEqual([]);
});
