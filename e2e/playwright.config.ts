import { defineConfig } from '@playwright/test';
import { ensureBuilt } from '../scripts/ensure-built.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';

// What the journeys use is what the sources say; workers load this file again, and build nothing.
if (process.env['TEST_WORKER_INDEX'] === undefined) await ensureBuilt();

const jsonReport = process.env['JSON_REPORT'];

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  // Each worker runs a whole product of its own, server, database and mail folder, whose records begin anew for each journey.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Of `npm test` alone, on a school of its own, and named at its end (docs/decisions/0032).
  retries: jsonReport ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    // What was done and asked for. Copies of every page at every step made the journeys a quarter slower; a picture of the end remains.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
});
