// What the test runners counted, read from the reports they leave.
import { existsSync, readFileSync } from 'node:fs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} file the report of `jest --json` */
export function countJest(file) {
  const report = read(file);
  if (!report) return { ...NOTHING };
  return {
    passed: report.numPassedTests,
    // A file that does not even load holds no test, and still is a failure.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The test files with a failure, and what the others came to.
 * @param {string} file the report of `jest --json`
 */
export function splitFailed(file) {
  const results = read(file)?.testResults ?? [];
  const failed = results.filter(({ status }) => status === 'failed');
  const sum = (status) =>
    results
      .filter((result) => !failed.includes(result))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((assertion) => status.includes(assertion.status)).length;
  return {
    files: failed.map(({ name }) => name),
    others: { passed: sum(['passed']), failed: 0, skipped: sum(['pending', 'todo', 'skipped']) },
  };
}

/** @param {string} file the report of Playwright's json reporter */
export function countPlaywright(file) {
  const report = read(file);
  if (!report) return { ...NOTHING };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // Outside a test: a journey that does not load, a fixture that fails to stop the server.
  return { passed: expected + flaky, failed: unexpected + (unexpected ? 0 : report.errors.length), skipped };
}

/**
 * The journeys that passed at their second try only (docs/decisions/0032).
 * @param {string} file the report of Playwright's json reporter
 * @returns {string[]} file and title of each
 */
export function secondTries(file) {
  return (read(file)?.suites ?? [])
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file} › ${spec.title}`);
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
