/** The fault drills of bench/ in a small size: each ends with 1 when a figure does not hold. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SchoolServer } from '../../e2e/support/school-server.mjs';
import { ensureBuilt } from './ensure-built.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIMIT_MS = 900_000;

let template: SchoolServer;
beforeAll(async () => {
  ensureBuilt('server');
  template = await SchoolServer.open();
  await template.stop();
});
afterAll(() => template.close());

it.each([
  ['last-units', ['60', '5', '1']],
  ['crossing-orders', ['80']],
  ['retried-orders', ['15', '8']],
  ['document-numbers', ['8', '2']],
  ['recurring-run', ['30', '1']],
  ['kill-app', ['2']],
  ['kill-postgres', ['2']],
  ['rolling-restart', ['400', '1', '0']],
  ['large-backup', ['2000', '200']],
])('%s %j', (drill, sizes) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`bench/${drill}.mjs`, ...sizes], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    env: {
      ...process.env,
      SCHOOL_TEMPLATE: template.dataDir,
      MACHINE_IS_BUSY: 'yes',
      DATABASE_TIMEOUT_MS: '30000',
    },
  });
  expect(stdout + stderr).toContain('Every figure holds.');
  expect(status).toBe(0);
});
