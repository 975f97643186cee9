import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';

const jsonReport = process.env['JSON_REPORT'];

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  // Each worker runs a whole product of its own: server, database, mail folder.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
});
