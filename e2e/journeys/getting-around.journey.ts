import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';

const scrolledPx = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link leads to the top of a page, focus to its heading, its title is told; Back leads back', async ({
  page,
}) => {
  await page.goto('/self-defence/medical');
  const link = page.locator('main').getByRole('link', { name: 'Contact Us' }).last();
  await link.scrollIntoViewIfNeeded();
  const leftPx = await scrolledPx(page);
  expect(leftPx).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('p[role="status"]', { hasText: await page.title() })).toHaveCount(1);
  await expect(page).toHaveTitle(/Contact/);
  await expect.poll(() => scrolledPx(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/self-defence/medical');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(async () => Math.abs((await scrolledPx(page)) - leftPx)).toBeLessThan(5);
  await page.goForward();
  await expect.poll(() => scrolledPx(page)).toBe(0);
});

test('the link to the page one is on leads to its top', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await scrolledPx(page)).toBeGreaterThan(300);
  await page.getByRole('contentinfo').locator('a[href="/contact-us"]').first().click();
  await expect.poll(() => scrolledPx(page)).toBe(0);
});

test("a page's code comes while its link has the focus, again after a failure, and the page needs no more", async ({
  page,
  faults,
}) => {
  const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
  await page.goto('/self-defence/medical');
  const link = page.locator('main').getByRole('link', { name: 'Contact Us' }).last();
  let isFetched = false;
  page.on('response', (response) => {
    isFetched ||= codeOf('ContactPage').test(response.url());
  });
  const refused = page.waitForEvent('requestfailed', {
    predicate: (request) => codeOf('ContactPage').test(request.url()),
  });
  await page.route(codeOf('ContactPage'), (route) => route.abort(), { times: 1 });
  await link.focus();
  await refused;
  await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  // The browser may have asked again by itself, for the import beside the preload, and the page hears of it later.
  await expect
    .poll(async () => {
      await link.blur();
      await link.focus();
      return isFetched;
    })
    .toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Contact/);
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('the word of a button comes after 700 ms of pointing, stays under the pointer, and Escape hides it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const word = page.getByRole('tooltip').filter({ hasText: 'Cart' });
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await cart.hover();
  await page.clock.runFor(690);
  await expect(word).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(word).toBeVisible();
  await word.hover();
  await expect(word).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(word).toHaveCount(0);

  // Back within 300 ms of leaving there is no wait; later there is.
  await page.mouse.move(300, 500);
  await cart.hover();
  await page.clock.runFor(710);
  await expect(word).toBeVisible();
  await page.mouse.move(300, 500);
  await expect(word).toHaveCount(0);
  await page.clock.runFor(290);
  await cart.hover();
  await page.clock.runFor(1);
  await expect(word).toBeVisible();
  await page.mouse.move(300, 500);
  await expect(word).toHaveCount(0);
  await page.clock.runFor(310);
  await cart.hover();
  await page.clock.runFor(600);
  await expect(word).toHaveCount(0);
});

test('on a phone the trial bar comes when the buttons of the hero are gone, and covers nothing of the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Quick actions' });
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link', { name: /Book a Free Trial/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const lastPx = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link) => link.getBoundingClientRect().bottom);
  expect(lastPx).toBeLessThanOrEqual(await bar.evaluate((place) => place.getBoundingClientRect().top));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
});
