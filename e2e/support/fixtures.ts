/** What every journey gets: a running school with its first records, and a page that reports its own faults. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { keepFirstRecords, restoreFirstRecords } from './first-records.js';
import { SchoolServer } from './school-server.mjs';
import { watchFaults } from './page-faults.js';

export { expect };

interface ForTests {
  school: SchoolServer;
  /** Console errors, CSP violations and failed requests of the page so far. Empty at the end, or the journey fails. */
  faults: string[];
}

interface ForWorkers {
  /** One for all journeys of the worker. They ask for `school`, which has its first records again. */
  schoolOfWorker: SchoolServer;
}

export const test = base.extend<ForTests, ForWorkers>({
  schoolOfWorker: [
    async ({}, provide) => {
      const school = await SchoolServer.open();
      await keepFirstRecords(school);
      await provide(school);
      await school.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // What one journey leaves behind never meets another: which of them came before is chance.
  school: async ({ schoolOfWorker }, provide, testInfo) => {
    await restoreFirstRecords(schoolOfWorker);
    const printedBefore = schoolOfWorker.printed.length;
    await provide(schoolOfWorker);
    // Of a journey that failed, what its server had to say belongs to the report.
    if (testInfo.status !== testInfo.expectedStatus) console.log(schoolOfWorker.printed.slice(printedBefore));
  },
  baseURL: async ({ school }, provide) => provide(school.url),
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', arriveHydrated);
    await provide(context);
  },
  faults: [
    async ({ context }, provide) => {
      const faults = await watchFaults(context);
      await provide(faults);
      expect(faults, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser itself writes a line about each call without an answer. @param expected such as `ERR_FAILED` */
export function forgive(faults: string[], expected: string): void {
  faults.splice(
    0,
    faults.length,
    ...faults.filter((fault) => !(fault.startsWith('console: Failed to load resource') && fault.includes(expected))),
  );
}

/**
 * A public page reads before it works: its scripts load after its first paint. Journeys press only what works, so
 * `goto` and `reload` end there. `page.mainFrame().goto` does not wait.
 */
function arriveHydrated(page: Page): void {
  const hydrated = async () => {
    if ((await page.locator('script[data-modules]').count()) > 0)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await hydrated();
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reload(...asked);
    await hydrated();
    return answer;
  };
}

/** For a journey that a page of ours would lead to another site in the same tab: it ends where it began. */
export async function stayInside(page: Page): Promise<void> {
  await page.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== '127.0.0.1',
    (route) => route.fulfill({ status: 204 }),
  );
}

/** Signs the browser in as the super-user without going through the form. */
export async function signInAtOnce(context: BrowserContext, school: SchoolServer): Promise<void> {
  const answer = await context.request.post(`${school.url}/api/login`, { data: await school.superUser() });
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: { id: number } };
  await context.addInitScript(
    ([key, id]) => {
      // Blank pages and the browser's own, of errors, have no storage.
      if (!location.protocol.startsWith('http')) return;
      // Only in the browser's first page: a later logout must last.
      if (sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem(key, id);
    },
    [ADMIN_TOKEN_KEY, String(user.id)] as const,
  );
}

export interface Account {
  username: string;
  password: string;
}

/** Through the form, as staff do. */
export async function signInByForm(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
