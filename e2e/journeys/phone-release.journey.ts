/** How a release reaches a phone that has the app open (docs/decisions/0030). */
import type { Page } from '@playwright/test';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { keptFiles, workerIsReady } from '../support/kept-files.js';
import { ReleasedSchool } from '../support/next-release.js';
import { StaffApi } from '../support/staff-api.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a new release waits until asked for and costs nothing typed; a missed old file brings the new one', async ({
  context,
  school,
  faults,
}) => {
  const { id } = await (
    await StaffApi.signIn(school)
  ).addCourse({ name: 'Release course', startDate: 'To be announced' });
  const released = await ReleasedSchool.open(school);
  try {
    await signInAtOnce(context, school);
    const page = await context.newPage();
    await page.goto(`${released.url}/mobile-app`);
    await workerIsReady(page);
    const other = await context.newPage();
    await other.goto(`${released.url}/mobile-app/courses/${id}`);
    await other.getByLabel('Start date').fill('16 April');

    released.release();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // back to the app
    await expect(page.getByText('New version')).toBeVisible();
    await page.getByRole('link', { name: /^FAQ/ }).click(); // its code is gone from the server
    await expect(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
    await expectNoViolation(page, 'a new version', [390]);
    await expectRelease(page, 1);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectRelease(page, 2);
    await expect(page.getByText('New version')).toHaveCount(0);
    await expect
      .poll(
        async () => (await keptFiles(page)).filter((file) => file.endsWith('-r1.js')),
        'the files of the release before',
      )
      .toEqual([]);

    await expectRelease(other, 1);
    await expect(other.getByLabel('Start date')).toHaveValue('16 April');
    await other.getByRole('button', { name: 'Close' }).click();
    await other.getByRole('button', { name: 'Leave without saving' }).click();
    await other.getByRole('button', { name: 'Reload' }).click();
    await expectRelease(other, 2);

    await page.goto(`${released.url}/mobile-app`);
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    // The files that the browser has by itself, on disk and in the memory of the page's process.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    released.release();
    // Pressed in the moment in which React takes the drawn page's place, a link is gone before it is let go. Within the
    // minute in which a page loads itself again once.
    await expect(async () => {
      await page.getByRole('link', { name: /^Messages/ }).click({ timeout: 5_000 });
      await expectRelease(page, 3, { timeout: 15_000 });
    }).toPass({ timeout: 50_000 });
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await expectRelease(other, 3);

    // On the login form too, where a name is being typed.
    await other.evaluate((key) => localStorage.removeItem(key), ADMIN_TOKEN_KEY);
    await other.goto(`${released.url}/mobile-app/messages`);
    await other.getByLabel('Username').fill('naledi');
    released.release();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectRelease(page, 4);
    await expect(other.getByLabel('Username')).toHaveValue('naledi');
    await other.getByRole('button', { name: 'Reload' }).click();
    await expectRelease(other, 4);
  } finally {
    await released.close();
  }
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('dynamically imported')));
});

async function expectRelease(page: Page, number: number, options?: { timeout: number }): Promise<void> {
  // A new one is fetched whole before it is taken, a megabyte in sixty files.
  await expect(page.locator('html')).toHaveAttribute('data-release', String(number), options);
}
