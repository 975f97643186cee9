import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ensureBuilt } from '../scripts/ensure-built.mjs';
import { findHeadlessShell } from '../scripts/find-chromium.mjs';
import { keepFilesInMemory } from '../scripts/test/memory-directory.mjs';
import { BROWSER_FLAGS } from './support/whole-browser.js';

keepFilesInMemory();

// What the journeys use is what the sources say; workers load this file again, and build nothing.
if (process.env['TEST_WORKER_INDEX'] === undefined) await ensureBuilt('contracts', 'public', 'admin');

// No school says that its database is away because the machine is busy.
process.env['DATABASE_TIMEOUT_MS'] ??= '30000';

const jsonReport = process.env['JSON_REPORT'];

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './support/school-template.ts',
  // Each worker runs a whole product of its own, server, database and mail folder, whose records begin anew for each
  // journey. One for each core: a browser and its server work beside each, and with two the same journeys cost a
  // quarter more time of the processor.
  workers: Math.max(2, availableParallelism()),
  fullyParallel: false,
  forbidOnly: true,
  // Of `npm test` alone, on a school of its own, and named at its end (docs/decisions/0032).
  retries: jsonReport ? 1 : 0,
  // No verdict by the clock: these only end what hangs, on a machine however slow.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findHeadlessShell(), args: BROWSER_FLAGS },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // It holds pictures too; `--trace on` records a run by hand. A picture at the end of each journey, in case it
    // fails, would cost a minute in all.
    trace: 'on-first-retry',
  },
});
