/**
 * News reaches staff wherever they are: in the bar, the tab's title and icon, and a notification (spec 3 section 4).
 */
import type { Page } from '@playwright/test';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { recordNotifications, type Recording, shown } from '../support/notifications.js';
import type { SchoolServer } from '../support/school-server.mjs';

const HALF_A_MINUTE_MS = 30_000;

test('unread messages show in the bar, the title, the icon and a notification, in every tab', async ({
  page,
  context,
  school,
}) => {
  await write(school);
  await signInAtOnce(context, school);
  await context.addInitScript(recordNotifications);
  await page.clock.install();
  await page.goto('/admin');
  const before = await unreadCount(page);
  const other = await context.newPage();
  await other.goto('/admin/faq');
  await expect(other).toHaveTitle(`(${before}) FAQ Management, Storm Combat Admin`);
  // From now on it cannot ask by itself.
  await other.route('**/unread/count', (route) => route.fulfill({ status: 429 }));

  await test.step('staff allows notifications, and is told so', async () => {
    await page.getByRole('region', { name: 'Message notifications' }).getByRole('button', { name: 'Enable' }).click();
    await expect(page.getByText('Notifications Enabled', { exact: true })).toBeVisible();
    await expect(page.getByText('You will now receive notifications for new messages.', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Message notifications' })).toHaveCount(0);
    expect(await shown(page), 'the first look is silent').toEqual([]);
  });

  const icon = await tabIcon(page);
  await test.step('one more: the tab that asks tells the other', async () => {
    await write(school);
    await page.clock.fastForward(HALF_A_MINUTE_MS);
    await expect(page).toHaveTitle(`(${before + 1}) Dashboard, Storm Combat Admin`);
    await expect(page.getByRole('navigation').getByRole('img', { name: `${before + 1} unread` })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Needs attention' })
        .getByRole('link', { name: `${before + 1} Unread messages`, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest messages' })).toContainText('Thandi Nkosi');
    await expect.poll(() => tabIcon(page)).not.toBe(icon);
    await expect(other).toHaveTitle(`(${before + 1}) FAQ Management, Storm Combat Admin`);
    expect(await shown(page)).toEqual(['You have 1 new message']);
    expect(await shown(other), 'one tab notifies').toEqual([]);
  });

  await test.step('two more at once', async () => {
    await write(school);
    await write(school);
    await page.clock.fastForward(HALF_A_MINUTE_MS);
    await expect(page).toHaveTitle(`(${before + 3}) Dashboard, Storm Combat Admin`);
    expect(await shown(page)).toEqual(['You have 1 new message', 'You have 2 new messages']);
  });

  await test.step('a count that cannot be had changes nothing, and throws nobody out', async () => {
    const count = '**/unread/count';
    for (const answer of [{ status: 401 }, { status: 429 }]) {
      await page.route(count, (route) => route.fulfill(answer));
      const asked = page.waitForResponse(count);
      await page.clock.fastForward(HALF_A_MINUTE_MS);
      await asked;
      await page.unroute(count);
    }
    await expect(page).toHaveTitle(`(${before + 3}) Dashboard, Storm Combat Admin`);
  });

  await test.step('pressing the notification opens the messages', async () => {
    await page.evaluate(() =>
      (globalThis as unknown as Recording).shownNotifications.at(-1)?.dispatchEvent(new Event('click')),
    );
    await expect(page).toHaveURL(/\/admin\/messages$/);
  });
});

test('refused notifications say how to allow them, and a dismissed offer stays away', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await page.goto('/admin');
  const offer = page.getByRole('region', { name: 'Message notifications' });
  await offer.getByRole('button', { name: 'Dismiss' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await page.getByRole('button', { name: /^(Turn on message notifications|Message notifications are)/ }).click();
  await expect(page.getByText('Notifications Blocked', { exact: true })).toBeVisible();
  await expect(page.getByText('Please allow notifications in your browser settings.', { exact: true })).toBeVisible();
});

test('the app-icon button recolours the tab icon, which stays so; the login form has the plain one', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await unreadCount(page);
  const size = await page.evaluate(
    async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    await tabIcon(page),
  );
  expect(size).toEqual([96, 96]);
  const seen = new Set([await tabIcon(page)]);
  const recolour = page.getByRole('button', { name: 'Change the colour of the tab icon' });
  await recolour.click();
  await expect.poll(async () => seen.has(await tabIcon(page))).toBe(false);
  const chosen = await tabIcon(page);
  await page.reload();
  await unreadCount(page);
  await expect.poll(() => tabIcon(page)).toBe(chosen);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page).toHaveTitle(/^Admin Login, Storm Combat Admin$/);
  expect(await tabIcon(page)).toMatch(/\.svg$|^data:image\/svg/);
});

test('on the public site the tab tells staff, and nobody else, how many are unread', async ({
  page,
  context,
  school,
  faults,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/unread\/count|StaffTab/.test(request.url())) asked.push(request.url());
  });
  const publicIcon = () =>
    page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')?.href);
  await page.goto('/boxing', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const plain = { title: await page.title(), icon: await publicIcon() };

  await signInAtOnce(context, school);
  await page.clock.install();
  await page.goto('/boxing');
  const before = await unreadCount(page);
  await expect(page).toHaveTitle(`(${before}) Storm Combat Admin`);
  expect(await publicIcon()).toContain(`%3E${before}%3C`);
  await write(school);
  await page.clock.runFor(30_000);
  await expect(page).toHaveTitle(`(${before + 1}) Storm Combat Admin`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Instructors' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Instructors | Storm Combat' })).toBeAttached();
  await expect(page).toHaveTitle(`(${before + 1}) Storm Combat Admin`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Boxing' }).click();

  await page.route('**/unread/count', (route) => route.fulfill({ json: { count: 100 } }));
  await page.clock.runFor(30_000);
  await expect(page).toHaveTitle('(100) Storm Combat Admin');
  expect(await publicIcon()).toContain('99%2B');
  await page.unroute('**/unread/count');
  await page.route('**/unread/count', (route) => route.fulfill({ status: 503, json: {} }));
  await page.clock.runFor(30_000);
  await expect(page).toHaveTitle('(100) Storm Combat Admin');
  await page.unroute('**/unread/count');
  await page.route('**/unread/count', (route) => route.fulfill({ json: { count: 0 } }));
  await page.clock.runFor(30_000);
  await expect(page).toHaveTitle(plain.title);
  expect(await publicIcon()).toBe(plain.icon);
  await page.unroute('**/unread/count');
  await page.clock.runFor(30_000);
  await expect(page).toHaveTitle(`(${before + 1}) Storm Combat Admin`);

  const other = await context.newPage();
  await other.goto('/terms-and-conditions');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveTitle(plain.title);
  faults.splice(0, faults.length, ...faults.filter((fault) => !/503/.test(fault)));
});

async function tabIcon(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '');
}

/** As the title tells it, once it does. */
async function unreadCount(page: Page): Promise<number> {
  await expect(page).toHaveTitle(/^\(\d+\) /);
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
}

async function write(school: SchoolServer): Promise<void> {
  const answer = await fetch(`${school.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Thandi Nkosi',
      email: 'thandi@example.com',
      phone: '0821234567',
      subject: 'Trial class',
      message: 'May I come and watch a class on Monday?',
    }),
  });
  expect(answer.status).toBe(201);
}
