import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countJest, countPlaywright, secondTries, splitFailed } from './count-results.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'storm-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts what Jest passed, failed and skipped', () => {
  const report = reportOf({
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 0,
  });
  expect(countJest(report)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

it('counts a test file that does not load as a failure', () => {
  const report = reportOf({
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
  });
  expect(countJest(report).failed).toBe(1);
});

it('names the files with a failure, also one that does not load, and counts the others', () => {
  const result = (name: string, status: string, ...statuses: string[]) => ({
    name,
    status,
    assertionResults: statuses.map((each) => ({ status: each })),
  });
  const report = reportOf({
    testResults: [
      result('/a.spec.ts', 'passed', 'passed', 'passed', 'pending', 'todo'),
      result('/b.spec.ts', 'failed', 'passed', 'failed'),
      result('/c.spec.ts', 'failed'),
    ],
  });
  expect(splitFailed(report)).toEqual({
    files: ['/b.spec.ts', '/c.spec.ts'],
    others: { passed: 2, failed: 0, skipped: 2 },
  });
  expect(splitFailed(path.join(folder, 'absent.json')).files).toEqual([]);
});

it('counts a journey that passed at the second try, and names it', () => {
  const spec = (title: string, status: string) => ({ file: 'shop.journey.ts', title, tests: [{ status }] });
  const report = reportOf({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [],
    suites: [
      {
        specs: [spec('buys', 'expected')],
        suites: [{ specs: [spec('looks', 'flaky'), spec('leaves', 'unexpected')] }],
      },
    ],
  });
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 1, skipped: 2 });
  expect(secondTries(report)).toEqual(['shop.journey.ts › looks']);
});

it('counts an error outside every journey as a failure', () => {
  const report = reportOf({
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: 'The server did not stop.' }],
  });
  expect(countPlaywright(report).failed).toBe(1);
});

it('counts nothing where no report was left', () => {
  expect(countJest(path.join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
