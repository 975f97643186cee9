/**
 * Each rule of the house is proven: the linter refuses a planted violation with words that teach, and passes its clean
 * counterpart.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bystanders, plantedViolations } from './planted-violations.js';

interface Diagnostic {
  message: string;
  help?: string;
  filename: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const CONFIGURATION = [
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'frontend-public/tsconfig.json',
  'frontend-admin/tsconfig.json',
  'scripts/lint/house-rules.mjs',
  'scripts/lint/tsconfig.json',
];

let house: string;
let spoken: Map<string, string>;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'storm-lint-'));
  for (const file of CONFIGURATION) cpSync(path.join(root, file), path.join(house, file), { recursive: true });
  mkdirSync(path.join(house, 'node_modules'));
  symlinkSync(path.join(root, 'node_modules/@types'), path.join(house, 'node_modules/@types'));
  for (const [file, text] of Object.entries(bystanders)) plant(file, text);
  for (const { file, bad, clean } of plantedViolations) {
    plant(file, bad);
    plant(counterpartOf(file), clean);
  }
  spoken = lint();
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

it.each(plantedViolations)('$rule: refuses $file and says what to do', ({ file, teaches }) => {
  expect(spoken.get(file) ?? 'nothing').toContain(teaches);
});

it.each(plantedViolations)('$rule: passes the clean counterpart of $file', ({ file }) => {
  expect(spoken.get(counterpartOf(file)) ?? 'nothing').toBe('nothing');
});

function plant(file: string, text: string): void {
  const place = path.join(house, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${text}\n`);
}

/** A name beside the file that keeps its folder depth, case and role. */
function counterpartOf(file: string): string {
  const name = path.basename(file);
  const counterpart = /^[A-Z]/.test(name) ? `Clean${name}` : `clean-${name}`;
  return path.join(path.dirname(file), counterpart);
}

/** The very command of `npm run lint`, so that its options are under test too. */
function lintCommand(): [string, ...string[]] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { lint: string };
  };
  return scripts.lint.split(' ') as [string, ...string[]];
}

function lint(): Map<string, string> {
  const [command, ...options] = lintCommand();
  const oxlint = path.join(root, 'node_modules', command, 'bin', command);
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: path.join(root, 'node_modules/.bin/tsgolint') };
  const run = spawnSync(process.execPath, [oxlint, ...options, '--format=json'], {
    cwd: house,
    env,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  if (!run.stdout.startsWith('{')) throw new Error(`The linter did not run: ${run.stdout}${run.stderr}`);
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  const byFile = new Map<string, string>();
  for (const { filename, message, help } of diagnostics) {
    byFile.set(filename, `${byFile.get(filename) ?? ''}${message} ${help ?? ''}\n`);
  }
  return byFile;
}
