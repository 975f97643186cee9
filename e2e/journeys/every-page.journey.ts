import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, test as base } from '../support/fixtures.js';
import { expectHighContrast } from '../support/high-contrast.js';
import { layoutJumps, sumOf } from '../support/layout-shift.js';
import { weighPage } from '../support/page-weight.mjs';
import { expectTapTargets } from '../support/tap-targets.js';
import { readingGrade } from '../../scripts/test/reading-grade.mjs';

const PUBLIC_FILES = path.resolve(import.meta.dirname, '../../dist/public');
const ADMIN_PAGES = ['/admin', '/admin/faq', '/admin/faq/1', '/admin/class-schedule', '/admin/class-schedule/create'];
/** Further addresses of the corporate clients page, which search engines know by one. */
const ALIASES = new Map(
  ['/corporates', '/corporate-training', '/training-for-corporates-menu'].map((alias) => [alias, '/corporate-clients']),
);
/** From wide to narrow, so that the checker goes on at a phone's. */
const WIDTHS_PX = [1920, 1440, 1024, 768, 320, 390];
const PHONE_PX = 390;
const AXE_WIDTHS_PX = [PHONE_PX, 1440];
/** Characters. */
const LEAST_TEXT = 100;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page may fetch more than the home page, since most visits begin there (docs/operations.md, "Page speed"). */
const MORE_BYTES = 90_000;

/** School years, by which most people of 14 follow; the measure says nothing of fewer words. */
const MOST_GRADE = 8;
const LEAST_WORDS_TO_GRADE = 100;
/** CLS, at a third of the speed, of the pages whose records come later: the others are whole at once. */
const MOST_SHIFT = 0.01;
const SLOW_DOWN = 3;
const LATE_PAGES = [
  '/',
  '/class-schedule',
  '/shop',
  '/instructors',
  '/corporate-clients',
  '/boxing',
  '/free-trial',
  '/course-sign-up',
  '/faq',
  '/cart',
  '/checkout',
  '/book-store',
  '/contact-us',
];

type Weight = Awaited<ReturnType<typeof weighPage>>;

let weightOfHome: Promise<Weight> | undefined;
const documents = new Map<string, Promise<string>>();

const test = base.extend<{ home: Weight }>({
  home: async ({ browser, school }, provide) => {
    weightOfHome ??= weighHome(browser, school.url);
    await provide(await weightOfHome);
  },
});

// Nothing here changes a record, so the workers may share the file.
test.describe.configure({ mode: 'parallel' });

for (const route of publicPages().filter((page) => !ALIASES.has(page))) {
  test(`${route} is light, without dead links, readable for everyone at any width, without the back-office`, async ({
    page,
    home,
    request,
    school,
  }) => {
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('requestfailed', (asked) => {
      if (asked.url().startsWith(school.url)) failed.push(`${asked.failure()?.errorText} ${asked.url()}`);
    });
    const weight = await weighPage(page, route);
    expect.soft(total(weight) - total(home)).toBeLessThanOrEqual(MORE_BYTES);
    const later: string[] = [];
    page.on('request', (asked) => later.push(asked.url()));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/Storm Combat/);
    await expect(page).toHaveTitle(headOf(await served(request, route)).title ?? '');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    expect((await page.locator('main').innerText()).length, 'text of the page').toBeGreaterThan(LEAST_TEXT);
    expect.soft(await gradeOf(page), 'reading grade').toBeLessThanOrEqual(MOST_GRADE);
    expect(await deadLinks(page, request)).toEqual([]);
    await expectReadable(page, route);
    await expectHighContrast(page, route);
    expect(failed).toEqual([]);
    expect([...weight.urls, ...later].filter((url) => new URL(url).pathname.startsWith('/admin'))).toEqual([]);
  });
}

test('nothing jumps at a third of the speed while records and scripts come', async ({ page, faults }) => {
  // What a font moves depends on which others a system has (global.css has the measures of three).
  await page.route(/\.woff2$/, (route) => route.abort());
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  for (const width of AXE_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 844 });
    for (const route of LATE_PAGES) {
      await settle(page, route);
      const jumps = await layoutJumps(page);
      expect.soft(sumOf(jumps), `${route} at ${width} px: ${jumps.flat(2).join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  }
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('.woff2')));
});

test('no two public pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    publicPages()
      .filter((route) => !ALIASES.has(route))
      .map(async (route) => headOf(await served(request, route))),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('each public page names its canonical address, on the origin of PUBLIC_URL', async ({ request, school }) => {
  for (const route of publicPages()) {
    const html = await served(request, route);
    expect
      .soft(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1])
      .toBe(`${school.url}${ALIASES.get(route) ?? route}`);
  }
});

test('further addresses of a page are that very page', async ({ request }) => {
  for (const [alias, route] of ALIASES)
    expect(mainOf(await served(request, alias))).toBe(mainOf(await served(request, route)));
});

test('the login form reads well for everyone, at any width', async ({ page }) => {
  await settle(page, '/admin');
  await expectReadable(page, '/admin', WCAG);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('button', { name: 'Login' }), 'in high contrast').toHaveCSS('border-top-width', '1px');
});

test('the back-office reads well for everyone, at any width, in its light and its dark look', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [at, route] of ADMIN_PAGES.entries()) {
    const [now, other] = at % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
    await settle(page, route);
    await expectNoSidewaysScroll(page, route);
    await expectNoViolation(page, `${route} in ${now} colours`, [PHONE_PX], { tags: WCAG, fingers: true });
    await page.getByRole('button', { name: `Switch to ${other} colours` }).click();
    await expect(page.getByRole('button', { name: `Switch to ${now} colours` })).toBeVisible();
    await expectNoViolation(page, `${route} in ${other} colours`, [1440], { tags: WCAG, styles: true });
    await expectHighContrast(page, route);
  }
});

test('/no-such-page is the 404 page, with the status of one, and reads well for everyone', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expectReadable(page, '/no-such-page');
});

for (const route of ['/class-schedule/no-such-page', '/kids/no-such-class', '/product-page/5']) {
  test(`${route} is the 404 page too`, async ({ request }) => {
    const [answer, page] = await Promise.all([request.get(route), request.get('/no-such-page')]);
    expect(answer.status()).toBe(404);
    expect(mainOf(await answer.text())).toBe(mainOf(await page.text()));
  });
}

for (const route of ['/admin/no-such-screen', '/mobile-app/no-such-screen']) {
  test(`${route} shows nothing of the public site around its 404 page`, async ({ page }) => {
    expect((await page.goto(route))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'School information' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(0);
    await expectReadable(page, route);
  });
}

async function weighHome(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const weight = await weighPage(await context.newPage(), `${url}/`);
  await context.close();
  return weight;
}

/** The build renders each public route to an HTML file of its own. */
function publicPages(): string[] {
  const files = readdirSync(PUBLIC_FILES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && path.basename(file) !== '404.html',
  );
  return files.map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`).sort();
}

function total({ scriptBytes, styleBytes, fontBytes }: Weight): number {
  return scriptBytes + styleBytes + fontBytes;
}

/** What the server sends for an address; each worker asks once. */
async function served(request: APIRequestContext, route: string): Promise<string> {
  const answer =
    documents.get(route) ??
    request
      .get(route)
      .then(async (got) => (got.ok() ? got.text() : Promise.reject(new Error(`${got.status()} ${route}`))));
  documents.set(route, answer);
  return answer;
}

function headOf(html: string): { title?: string | undefined; description?: string | undefined } {
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
  };
}

function mainOf(html: string): string {
  return /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
}

/** Links of this site that answer no page, or lead to a place that their page does not have. */
async function deadLinks(page: Page, request: APIRequestContext): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const ours = [
    ...new Set(
      links
        .map((link) => new URL(link))
        .filter(({ origin }) => origin === new URL(page.url()).origin)
        .map(({ pathname, search, hash }) => pathname + search + hash),
    ),
  ];
  const dead = await Promise.all(
    ours.map(async (link) => {
      const [address = '', place] = link.split('#');
      const html = await served(request, address).catch(() => undefined);
      const isAlive =
        html !== undefined &&
        (!place || html.includes(`id="${place}"`) || (await page.locator(`[id="${place}"]`).count()) > 0);
      return isAlive ? undefined : link;
    }),
  );
  return dead.filter((link) => link !== undefined);
}

async function settle(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' });
  await expect(page.locator('h1').first()).toBeVisible();
}

/** Of the sentences of a page: headings, labels and buttons are none. */
async function gradeOf(page: Page): Promise<number> {
  const texts = await page.locator('main').locator('p, li, dd, blockquote').allInnerTexts();
  const sentences = texts.flatMap((text) => text.split('\n')).filter((line) => /[.!?]”?$/.test(line.trim()));
  const isLong = sentences.join(' ').split(/\s+/).length >= LEAST_WORDS_TO_GRADE;
  return isLong ? readingGrade(sentences.join('\n')) : 0;
}

/**
 * At every width nothing sticks out sideways; on a phone and a desktop screen there is no violation of any rule, or of
 * those with these tags.
 */
async function expectReadable(page: Page, route: string, tags?: string[]): Promise<void> {
  await expectNoSidewaysScroll(page, route);
  for (const width of AXE_WIDTHS_PX) {
    const isPhone = width === PHONE_PX;
    await expectNoViolation(page, route, [width], { ...(tags && { tags }), styles: !isPhone, fingers: isPhone });
    if (isPhone && !tags) await expectTapTargets(page, route);
  }
}

async function expectNoSidewaysScroll(page: Page, route: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx, `${route} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
