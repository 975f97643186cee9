/**
 * Budgets of the back-office (docs/operations.md, "Page speed"): what code a screen brings, in bytes of gzip; and that
 * it asks for the rows it shows and no more, whatever lies in the database.
 */
import type { BrowserContext, Request, Response } from '@playwright/test';
import { ADMIN_SCREENS } from '#libs/contracts/admin-paths';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { fillMessages, fillOrders } from '../support/many-records.mjs';
import { bytesOf } from '../support/page-weight.mjs';

/** What every screen loads. */
const SHELL_BYTES = 336_000;
/** What one loads in all: not each has a list, whose code is no part of what every screen loads. */
const SCREEN_BYTES = 413_000;
const MESSAGES = 3_000;
const ORDERS = 2_000;
const VISITED_AT_ONCE = 4;
const MOST_ROWS = 50;
const MOST_ANSWER_BYTES = 80_000;

interface Visit {
  /** The addresses of its scripts and styles. */
  code: string[];
  answers: { url: string; rows: number; bytes: number }[];
}

test('the shell and every screen stay within their budget, and none asks for more than it shows', async ({
  context,
  school,
}) => {
  await fillMessages(await school.databaseUrl(), MESSAGES);
  await fillOrders(await school.databaseUrl(), ORDERS);
  await signInAtOnce(context, school);
  const weights = new Map<string, number>();
  const visits: [screen: string, Visit][] = [];
  const screens = ['', ...ADMIN_SCREENS];
  // Each is waited for until it rests: others are under way meanwhile.
  for (let first = 0; first < screens.length; first += VISITED_AT_ONCE)
    visits.push(
      ...(await Promise.all(
        screens
          .slice(first, first + VISITED_AT_ONCE)
          .map(async (screen): Promise<[string, Visit]> => [
            screen || 'dashboard',
            await visit(context, `${school.url}/admin/${screen}`, weights),
          ]),
      )),
    );
  expectLight(visits, weights);
  for (const { url, rows, bytes } of visits.flatMap(([, { answers }]) => answers)) {
    expect.soft(rows, url).toBeLessThanOrEqual(MOST_ROWS);
    expect.soft(bytes, url).toBeLessThanOrEqual(MOST_ANSWER_BYTES);
  }
});

function expectLight(visits: [screen: string, Visit][], weights: ReadonlyMap<string, number>): void {
  const total = (urls: string[]) => urls.reduce((bytes, url) => bytes + weights.get(url)!, 0);
  const shell = visits[0]![1].code.filter((url) => visits.every(([, { code }]) => code.includes(url)));
  expect(total(shell)).toBeGreaterThan(200_000);
  expect(total(shell)).toBeLessThanOrEqual(SHELL_BYTES);
  for (const [screen, { code }] of visits) expect.soft(total(code), screen).toBeLessThanOrEqual(SCREEN_BYTES);
  test
    .info()
    .annotations.push(...visits.map(([screen, { code }]) => ({ type: screen, description: String(total(code)) })), {
      type: 'shell',
      description: String(total(shell)),
    });
}

/** What a screen loads until it rests; what its code weighs goes into `weights`. */
async function visit(context: BrowserContext, url: string, weights: Map<string, number>): Promise<Visit> {
  const page = await context.newPage();
  const code: Promise<string>[] = [];
  const answers: Promise<Visit['answers'][number]>[] = [];
  const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());
  let askedFor = 0;
  page.on('request', (request) => {
    askedFor += Number(isCode(request));
  });
  page.on('response', (response) => {
    if (response.url().includes('/api/admin/')) answers.push(sizeOf(response));
    if (isCode(response.request())) code.push(weigh(response, weights));
  });
  // The search over everything, which every screen fetches last, once it rests.
  await Promise.all([page.waitForResponse(/\/JumpDialog-/), page.goto(url, { waitUntil: 'networkidle' })]);
  // It brings what it is made of along.
  await expect.poll(() => askedFor - code.length).toBe(0);
  if (url.endsWith('/orders')) {
    await expect(page.getByRole('row')).toHaveCount(25 + 1);
    await expect(page.getByRole('heading', { name: `Orders ${ORDERS}` })).toBeVisible();
  }
  // An answer that is still coming, to what asks again by the clock, would be read when the page has closed.
  page.removeAllListeners('response');
  const loaded = { code: await Promise.all(code), answers: await Promise.all(answers) };
  await page.close();
  return loaded;
}

async function weigh(response: Response, weights: Map<string, number>): Promise<string> {
  weights.set(response.url(), await bytesOf(response));
  return response.url();
}

async function sizeOf(response: Response): Promise<Visit['answers'][number]> {
  const body = await response.body();
  const json = JSON.parse(body.toString()) as unknown;
  return { url: response.url(), rows: Array.isArray(json) ? json.length : 1, bytes: body.length };
}
