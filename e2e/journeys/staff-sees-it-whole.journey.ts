/** Long names, short forms and half-wide windows: nothing is cut off, squeezed, or where nobody looks for it. */
import type { Locator } from '@playwright/test';
import { color } from '#libs/design/tokens';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { addClient, addInvoice } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { leaveMessages } from '../support/left-messages.js';
import { StaffApi } from '../support/staff-api.js';

const PHONE = { width: 390, height: 844 };
const LONG_NAME = 'Nomvula Thandeka Wilhelmina van der Westhuizen-Mokoena of Operations and Facilities';

/** Read again until the page has settled: a place is judged in `toPass`. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function makeInvoice(staff: StaffApi, name: string, lines: number): Promise<InvoiceDetails> {
  const client = await addClient(staff, { name, email: null });
  const line = (_: unknown, at: number) => ({ description: `Workshop ${at + 1}`, quantity: 1, unitPrice: 125_000 });
  return addInvoice(staff, client, Array.from({ length: lines }, line));
}

test('the head of a dialog stays whole over a long body', async ({ page, context, school }) => {
  const { id, invoiceNumber } = await makeInvoice(await StaffApi.signIn(school), LONG_NAME, 12);
  await signInAtOnce(context, school);
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/invoices/${id}/items`);
  await expect(async () => {
    const title = await boxOf(page.getByRole('heading', { name: 'Manage Line Items' }));
    const about = await boxOf(page.getByText(`${invoiceNumber}, ${LONG_NAME}`));
    const body = await boxOf(page.getByText('Add line item'));
    expect(title.y).toBeGreaterThanOrEqual(0);
    expect(about.bottom).toBeLessThanOrEqual(body.y);
  }).toPass();
});

test('a short form on a phone has its buttons at the lower edge', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.setViewportSize(PHONE);
  await page.goto('/admin/invoices/create');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Create Invoice' });
  await expect(async () => expect((await boxOf(save)).bottom).toBeGreaterThan(PHONE.height - 48)).toPass();
});

test('search and filters stand side by side in a window of half the screen', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/admin/products');
  await expect(async () => {
    const search = await boxOf(page.getByRole('searchbox'));
    const status = await boxOf(page.getByRole('combobox', { name: 'By status' }));
    expect(search.width).toBeGreaterThan(90);
    expect(Math.abs(search.y + search.height / 2 - (status.y + status.height / 2))).toBeLessThan(4);
  }).toPass();
  await page.getByRole('button', { name: 'Sort by name ascending' }).click();
  await page.getByRole('menuitem', { name: 'Date added ascending' }).click();
  await expect(page.getByRole('button', { name: 'Sort by date added ascending' })).toBeVisible();
});

test('a long name on the dashboard ends before the moment, and what was read is not bold', async ({
  page,
  context,
  school,
}) => {
  await leaveMessages(school, [
    { fullName: LONG_NAME, subject: 'Training for us all' },
    { fullName: 'Old Friend', subject: 'Nothing new', status: 'read' },
  ]);
  await signInAtOnce(context, school);
  await page.goto('/admin');
  const line = page.getByRole('listitem').filter({ hasText: LONG_NAME });
  await expect(async () => {
    const name = await boxOf(line.getByRole('link', { name: LONG_NAME }));
    expect(name.right).toBeLessThanOrEqual((await boxOf(line.getByRole('time'))).x);
  }).toPass();
  await page.goto('/admin/messages');
  await expect(page.getByRole('link', { name: 'Training for us all' })).toHaveCSS('font-weight', '650');
  await expect(page.getByRole('link', { name: 'Nothing new' })).toHaveCSS('font-weight', '400');
});

test('to mark as sent does not look like a deletion', async ({ page, context, school }) => {
  const { id } = await makeInvoice(await StaffApi.signIn(school), 'Karoo Couriers', 1);
  await signInAtOnce(context, school);
  await page.goto(`/admin/invoices/${id}/show`);
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  const confirm = page.getByRole('dialog', { name: 'Mark as sent' }).getByRole('button', { name: 'Mark as sent' });
  await expect(confirm).toHaveCSS('background-color', rgbOf(color.paper.ember));
});

test('a trial is booked from its first field on, and sign-ups lead back to the dashboard', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/trial-bookings');
  await page.getByRole('button', { name: 'Book trial' }).click();
  await expect(page.getByRole('combobox', { name: 'Class' })).toBeFocused();
  await page.goto('/admin/course-signups');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
});

test('to tick a row moves none, and what can be done is in sight at the lower edge', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    await page.goto('/admin/orders');
    const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    const last = ticks.last();
    await last.scrollIntoViewIfNeeded();
    const before = await boxOf(last);
    await last.click();
    expect((await boxOf(last)).y).toBe(before.y);
    const bar = page.getByRole('toolbar', { name: 'Selected rows' });
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
});

test('no field of the settings has a star, no small heading is larger than its card’s', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/settings');
  await expect(page.getByRole('combobox', { name: 'Mode' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'VAT is reported' })).toBeVisible();
  await expect(page.getByText('*')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Trusted senders' })).toHaveCSS('font-size', '14px');
});

/** As the browser writes a colour. */
function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
