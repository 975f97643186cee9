// `npm test`: on a fresh clone installs, checks format, lint and types, builds what is stale, and runs the unit, API
// and browser tests. A step runs even when an earlier one failed, unless it needs it; the last line is the sum,
// "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepFilesInMemory } from './test/memory-directory.mjs';
import { runStep } from './test/run-step.mjs';
import { countJest, countPlaywright, secondTries, splitFailed } from './test/count-results.mjs';

keepFilesInMemory();
const reports = mkdtempSync(path.join(tmpdir(), 'storm-test-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const atSecondTry = [];
const MAX_SECOND_TRIES = 5;

/** One check that either holds or not: linting, type-checking, building. */
async function check(name, work) {
  const ok = await step(name, work);
  total[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

/** A test runner that leaves a report of what it counted. */
async function suite(name, count, command, options) {
  const run = await runSuite(name, command, options);
  add(counted(run, count));
  return run.report;
}

/**
 * The API tests. Files that failed are run once more, one at a time on a machine that does nothing else, and named when
 * they pass then (docs/decisions/0099): unless they are so many that the product is what fails.
 */
async function apiTests(options) {
  const first = await runSuite('API tests', jest('api'), options);
  const { files, others } = splitFailed(first.report);
  if (files.length === 0 || files.length > MAX_SECOND_TRIES) return add(counted(first, countJest));
  const again = await runSuite(
    'API tests, second try',
    jest('api', `-w 1 --runTestsByPath ${files.join(' ')}`),
    options,
  );
  add(others);
  add(counted(again, countJest));
  const stillFailed = splitFailed(again.report).files;
  // A second try that crashed says of none that it passed.
  const passed = again.ok || stillFailed.length > 0 ? files.filter((file) => !stillFailed.includes(file)) : [];
  atSecondTry.push(...passed.map((file) => path.relative('.', file)));
}

async function runSuite(name, command, { env = {}, say } = {}) {
  const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const ok = await step(name, () => runStep(command(report), { env: { ...env, JSON_REPORT: report }, say }));
  return { ok, report };
}

function counted({ ok, report }, count) {
  const result = count(report);
  // A runner that fails without a failed test (a crash, a leak at the end) is a failure all the same.
  return !ok && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
}

async function step(name, work) {
  console.log(`\n--- ${name}`);
  const startedMs = Date.now();
  let ok = true;
  try {
    await work();
  } catch (error) {
    ok = false;
    console.log(error instanceof Error ? error.message : String(error));
  }
  console.log(`--- ${name}: ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
  return ok;
}

/** Beside others a step keeps what it says until it has ended: `beside((say) => …)`. */
async function beside(work) {
  let said = '';
  try {
    return await work((text) => {
      said += text;
    });
  } finally {
    if (said) process.stdout.write(said);
  }
}

const jest =
  (project, options = '') =>
  (report) =>
    `npm run -s test:${project} -- --json --outputFile="${report}" ${options}`;

/** What needs no running server: side by side, so that no core waits. */
async function checkSources() {
  const run = (command) => () => beside((say) => runStep(command, { say }));
  const build = (name, ...names) => check(name, async () => (await import('./ensure-built.mjs')).ensureBuilt(...names));
  // Types and lint read what the built server says of itself.
  const afterServer = async () =>
    (await build('server', 'contracts')) &&
    (
      await Promise.all([
        build('build'),
        check('types', run('npm run -s typecheck')),
        check('lint', run('npm run -s lint')),
      ])
    )[0];
  const [built] = await Promise.all([
    afterServer(),
    check('format', run('npm run -s format:check')),
    beside((say) => suite('unit tests', countJest, jest('unit'), { say })),
  ]);
  return built;
}

async function main() {
  const installed = await check('install', async () => (await import('./ensure-installed.mjs')).ensureInstalled());
  if (!installed) return;
  const built = await checkSources();
  await apiTests({ env: built ? { SERVER_IS_BUILT: 'yes' } : {} });
  if (!built) return console.log('\nThe browser tests did not run: there is nothing built to run them on.');
  const found = await check('browser', async () =>
    console.log(await (await import('./find-chromium.mjs')).findOrInstallChromium()),
  );
  if (found)
    atSecondTry.push(...secondTries(await suite('browser tests', countPlaywright, () => 'npm run -s test:e2e')));
}

try {
  await main();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
for (const name of atSecondTry) console.log(`\nPassed at the second try only: ${name}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);
