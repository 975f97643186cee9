import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

const PUBLIC_PAGES = ['/class-schedule'];
const ADMIN_PAGES = ['/admin', '/admin/faq', '/admin/faq/create', '/admin/class-schedule', '/admin/class-schedule/create'];
const WIDTHS_PX = [320, 390, 768, 1024, 1440, 1920];
const AXE_WIDTHS_PX = [390, 1440];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const path of PUBLIC_PAGES) {
  test(`${path} reads well for everyone, at any width`, async ({ page }) => {
    for (const width of AXE_WIDTHS_PX) await expectAccessible(page, path, width);
    await expectNoSidewaysScroll(page, path);
  });

  test(`${path} never asks for the back-office`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await settle(page, path);
    expect(asked.filter((url) => url.startsWith('/admin'))).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
  });

  test(`${path} has one h1, a title, a description and its canonical address`, async ({ page, school }) => {
    await settle(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/Storm Combat/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${school.url}${path}`);
  });
}

test('the login form reads well for everyone, at any width', async ({ page }) => {
  for (const width of AXE_WIDTHS_PX) await expectAccessible(page, '/admin', width);
  await expectNoSidewaysScroll(page, '/admin');
});

for (const path of ADMIN_PAGES) {
  for (const look of ['light', 'dark'] as const) {
    test(`${path} reads well for everyone in its ${look} look`, async ({ page, context, school }) => {
      await signInAtOnce(context, school);
      await page.emulateMedia({ colorScheme: look });
      await settle(page, path);
      const toggle = page.getByRole('button', { name: `Switch to ${look} colours` });
      if (await toggle.isVisible()) await toggle.click();
      for (const width of AXE_WIDTHS_PX) await expectAccessible(page, path, width);
      await expectNoSidewaysScroll(page, path);
    });
  }
}

for (const path of ['/no-such-page', '/class-schedule/no-such-page', '/admin/no-such-screen', '/kids/no-such-class']) {
  test(`${path} is the 404 page, with the status of one`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expectAccessible(page, path, 1440);
  });
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('h1').first()).toBeVisible();
}

async function expectAccessible(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await settle(page, path);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`);
  expect(found, `${path} at ${width} px`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page, path);
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflowPx, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
