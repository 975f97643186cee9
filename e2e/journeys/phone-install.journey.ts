/** The phone area as an app: what browsers need to install it, how it is offered, how it works without a network. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { keptFiles, workerIsReady } from '../support/kept-files.js';
import { leaveMessages } from '../support/left-messages.js';
import { WHOLE_BROWSER } from '../support/whole-browser.js';

const DAY_MS = 86_400_000;
/** Of gzip. */
const LANDING_BYTES = 240_000;
const LANDSCAPE = { width: 844, height: 390 };

test.use({ viewport: { width: 390, height: 844 } });

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
}

test('Chromium finds nothing in the way of installing it, and every picture is as the manifest says', async ({
  school,
  request,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'storm-browser-'));
  // A window without memory, as journeys have, can install nothing.
  const browser = await chromium.launchPersistentContext(folder, WHOLE_BROWSER);
  try {
    const page = await browser.newPage();
    await page.goto(`${school.url}/mobile-app`);
    await workerIsReady(page);
    const devTools = await browser.newCDPSession(page);
    const { url, errors, data } = await devTools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    expect((await devTools.send('Page.getAppId')).appId).toBe(`${school.url}/mobile-app`);

    const { icons, screenshots, shortcuts } = JSON.parse(data ?? '{}') as Manifest;
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome 192x192',
      'monochrome 512x512',
    ]);
    expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'narrow', 'wide', 'wide']);
    for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      const { width, height, format } = await sharp(
        await (await request.get(new URL(src, url).href)).body(),
      ).metadata();
      expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
    }
    for (const shortcut of shortcuts) expect((await request.get(shortcut.url)).status(), shortcut.url).toBe(200);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("the browser's question comes before the scripts; yes, no and a failure are told", async ({ page }) => {
  await page.goto('/mobile-app');
  await page.getByRole('button', { name: 'Install App' }).click();
  await expect(
    page.getByRole('heading', { name: 'How to install' }),
    'without a question the steps are behind it',
  ).toBeFocused();

  await handOverQuestion(page, 'dismissed');
  await page.reload();
  await page.getByRole('button', { name: 'Install App' }).click();
  await expect(toast(page)).toContainText('Installation DeclinedYou can install the app later from this button.');
  await expect(page.getByRole('button', { name: 'Install App' })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Install App' }), 'quiet for thirty days').toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.clock.setFixedTime(Date.now() + 30 * DAY_MS);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Install App' })).toHaveCSS('background-color', 'rgb(255, 90, 31)');

  await handOverQuestion(page, 'failed');
  await page.reload();
  await page.getByRole('button', { name: 'Install App' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Installation ErrorThere was a problem installing the app. Please try again.',
  );

  await handOverQuestion(page, 'accepted');
  await page.reload();
  await page.getByRole('button', { name: 'Install App' }).click();
  await expect(toast(page)).toHaveText('Installing...');
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(toast(page)).toContainText('App Installed');
  await expect(toast(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Open', exact: true })).toBeVisible();
});

test('an iPhone shows where Share is, and its own steps first', async ({ browser, school }) => {
  const { defaultBrowserType: _, ...iPhone } = devices['iPhone 15'];
  const context = await browser.newContext({ ...iPhone, baseURL: school.url });
  const page = await context.newPage();
  await page.goto('/mobile-app');
  await page.getByRole('button', { name: 'Add to Home Screen' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Add to Home Screen' });
  await expect(sheet.getByRole('listitem')).toHaveText([
    'Tap Share in the browser bar',
    'Choose Add to Home Screen, then Add',
  ]);
  await expectNoViolation(page, 'the sheet', [page.viewportSize()!.width]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(toast(page)).toContainText('Tap Share, then Add to Home Screen.');
  await expect(page.getByRole('button', { name: 'iPhone and iPad' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Open this page in Safari')).toBeVisible();
  await page.getByRole('button', { name: 'Android' }).tap();
  await expect(page.getByText('Open this page in Chrome')).toBeVisible();
  await context.close();
});

test('the tiles say what is known to whom, at every size, by finger and by keyboard', async ({
  page,
  context,
  school,
}) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await page.goto('/mobile-app');
  const tiles = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(tiles.getByRole('link', { name: /^FAQ/ })).toHaveText(/^FAQ\d+ published$/);
  await expect(tiles.getByRole('link')).toHaveText([
    /^Messages/,
    /^FAQ/,
    /^Schedule.*today/,
    /^Courses/,
    /^Users/,
    /^DashboardAt a glance$/,
  ]);
  await expect(tiles.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  expect(refused, 'a visitor is asked nothing that only staff may').toEqual([]);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(
    scripts.filter((name) => name.includes('/Tools-')),
    'no tool is loaded',
  ).toEqual([]);
  const weights = await Promise.all(
    scripts.map(async (name) => gzipSync(await (await page.request.get(name)).body()).length),
  );
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(LANDING_BYTES);
  await expectLooks(page, 'signed out');

  await page.setViewportSize({ width: 390, height: 844 });
  const howTo = page.getByRole('button', { name: 'Install App' });
  await howTo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How to install' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tap Share, then Add to Home Screen')).toBeVisible();

  await leaveMessages(school, [{ fullName: 'Naledi Khumalo', subject: 'Trial' }]);
  await signInAtOnce(context, school);
  await page.reload();
  await expect(tiles.getByRole('link', { name: /^Messages \d+ unread/ })).toBeVisible();
  await expect(tiles.getByRole('link', { name: /^Users \d+ accounts?/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Storm Admin$/);
  await expectLooks(page, 'signed in');
});

test('without a network the landing page and a tool open, and nothing of a person lies in a cache', async ({
  page,
  context,
  school,
  faults,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/mobile-app');
  await workerIsReady(page);
  await page.goto('/mobile-app/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();

  await context.setOffline(true);
  await page.goto('/mobile-app');
  await expect(page.getByRole('heading', { name: 'The school in your pocket' })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.goto('/mobile-app/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
  await context.setOffline(false);

  const kept = await keptFiles(page);
  expect(kept).toContain('/mobile-app');
  expect(kept.filter((file) => !/^\/mobile-app(\/messages)?$|^\/admin\/(assets|icons)\//.test(file))).toEqual([]);
  expect(
    kept.filter((file) => /InvoicesScreen|ProductsScreen/.test(file)),
    'of the back-office',
  ).toEqual([]);
  expect((await page.goto('/mobile-app/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
});

/** As Chromium does, with an answer decided beforehand; from the next load on, before React takes over. */
async function handOverQuestion(page: Page, answer: 'accepted' | 'dismissed' | 'failed'): Promise<void> {
  await page.addInitScript((outcome) => {
    const said = window as { answer?: string };
    const isFirst = said.answer === undefined;
    said.answer = outcome; // of several, the latest
    if (!isFirst) return;
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root') ?? {};
      if (Object.keys(root).some((key) => key.startsWith('__reactContainer')))
        throw new Error('React was here already.');
      const prompt = () => (said.answer === 'failed' ? Promise.reject(new Error('refused')) : Promise.resolve());
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt,
          userChoice: Promise.resolve({ outcome: said.answer }),
        }),
      );
    });
  }, answer);
}

function toast(page: Page) {
  return page.locator('.MuiSnackbar-root').getByRole('status');
}

async function expectLooks(page: Page, what: string): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 430, height: 932 },
    LANDSCAPE,
  ]) {
    await page.setViewportSize(size);
    await expectNoViolation(page, what, [size.width]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, `${what}: sideways at ${size.width} px`).toBe(0);
  }
}
