/** The building steps of `npm start`, in a small checkout of their own whose builds copy a file and keep a tally. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const SOURCES = {
  server: 'backend/src/main.ts',
  contracts: 'scripts/openapi.mjs',
  public: 'frontend-public/page.ts',
  admin: 'frontend-admin/page.ts',
};
const RESULTS = {
  server: 'dist/server/main.js',
  contracts: 'libs/contracts/generated/api.ts',
  public: 'dist/public/index.html',
  admin: 'dist/admin/index.html',
};
const ENSURE_BUILT = `import('./scripts/ensure-built.mjs').then(({ ensureBuilt }) => ensureBuilt())`;

/** Everything was built in it once. */
let built: string;
/** What that build said, and which builds it called. */
let said: string;
let tallied: string;
let checkout: string;
const at = (file: string) => path.join(checkout, file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const build = () =>
  execFileSync(process.execPath, ['-e', ENSURE_BUILT], { cwd: checkout, encoding: 'utf8', stdio: 'pipe' });
const tally = () => (existsSync(at('tally')) ? readFileSync(at('tally'), 'utf8') : '');

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'storm-build-'));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(10);
}

beforeAll(() => {
  checkout = built = newFolder();
  mkdirSync(at('scripts'));
  for (const name of readdirSync(import.meta.dirname))
    if (name.endsWith('.mjs')) cpSync(path.join(import.meta.dirname, name), at(`scripts/${name}`));
  const names = Object.keys(SOURCES) as (keyof typeof SOURCES)[];
  write(
    'package.json',
    JSON.stringify({
      name: 'x',
      scripts: Object.fromEntries(
        names.map((name) => [`build:${name}`, `node build.cjs ${name} ${SOURCES[name]} ${RESULTS[name]}`]),
      ),
    }),
  );
  write(
    'build.cjs',
    `
    const [name, source, result] = process.argv.slice(2);
    const fs = require('fs');
    fs.appendFileSync('tally', name + ' ');
    fs.mkdirSync(require('path').dirname(result), { recursive: true });
    fs.writeFileSync(result, fs.readFileSync(source, 'utf8').repeat(50));
    while (fs.existsSync('hold')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);`,
  );
  for (const file of ['package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'nest-cli.json', 'libs/fact.ts'])
    write(file, '{}');
  for (const name of names) write(SOURCES[name], `source of ${name}\n`);
  said = build();
  tallied = tally();
  rmSync(at('tally'));
});
beforeEach(() => {
  checkout = newFolder();
  // With the times of files to the nanosecond, by which builds are known.
  execFileSync('cp', ['-a', `${built}/.`, checkout]);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));
afterAll(() => rmSync(built, { recursive: true, force: true }));

it('builds all on the first start, with what compresses beside it, and nothing on the second', () => {
  expect(said).toMatch(/Building the server: done in \d+\.\d s\n/);
  expect(tallied).toBe('server public admin ');
  for (const ending of ['br', 'gz']) expect(existsSync(at(`${RESULTS.public}.${ending}`))).toBe(true);
  expect(build()).toBe('');
  expect(tally()).toBe('');
});

it.each([
  ['a source', SOURCES.admin, 'admin '],
  ['what all share', 'libs/fact.ts', 'server public admin '],
  ['a setting of one build', 'nest-cli.json', 'server '],
  ['nothing, when a test changes', 'backend/src/main.test.ts', ''],
])('builds again what depends on %s', (_what, file, expected) => {
  write(file, 'changed');
  build();
  expect(tally()).toBe(expected);
});

it('notices a build by hand and a result that is gone', () => {
  appendFileSync(at(RESULTS.server), '// by hand');
  rmSync(at(RESULTS.public));
  build();
  expect(tally()).toBe('server public ');
});

it('makes the types of the API of a current server, and they make nothing else stale', () => {
  const contracts = () => execFileSync(process.execPath, ['scripts/ensure-built.mjs', 'contracts'], { cwd: checkout });
  rmSync(at('dist'), { recursive: true });
  contracts();
  contracts();
  build();
  expect(tally()).toBe('server contracts public admin ');
});

it('shows what a build said when it fails, and does not take it for done', () => {
  write(SOURCES.server, 'x');
  rmSync(at(SOURCES.public));
  mkdirSync(at('frontend-public'), { recursive: true });
  expect(build).toThrow(/no such file[\s\S]*The build failed: `npm run -s build:public` ended with 1\./);
  write(SOURCES.public, 'here again');
  build();
  expect(readFileSync(at(RESULTS.public), 'utf8')).toContain('here again');
});

it('builds once when two start together, also when the first is killed with -9 while its build goes on', async () => {
  rmSync(at('dist'), { recursive: true });
  write('hold', '');
  const first = spawn(process.execPath, ['-e', ENSURE_BUILT], { cwd: checkout, stdio: 'ignore' });
  await until(() => tally() === 'server ');
  const second = promisify(execFile)(process.execPath, ['-e', ENSURE_BUILT], { cwd: checkout });
  let output = '';
  second.child.stdout?.on('data', (chunk) => (output += String(chunk)));
  await until(() => output.includes('Waiting for another start'));
  first.kill('SIGKILL');
  await once(first, 'close');
  expect(tally()).toBe('server ');
  rmSync(at('hold'));
  await second;
  // The killed start could not vouch for its build: the server is built again, alone.
  expect(tally()).toBe('server server public admin ');
});
