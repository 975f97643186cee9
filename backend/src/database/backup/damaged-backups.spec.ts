/** Twenty-three kinds of damage, each refused with one sentence, and nothing is left in the place. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createDatabase, createEmptyDatabase } from '../../../test/template-database.js';
import { createLogger } from '../../common/logging/logger.js';
import { BackupFailure } from './backup-failure.js';
import { readBackup, readHeader, writeBackup } from './backup-file.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';

const KEY = 'a key of sixteen';
const log = createLogger('silent');

let directory: string;
let whole: Buffer;
let head: Buffer;
let content: Buffer;
let place: { url: string; drop(): Promise<void> };
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'storm-damaged-'));
  const source = await createDatabase();
  const client = new Client({ connectionString: source.url });
  await client.connect();
  await client.query("INSERT INTO faqs (question, answer, category) VALUES ('Where?', 'Sandton', 'general')");
  await client.end();
  const { file } = await makeBackup({ databaseUrl: source.url, directory, key: KEY, kind: 'by-hand' }, log);
  await source.drop();
  whole = await readFile(file);
  ({ head } = await readHeader(file));
  const pieces: Buffer[] = [];
  await readBackup(file, KEY, async (read) => {
    for await (const piece of read) pieces.push(piece);
  });
  content = Buffer.concat(pieces);
  place = await createEmptyDatabase();
});
afterAll(async () => {
  await place.drop();
  await rm(directory, { recursive: true, force: true });
});

const flipped = (at: number) => {
  const changed = Buffer.from(whole);
  changed[at] = changed[at]! ^ 0x10;
  return changed;
};
const withHeader = (from: string, to: string) =>
  Buffer.concat([Buffer.from(head.toString().replace(from, to)), whole.subarray(head.length)]);
/** Sealed with the right key, so that nothing but its content is wrong. */
async function sealed(changed: Buffer, migrations?: string[]): Promise<Buffer> {
  const file = path.join(directory, 'sealed');
  const header = JSON.parse(head.toString().split('\n')[1]!) as Parameters<typeof writeBackup>[1];
  const { release, madeAt, kind } = header;
  await rm(file, { force: true });
  const pieces = (async function* () {
    yield changed;
  })();
  await writeBackup(file, { release, madeAt, kind, migrations: migrations ?? header.migrations }, KEY, pieces);
  return readFile(file);
}
const ofAnOlderSchema = () =>
  (JSON.parse(head.toString().split('\n')[1]!) as { migrations: string[] }).migrations.slice(0, 20);
const replaced = (from: string, to: string) => Buffer.from(content.toString('latin1').replace(from, to), 'latin1');

const replacedFrom = (at: number, rest: string) => Buffer.concat([content.subarray(0, at), Buffer.from(rest)]);

const DAMAGES: [string, () => Buffer | Promise<Buffer>, string?][] = [
  ['empty', () => Buffer.alloc(0)],
  ['another file', () => Buffer.from('%PDF-1.7 and no backup at all')],
  ['its first line changed', () => flipped(3)],
  ['nothing but its first line', () => whole.subarray(0, 20)],
  ['cut within its header', () => whole.subarray(0, head.length - 9)],
  ['nothing but its header', () => whole.subarray(0, head.length)],
  ['a header that is no JSON', () => withHeader('{', '[')],
  ['another time in its header', () => withHeader('"madeAt":"2', '"madeAt":"1')],
  ['another salt', () => withHeader('"salt":"', '"salt":"0')],
  ['a container of a newer form', () => withHeader('"format":1', '"format":2')],
  ['the length of a frame changed', () => flipped(head.length + 1)],
  ['a byte of a frame changed', () => flipped(head.length + 900)],
  ['the tag of the last frame changed', () => flipped(whole.length - 20)],
  ['cut in the middle', () => whole.subarray(0, Math.floor(whole.length / 2))],
  ['without its last byte', () => whole.subarray(0, -1)],
  ['without its last line', () => whole.subarray(0, -16)],
  ['something behind its end', () => Buffer.concat([whole, Buffer.from('more')])],
  ['another key', () => whole, 'another key of sixteen'],
  ['a row changed by somebody with the key', () => sealed(replaced('Sandton', 'Soweto!'))],
  ['a manifest of nothing', () => sealed(replacedFrom(content.lastIndexOf('{"tables"') - 5, 'M\0\0\0\u0004null'))],
  ['its manifest missing', () => sealed(content.subarray(0, content.lastIndexOf('{"tables"') - 5))],
  // Seen only while it is put back.
  ['of an older schema than its tables', () => sealed(content, ofAnOlderSchema())],
  ['a newer release', () => sealed(content, ['FromTheFuture9999999999999'])],
];

it.each(DAMAGES)('%s', async (_case, damage, key = KEY) => {
  const file = path.join(directory, 'damaged.backup');
  await writeFile(file, await damage());
  const refusal = await restoreBackup({ databaseUrl: place.url, file, key, replaces: false }, log).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(BackupFailure);
  expect((refusal as BackupFailure).message).toMatch(/^[A-Z][^\n]+\.$/);
  const client = new Client({ connectionString: place.url });
  await client.connect();
  const { rows } = await client.query("SELECT FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')");
  await client.end();
  expect(rows).toHaveLength(0);
});
