/**
 * docs/api.md as it stands: its lines run by bash in order, and what they print compared with what stands below them.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import request from 'supertest';
import { createUser, PASSWORD, signInAdmin } from './factories.js';
import { operationsOf, readOpenApi } from './fuzz/document.js';
import { startTestApp, type TestApp } from './test-app.js';
import { ContactMessage } from '../src/modules/contact-messages/contact-message.entity.js';

interface Block {
  /** Of the block's first line in the guide. */
  line: number;
  script: string;
  /** What the guide says it prints; undefined: nothing is said. */
  printed: { language: string; text: string } | undefined;
}

const GUIDE = path.resolve(import.meta.dirname, '../../docs/api.md');
const LIMIT_MS = 600_000;

let t: TestApp;
let blocks: Block[];
let directory: string;
let failure: string;
beforeAll(async () => {
  t = await startTestApp();
  await t.app.listen(0, '127.0.0.1');
  const { username } = await createUser(t.db, { role: 'admin' });
  directory = await mkdtemp(path.join(tmpdir(), 'storm-guide-'));
  blocks = blocksOf(await readFile(GUIDE, 'utf8'));
  failure = await run({ URL: await t.app.getUrl(), USERNAME: username, PASSWORD });
});
afterAll(async () => {
  await t.close();
  await rm(directory, { recursive: true, force: true });
});

it('runs from the first line to the last', () => {
  expect(failure).toBe('');
  expect(blocks.length).toBeGreaterThan(10);
});

it('prints below each line what the guide says', async () => {
  for (const [index, { line, printed }] of blocks.entries()) {
    if (!printed) continue;
    const output = await readFile(path.join(directory, String(index)), 'utf8');
    expect({ line, output: comparable(output, printed.language) }).toEqual({
      line,
      output: comparable(printed.text, printed.language),
    });
  }
});

it('leaves nothing behind but a message, an invoice that nobody can delete, a template, and its deeds', async () => {
  const lists = operationsOf(readOpenApi())
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'range'))
    .map(({ path: list }) => list)
    // The rest is what a record of these holds.
    .filter((list) => !list.includes('{'));
  const { headers } = await signInAdmin(t);
  const left: Record<string, number> = {};
  for (const list of lists)
    left[list.replace('/api/admin/', '')] = (
      (await request(t.server).get(list).set(headers).expect(200)).body as object[]
    ).length;
  const found = Object.entries(left).filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual({
    'contact-messages': 1,
    // What was sent stays in the books.
    invoices: 1,
    'reply-templates': 1,
    users: 2,
    activity: expect.any(Number),
    'deleted-records': expect.any(Number),
  });
  expect(await t.db.countBy(ContactMessage, { archived: false })).toBe(0);
});

it('leaves no line without its run', async () => {
  const fences = (await readFile(GUIDE, 'utf8')).match(/^```(?!json|text)\w+/gm);
  expect(fences).toEqual(blocks.map(() => '```sh'));
});

/** All blocks in one shell that ends at the first failure. @returns what it said about that; '' when there was none */
async function run(variables: Record<string, string>): Promise<string> {
  const script = blocks.map(
    ({ line, script }, index) => `AT="line ${line} of the guide"\n{\n${script}\n} > "$OUT/${index}"`,
  );
  const whole = ['set -eu -o pipefail', 'trap \'[ $? = 0 ] || echo "Failed at $AT" >&2\' EXIT', ...script].join('\n');
  const { PATH, HOME } = process.env;
  return promisify(execFile)('bash', ['-c', whole], {
    env: { PATH, HOME, TMPDIR: directory, OUT: directory, ...variables },
    timeout: LIMIT_MS,
  }).then(
    ({ stderr }) => stderr,
    (error: { stderr: string; message: string }) => error.stderr || error.message,
  );
}

/** The ```sh blocks, each with the ```json or ```text block right below it. */
function blocksOf(guide: string): Block[] {
  return [...guide.matchAll(/^```sh\n(.*?)^```\n(?:```(json|text)\n(.*?)^```\n)?/gms)].map(
    ({ 0: _whole, 1: script = '', 2: language, 3: text = '', index }) => ({
      line: guide.slice(0, index).split('\n').length + 1,
      script,
      printed: language === undefined ? undefined : { language, text },
    }),
  );
}

/** JSON by its fields and their types, text line by line with any number for each number. */
function comparable(printed: string, language: string): unknown {
  return language === 'json'
    ? shapeOf(JSON.parse(printed))
    : printed.trim().replaceAll(/\b\d+\b/g, (digits) => (digits.length === 3 ? digits : 'N'));
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shapeOf(field)]));
}
