import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, stayInside, test as base } from '../support/fixtures.js';
import { weighPage } from '../support/page-weight.mjs';

const PUBLIC_FILES = path.resolve(import.meta.dirname, '../../dist/public');
const ADMIN_PAGES = ['/admin', '/admin/faq', '/admin/faq/1', '/admin/class-schedule', '/admin/class-schedule/create'];
/** Further addresses of the corporate clients page, which search engines know by one. */
const ALIASES = new Map(['/corporates', '/corporate-training', '/training-for-corporates-menu'].map((alias) => [alias, '/corporate-clients']));
const WIDTHS_PX = [320, 390, 768, 1024, 1440, 1920];
const AXE_WIDTHS_PX = [390, 1440];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page may fetch more than the home page, since most visits begin there (docs/operations.md, "Page speed"). */
const MORE_BYTES = 90_000;

type Weight = Awaited<ReturnType<typeof weighPage>>;

let weightOfHome: Promise<Weight> | undefined;

const test = base.extend<{ home: Weight }>({
  home: async ({ browser, school }, provide) => {
    weightOfHome ??= weighHome(browser, school.url);
    await provide(await weightOfHome);
  },
});

// Nothing here changes a record, so the workers may share the file.
test.describe.configure({ mode: 'parallel' });

for (const route of publicPages()) {
  test(`${route} is light on a first visit, reads well for everyone, at any width, and never asks for the back-office`, async ({ page, home }) => {
    const weight = await weighPage(page, route);
    expect.soft(total(weight) - total(home)).toBeLessThanOrEqual(MORE_BYTES);
    const later: string[] = [];
    page.on('request', (request) => later.push(request.url()));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/Storm Combat/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    await expectReadable(page, route);
    expect([...weight.urls, ...later].filter((url) => new URL(url).pathname.startsWith('/admin'))).toEqual([]);
  });
}

test('no two public pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(publicPages().filter((route) => !ALIASES.has(route)).map(async (route) => {
    const html = await (await request.get(route)).text();
    return { title: /<title>(.*?)<\/title>/.exec(html)?.[1], description: /<meta name="description" content="(.*?)"/.exec(html)?.[1] };
  }));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('each public page names its canonical address, on the origin of PUBLIC_URL', async ({ request, school }) => {
  for (const route of publicPages()) {
    const html = await (await request.get(route)).text();
    expect.soft(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1]).toBe(`${school.url}${ALIASES.get(route) ?? route}`);
  }
});

test('the login form reads well for everyone, at any width', async ({ page }) => {
  await settle(page, '/admin');
  await expectReadable(page, '/admin', WCAG);
});

for (const route of ADMIN_PAGES) {
  test(`${route} reads well for everyone in its light and its dark look`, async ({ page, context, school }) => {
    await signInAtOnce(context, school);
    await page.emulateMedia({ colorScheme: 'light' });
    await settle(page, route);
    await expectReadable(page, route, WCAG);
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
    await expectReadable(page, route, WCAG);
  });
}

for (const route of ['/no-such-page', '/class-schedule/no-such-page', '/admin/no-such-screen', '/kids/no-such-class', '/product-page/5']) {
  test(`${route} is the 404 page, with the status of one`, async ({ page }) => {
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expectReadable(page, route);
  });
}

async function weighHome(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await stayInside(context);
  const weight = await weighPage(await context.newPage(), `${url}/`);
  await context.close();
  return weight;
}

/** The build renders each public route to an HTML file of its own. */
function publicPages(): string[] {
  const files = readdirSync(PUBLIC_FILES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && file !== '404.html');
  return files.map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`).sort();
}

function total({ scriptBytes, styleBytes, fontBytes }: Weight): number {
  return scriptBytes + styleBytes + fontBytes;
}

async function settle(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' });
  await expect(page.locator('h1').first()).toBeVisible();
}

/** At every width: nothing sticks out sideways; on a phone and a desktop screen: no violation of any rule, or of those with these tags. */
async function expectReadable(page: Page, route: string, tags?: string[]): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflowPx, `${route} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (!AXE_WIDTHS_PX.includes(width)) continue;
    await expectNoViolation(page, route, [width], tags);
  }
}
