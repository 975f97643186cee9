/** Budgets of the back-office, in bytes of gzip (docs/operations.md, "Page speed"). */
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Request } from '@playwright/test';
import { ADMIN_SCREENS } from '#libs/contracts/admin-paths';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

/** What every screen loads. */
const SHELL_BYTES = 330_000;
/** What one loads besides. */
const SCREEN_MORE_BYTES = 60_000;

test('the shell and every screen stay within their budget', async ({ context, school }) => {
  test.slow();
  await signInAtOnce(context, school);
  const weights = new Map<string, number>();
  const screens: [string, string[]][] = [];
  for (const screen of ['', ...ADMIN_SCREENS]) screens.push([screen, await codeOf(context, `${school.url}/admin/${screen}`, weights)]);
  const total = (urls: string[]) => urls.reduce((bytes, url) => bytes + weights.get(url)!, 0);
  const shell = screens[0]![1].filter((url) => screens.every(([, code]) => code.includes(url)));
  expect(total(shell)).toBeGreaterThan(200_000);
  expect(total(shell)).toBeLessThanOrEqual(SHELL_BYTES);
  for (const [screen, code] of screens) expect.soft(total(code.filter((url) => !shell.includes(url))), screen || 'dashboard').toBeLessThanOrEqual(SCREEN_MORE_BYTES);
  test.info().annotations.push(...screens.map(([screen, code]) => ({ type: screen || 'dashboard', description: String(total(code)) })), { type: 'shell', description: String(total(shell)) });
});

/** The addresses of the scripts and styles that a screen loads until it rests; what each weighs goes into `weights`. */
async function codeOf(context: BrowserContext, url: string, weights: Map<string, number>): Promise<string[]> {
  const page = await context.newPage();
  const bodies: Promise<string>[] = [];
  const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());
  let askedFor = 0;
  page.on('request', (request) => { askedFor += Number(isCode(request)); });
  page.on('response', (response) => {
    if (!isCode(response.request())) return;
    bodies.push(response.body().then((body) => {
      weights.set(response.url(), gzipSync(body).length);
      return response.url();
    }));
  });
  // The search over everything, which every screen fetches last, once it rests.
  await Promise.all([page.waitForResponse(/\/JumpDialog-/), page.goto(url, { waitUntil: 'networkidle' })]);
  // It brings what it is made of along.
  await expect.poll(() => askedFor - bodies.length).toBe(0);
  const urls = await Promise.all(bodies);
  await page.close();
  return urls;
}
