import { LOW_STOCK } from '#libs/contracts/product';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expectNoViolation, expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { recordNotifications } from '../support/notifications.js';
import { placeOrder } from '../support/placed-order.js';
import { StaffApi } from '../support/staff-api.js';

/** Most rows of a part. */
const MOST_ROWS = 6;

test('the dashboard tells what waits and what there is, and asks for no more than it shows', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  await staff.addProduct({ name: 'Last Wraps', stock: LOW_STOCK });
  const order = await placeOrder(school);
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) asked.push(new URL(request.url()));
  });
  await signInAtOnce(context, school);
  await page.goto('/admin');
  const counts = page.getByRole('region', { name: 'Counts' });

  await test.step('counts what the lists hold', async () => {
    const lists = {
      Users: 'users',
      FAQs: 'faqs',
      Classes: 'class-schedules',
      Courses: 'beginner-courses',
      Messages: 'contact-messages',
      Clients: 'corporate-clients',
      Products: 'products',
      Orders: 'orders',
    };
    for (const [label, list] of Object.entries(lists)) {
      const all = (await (await staff.get(`/api/admin/${list}`)).json()) as unknown[];
      await expect(
        counts
          .locator('div')
          .filter({ has: page.getByRole('link', { name: label, exact: true }) })
          .last(),
      ).toContainText(String(all.length));
    }
  });

  await test.step('asks for no more rows than it shows', async () => {
    const lists = asked.filter(({ searchParams }) => searchParams.has('range'));
    expect(lists.length).toBeGreaterThan(10);
    for (const { pathname, searchParams } of lists) {
      const [first, last] = JSON.parse(searchParams.get('range') ?? '') as [number, number];
      expect(last - first + 1, pathname).toBeLessThanOrEqual(MOST_ROWS);
    }
    expect(asked.filter(({ pathname }) => pathname === '/api/admin/system')).toHaveLength(1);
  });

  await test.step('what is counted in part says so, and its link opens exactly that', async () => {
    const unpaid = ((await (await staff.get('/api/admin/invoices')).json()) as { status: string }[]).filter(
      ({ status }) => status === 'pending' || status === 'overdue',
    ).length;
    const link = page.getByRole('link', { name: 'Unpaid invoices' });
    await expect(counts.locator('div').filter({ has: link }).last()).toContainText(String(unpaid));
    await link.click();
    await expect(page.getByRole('tab', { name: `Unpaid ${unpaid}` })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: `Invoices ${unpaid}` })).toBeVisible();
    await page.goBack();
  });

  await test.step('what waits leads to just that', async () => {
    const waiting = page.getByRole('region', { name: 'Needs attention' });
    await expect(waiting.getByText(/^Oldest /)).toHaveCount(2);
    const unread = (await (await staff.get('/api/admin/contact-messages/unread/count')).json()) as { count: number };
    await waiting.getByRole('link', { name: new RegExp(`^${unread.count} Unread messages?$`) }).click();
    await expect(page.locator('[data-message]')).toHaveCount(unread.count);
    await expect(page.getByRole('combobox', { name: 'By status' })).toHaveText('Unread');
    await expect(page.getByRole('combobox', { name: 'Spam' })).toHaveText('No spam');
    await page.goBack();
    await waiting.getByRole('link', { name: 'Orders to process' }).click();
    await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('row').filter({ hasText: order.orderNumber })).toBeVisible();
    await page.goBack();
    await waiting.getByRole('link', { name: 'Products low or out' }).click();
    await expect(page).toHaveURL(/\/admin\/products\?filter=/);
    await page.goBack();
  });

  await test.step('a recent order opens', async () => {
    await page.getByRole('region', { name: 'Recent orders' }).getByRole('cell', { name: order.customerName }).click();
    await expect(page.getByRole('dialog', { name: 'Order Details' })).toContainText(order.customerName);
  });
});

test('a part that fails leaves the others alone and comes by Try again', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const busy = { status: 429, json: { statusCode: 429, error: 'Too Many Requests', message: 'Too busy just now.' } };
  const isFailing = (url: URL): boolean =>
    ['/users', '/products'].some((list) => url.pathname === `/api/admin${list}`) ||
    (url.pathname === '/api/admin/orders' && url.search.includes('%5B0%2C5%5D'));
  await page.route(isFailing, (route) => route.fulfill(busy));
  await page.goto('/admin');
  const retryUsers = page.getByRole('button', { name: 'Try again: Users' });
  const recent = page.getByRole('region', { name: 'Recent orders' });
  await expect(retryUsers).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again: Products low or out' })).toBeVisible();
  await expect(recent.getByRole('alert')).toContainText('Failed to fetch orders');
  await expect(recent).toContainText('Too busy just now.');
  await expect(page.getByRole('region', { name: 'Latest messages' }).getByRole('listitem').first()).toBeVisible();
  await expectNoViolation(page, 'the dashboard with failures', [390]);
  await page.unroute(isFailing);
  await retryUsers.click();
  await page.getByRole('button', { name: 'Try again: Products low or out' }).click();
  await recent.getByRole('button', { name: 'Try again' }).click();
  await expect(recent.getByRole('link', { name: /^SC-/ }).first()).toBeVisible();
  await expect(retryUsers).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Products? low or out/ })).toBeVisible();
});

test('the classes of today are those of the date: one cancelled, then the school closed', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const week = (await (await request.get(`/api/class-calendar?from=${dayAhead(1)}&to=${dayAhead(14)}`)).json()) as {
    date: string;
    classes: { classScheduleId: number; className: string }[];
  }[];
  const { date, classes } = week.find((day) => day.classes.length > 1)!;
  const [off] = classes;
  const calendar = async () => (await request.get(`/api/class-calendar?from=${date}&to=${date}`)).text();
  await staff.addException({
    classScheduleId: off!.classScheduleId,
    date,
    kind: 'cancelled',
    note: 'The coach is ill',
  });
  // Public answers are at most a second old.
  await expect.poll(calendar).toContain('The coach is ill');
  await page.clock.setFixedTime(new Date(`${date}T00:01:00+02:00`));
  await signInAtOnce(context, school);
  await page.goto('/admin');
  const mat = page.getByRole('region', { name: 'Today on the mat' });
  await expect(mat.getByRole('listitem')).toHaveCount(classes.length);
  const line = mat.getByRole('listitem').filter({ hasText: 'The coach is ill' });
  await expect(line).toContainText(off!.className);
  await expect(line).toContainText('Cancelled');
  await expect(line).not.toContainText('Next');
  await expect(mat.getByText('Next').first()).toBeVisible();

  await staff.addClosure({ startDate: date, endDate: date, name: 'Stocktaking', note: null, isClosed: true });
  await expect.poll(calendar).toContain('Stocktaking');
  await page.reload();
  await expect(mat).toContainText('Closed today: Stocktaking.');
});

test('Ctrl K jumps to a screen, a form or a record, by keyboard alone', async ({ page, context, school }) => {
  const order = await placeOrder(school);
  await signInAtOnce(context, school);
  await page.goto('/admin/faq');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });

  await test.step('to a screen', async () => {
    await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('class sch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Class Schedule Management' })).toBeVisible();
  });

  await test.step('to an order, by its customer', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(order.customerName.toLowerCase());
    await expect(page.getByRole('option').filter({ hasText: order.orderNumber })).toContainText(order.customerName);
    await field.fill(order.orderNumber);
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 record found' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Order Details' })).toContainText(order.orderNumber);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('what cannot be searched is named, what can is found', async () => {
    await page.route('**/api/admin/orders?*', (route) =>
      route.fulfill({ status: 429, json: { statusCode: 429, message: 'Too busy just now.' } }),
    );
    await page.keyboard.press('Control+k');
    await field.fill('parking');
    await expect(page.getByText('Could not search: Orders.')).toBeVisible();
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.fill('zzzz nothing of the kind');
    await expect(page.getByText('No matching records found.')).toBeVisible();
    await page.unroute('**/api/admin/orders?*');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });
});

test('the dashboard and the jump can be used by everyone', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await context.addInitScript(recordNotifications);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Message notifications' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('link').nth(2)).toBeVisible();
  await expect(page.getByRole('link', { name: /^SC-/ }).first()).toBeVisible();
  await expectNoViolationInBothColours(page, 'the dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('boxing');
  await expect(page.getByRole('status').filter({ hasText: /records? found/ })).toBeVisible();
  await expectNoViolationInBothColours(page, 'the jump');
});

/** @returns `2026-12-16`, so many days from now at the school */
function dayAhead(days: number): string {
  return isoDate(readSchoolClock(new Date(Date.now() + days * 86_400_000)).date);
}
