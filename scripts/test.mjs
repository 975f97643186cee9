// `npm test`: on a fresh clone installs, checks format, lint and types, builds what is stale, and runs the unit, API
// and browser tests. A step runs even when an earlier one failed, unless it needs it; the last line is the sum,
// "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './test/run-step.mjs';
import { countJest, countPlaywright, secondTries } from './test/count-results.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'storm-test-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
let atSecondTry = [];

/** One check that either holds or not: linting, type-checking, building. */
async function check(name, work) {
  const ok = await step(name, work);
  total[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

/** A test runner that leaves a report of what it counted. */
async function suite(name, count, command, { env = {}, say } = {}) {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const ok = await step(name, () => runStep(command(report), { env: { ...env, JSON_REPORT: report }, say }));
  const counted = count(report);
  // A runner that fails without a failed test (a crash, a leak at the end) is a failure all the same.
  if (!ok && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(total)) total[key] += counted[key];
  return report;
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

const jest = (project) => (report) => `npm run -s test:${project} -- --json --outputFile="${report}"`;

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
  await suite('API tests', countJest, jest('api'), { env: built ? { SERVER_IS_BUILT: 'yes' } : {} });
  if (!built) return console.log('\nThe browser tests did not run: there is nothing built to run them on.');
  const found = await check('browser', async () =>
    console.log(await (await import('./find-chromium.mjs')).findOrInstallChromium()),
  );
  if (found) atSecondTry = secondTries(await suite('browser tests', countPlaywright, () => 'npm run -s test:e2e'));
}

try {
  await main();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
for (const journey of atSecondTry) console.log(`\nPassed at the second try only: ${journey}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);
