/** Between the first paint and the moment the scripts have come (frontend-public/src/boot.ts). */
import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';

test('no script is asked for before the page is painted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // The browser paints when it likes; the page hears of it when the journey says so, and no clock runs meanwhile.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    const told: (() => void)[] = [];
    Object.assign(globalThis, {
      tellOfPaint: () => {
        for (const tell of told) tell();
      },
      PerformanceObserver: class {
        constructor(private readonly tell: () => void) {}
        observe() {
          told.push(this.tell);
        }
        disconnect() {}
      },
    });
  });
  await page.mainFrame().goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.evaluate(() => (globalThis as unknown as { tellOfPaint: () => void }).tellOfPaint());
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(scripts.length).toBeGreaterThan(0);
});

test('no style sheet is fetched: the first view has its styles inside', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(sheets).toEqual([]);
});

test('what lies far below the screen is laid out when the page works, or when the visitor comes to it', async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.mainFrame().goto('/#beginner-courses');
  await expect(page.getByRole('heading', { name: 'From zero to capable in 12 weeks' })).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  const isFooterLaidOut = () =>
    footer.evaluate((it) => it.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isFooterLaidOut()).toBe(false);

  await footer.scrollIntoViewIfNeeded();
  await expect.poll(isFooterLaidOut).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isFooterLaidOut).toBe(false);

  await letCome();
  await expect.poll(isFooterLaidOut).toBe(true);
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
});

test('a button pressed before the scripts have come does its work when they have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letCome = await holdScripts(page);
  await page.mainFrame().goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await letCome();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Class Schedule' })).toBeVisible();
});

test('the phone area is drawn before its scripts have come, and what is pressed then opens when they have', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letCome = await holdScripts(page, '[role=dialog]');
  await page.mainFrame().goto('/mobile-app');
  await expect(page.getByRole('heading', { name: 'The school in your pocket' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await letCome();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('at a sixth of the speed each press counts once: early, again, and while React takes over', async ({
  page,
  context,
}) => {
  const letCome = await holdScripts(page);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // In the very moment of the takeover, which no pointer hits reliably.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      document.querySelector<HTMLButtonElement>('button[aria-label="Open chat"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrating'] });
  });
  await page.mainFrame().goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next reviews' }).click();
  await page.getByRole('button', { name: 'Next reviews' }).click();
  await letCome();
  await expect(page.getByText('Page 2 of 2')).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [how, send] of [
  ['by its button', (page: Page) => page.getByRole('button', { name: 'SEND MESSAGE' }).click()],
  ['by Enter', (page: Page) => page.keyboard.press('Enter')],
] as const) {
  test(`a form sent ${how} before the scripts have come is sent when they have, with what was typed`, async ({
    page,
  }) => {
    const letCome = await holdScripts(page);
    await page.mainFrame().goto('/contact-us');
    await page.getByLabel('Full name').fill('Naledi');
    await send(page);
    await letCome();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Naledi');
    expect(new URL(page.url()).search).toBe('');
  });
}

test('without the rest of the scripts the page reads, its links work, and it says what does not', async ({
  page,
  faults,
}) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  await page.mainFrame().goto('/contact-us');
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded');
  await page.getByLabel('Full name').fill('Naledi');
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click();
  const tryAgain = page.getByRole('link', { name: 'Try again' });
  await expect(tryAgain).toBeFocused();
  expect(new URL(page.url()).search, 'sent by the browser itself').toBe('');
  await expectNoViolation(page, 'scripts that did not come', [390, 1440]);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Class Schedule' }).click();
  await expect(page).toHaveURL('/class-schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/\/assets\/[^/]*\.js$/);
  await tryAgain.click();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(tryAgain).toHaveCount(0);
  faults.splice(0, faults.length, ...faults.filter((fault) => !/net::ERR_FAILED|dynamically imported/.test(fault)));
});

test('the back-office and the phone tools say that their scripts do not come, and load again', async ({
  page,
  faults,
}) => {
  for (const path of ['/admin', '/mobile-app/messages']) {
    await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
    await page.goto(path);
    const late = page.getByText('This is taking longer than usual');
    await expect(late).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish())); // ten seconds later
    await expect(late).toBeVisible();
    await expectNoViolation(page, `${path} without scripts`, [390]);
    await page.unroute(/\/assets\/[^/]*\.js$/);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(late).toHaveCount(0);
  }
  faults.splice(0, faults.length, ...faults.filter((fault) => !/net::ERR_FAILED/.test(fault)));
});

/**
 * Holds every script but the one inside the page until the returned function is called.
 * @param sign what is there once they have done their work
 */
async function holdScripts(page: Page, sign = 'html[data-hydrated]'): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.locator(sign).waitFor({ state: 'attached' });
  };
}
