import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { staleRecord } from '#libs/contracts/api-error';
import { ORDER_MESSAGES, stockGone } from '#libs/contracts/order';
import type { OrderRecord, PlaceOrderDto, ProductRecord, PublicOrderView } from '#libs/contracts/generated/api';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';

const INK = 'rgb(20, 23, 26)';
const PAPER = 'rgb(255, 255, 255)';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('staff finds an order, sends it, cancels it, takes it up again and deletes it', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const gloves = await staff.addProduct({
    name: 'Desk Gloves',
    price: 59_950,
    stock: 8,
    hasVariableSizes: true,
    availableSizes: ['10 oz', '12 oz'],
  });
  const stockOf = async (): Promise<number> => (await staff.product(gloves.id)).stock;
  const customerName = 'Palesa Desk';
  const order = await place(school, gloves, {
    customerName,
    lines: [{ quantity: 2, selectedSize: '12 oz' }, { quantity: 1 }],
  });
  await place(school, gloves, { customerName: 'Other Person', lines: [{ quantity: 1, selectedSize: '10 oz' }] });
  expect(await stockOf()).toBe(4);
  await signInAtOnce(context, school);
  await page.goto('/admin/orders');
  const tab = (name: RegExp): Locator => page.getByRole('tab', { name });
  const row = page.getByRole('row').filter({ hasText: order.orderNumber });

  await test.step('finds it by name, and the search stays in the address', async () => {
    await expect(row).toBeVisible();
    await page.getByLabel(/^Search/).fill('palesa desk');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row).toContainText(customerName);
    await expect(row).toContainText('R1\u00a0798.50');
    await expect(row).toContainText('3 units, 1 size not given');
    await page.reload();
    await expect(page.getByLabel(/^Search/)).toHaveValue('palesa desk');
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('filters by status, with the search as it was', async () => {
    await tab(/^Cancelled/).click();
    await expect(page.getByText(ORDER_MESSAGES.noneMatching)).toBeVisible();
    await expect(page).toHaveURL(/status.*cancelled/);
    await tab(/^Pending/).click();
    await expect(row).toBeVisible();
    await tab(/^All/).click();
    await expect(page).not.toHaveURL(/status%22/);
    await expect(row).toBeVisible();
  });

  await test.step('the row opens it, in a new tab by Ctrl or the middle button; its buttons do their own', async () => {
    const cell = row.getByRole('cell', { name: customerName });
    for (const how of [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }] satisfies Parameters<
      typeof cell.click
    >[0][]) {
      const opened = context.waitForEvent('page');
      await cell.click(how);
      const tabOpened = await opened;
      await tabOpened.waitForURL(/\/admin\/orders\/\d+\/show/);
      await tabOpened.close();
    }
    await row.getByRole('button', { name: /^(Update|Change) status/i }).click();
    await expect(page).not.toHaveURL(/\/show/);
    await page.getByRole('dialog').getByRole('heading').click();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/\/show/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cell.click();
  });

  await test.step('reads all of it', async () => {
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await expect(page).toHaveURL(/\/admin\/orders\/\d+\/show/);
    await expect(details.getByRole('listitem').filter({ hasText: 'Size 12 oz' })).toContainText('2 × R599.50');
    await expect(details.getByRole('listitem').filter({ hasText: 'Size not given' })).toContainText('1 × R599.50');
    await expect(details.getByRole('link', { name: order.customerEmail })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${order.customerEmail}`),
    );
    await expect(details.getByRole('link', { name: '+27 82 555 0177' })).toHaveAttribute('href', 'tel:+27825550177');
    await expect(details.getByText('Order placed')).toBeVisible();
    await details.getByRole('button', { name: 'Copy address' }).click();
    await expect(details.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.shippingAddress);
    await page.reload();
    await expect(details.getByText(order.orderNumber)).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).last().click();
    await expect(details).toBeHidden();
    await expect(row).toBeVisible();
  });

  await test.step('sends it with a tracking number, by keyboard alone', async () => {
    await row.getByRole('button', { name: 'Change status' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Update Order Status' });
    await expect(dialog.getByRole('radio', { name: 'Pending' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Shipped' })).toBeChecked();
    await expect(dialog.getByRole('status')).toContainText('The stock does not change.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ZA-4170');
    await expect(dialog.getByRole('button', { name: 'Update Status' }), 'the order has been read anew').toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(ORDER_MESSAGES.updated)).toBeVisible();
    await expect(row).toContainText('Shipped');
    await expect(row.getByRole('button', { name: 'Change status' })).toBeFocused();
    expect((await staff.ordersOf(order.customerEmail))[0]).toMatchObject({
      status: 'shipped',
      trackingNumber: 'ZA-4170',
    });
    expect(await stockOf()).toBe(4);
  });

  await test.step('cancels it: the stock is returned', async () => {
    const dialog = await chooseStatus(page, row, 'Cancelled');
    await expect(dialog.getByRole('status')).toContainText('Returns 3 units to stock.');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(row).toContainText('Cancelled');
    expect(await stockOf()).toBe(7);
  });

  await test.step('cannot take it up again while the stock is gone, and sees why', async () => {
    await staff.changeProduct(gloves.id, { stock: 1 });
    const dialog = await chooseStatus(page, row, 'Processing');
    await expect(dialog.getByRole('status')).toContainText('Takes 3 units from stock again.');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(stockGone(gloves.name, 1, null));
    await expect(page.getByText(ORDER_MESSAGES.updateFailed)).toBeVisible();
    await staff.changeProduct(gloves.id, { stock: 7 });
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Processing');
    expect(await stockOf()).toBe(4);
  });

  await test.step('reads its steps', async () => {
    await row.getByRole('link', { name: order.orderNumber, exact: true }).click();
    const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveText([
      /^Order placed/,
      /^Pending to Shipped.*, admin$/,
      /^Shipped to Cancelled/,
      /^Cancelled to Processing/,
    ]);
    await expect(page.getByRole('region', { name: 'Tracking number' })).toContainText('ZA-4170');
  });

  await test.step('the browser prints the order: no tools, ink on white also in dark colours', async () => {
    await page.evaluate(() => localStorage.setItem('RaStoreStorm.theme', '"dark"'));
    await page.reload();
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await expect(details.getByText('Counter Street')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main, nav, button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(/^Printed \d/)).toBeVisible();
    await expect(details.getByText('Counter Street')).toHaveCSS('color', INK);
    await expect(page.locator('html')).toHaveCSS('background-color', PAPER);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => localStorage.removeItem('RaStoreStorm.theme'));
    await page.reload();
    await expect(details.getByText('Counter Street')).toBeVisible();
  });

  await test.step('prints a packing slip: where it goes and what is in it, and nothing else', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = 'yes';
      };
    });
    await page.getByRole('button', { name: 'Packing slip' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Ship to')).toBeVisible();
    const paper = await page.locator('body').innerText();
    expect(paper).toContain(order.shippingAddress);
    expect(paper).toMatch(/Desk Gloves\s+12 oz\s+2/);
    expect(paper).toContain('Not given: ask the customer');
    expect(paper).not.toMatch(/R[\d\u00a0]+\.\d\d|Order Details|Dashboard/);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), 'one sheet').toHaveLength(1);
    expect(pdf, 'of A4, in points').toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('deletes it, after being asked: the stock is returned', async () => {
    await page.getByRole('button', { name: 'Delete Order' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Order' });
    await expect(question).toContainText('Are you sure you want to delete this order?');
    await expect(question).toContainText('Returns 3 units to stock.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Order' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(ORDER_MESSAGES.deleted)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(ORDER_MESSAGES.noneMatching)).toBeVisible();
    expect(await stockOf()).toBe(7);
  });

  await test.step('an address of an order that is gone says so', async () => {
    await page.goto('/admin/orders/999999/show');
    await expect(page.getByText('This order no longer exists.')).toBeVisible();
  });
});

test('of two who decide about an order the later is told, sees what it is now and decides again', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const shields = await staff.addProduct({ name: 'Contested Shields', price: 89_900, stock: 5 });
  const order = await place(school, shields, { customerName: 'Lindiwe Twice', lines: [{ quantity: 2 }] });
  await signInAtOnce(context, school);
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: order.orderNumber }))}`);
  const row = page.getByRole('row').filter({ hasText: order.orderNumber });
  const dialog = await chooseStatus(page, row, 'Shipped');
  await expect(dialog.getByRole('status')).toContainText('The stock does not change.');

  const [{ id }] = (await staff.ordersOf(order.customerEmail)) as [OrderRecord];
  await staff.write('PUT', `/api/admin/orders/${id}`, { status: 'cancelled' });
  await dialog.getByRole('button', { name: 'Update Status' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(staleRecord('order'));
  await expect(dialog.getByRole('radio', { name: 'Cancelled now' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Shipped' })).toBeChecked();
  await expect(dialog.getByRole('status')).toContainText('Takes 2 units from stock again.');
  expect((await staff.product(shields.id)).stock, 'as the cancellation left it').toBe(5);

  // The focus is where it was: the same key again.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Shipped');
  expect((await staff.product(shields.id)).stock).toBe(3);
});

test('the orders can be used by everyone', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/orders');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^All \d/ })).toBeVisible();
  await expectNoViolationInBothColours(page, 'the list', [1440]);
  await chooseStatus(page, rows.nth(1), 'Shipped');
  await expectNoViolationInBothColours(page, 'the status', [1440]);
  await page.keyboard.press('Escape');
  await rows.nth(1).getByRole('button', { name: 'Delete' }).click();
  await expectNoViolationInBothColours(page, 'the question', [1440]);
  await page.keyboard.press('Escape');
  await rows.filter({ hasText: 'not given' }).first().getByRole('link').first().click();
  await expect(page.getByText('Order placed')).toBeVisible();
  await expectNoViolationInBothColours(page, 'one order', [1440]);
});

async function chooseStatus(page: Page, row: Locator, status: string): Promise<Locator> {
  await row.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Order Status' });
  await dialog.getByRole('radio', { name: status }).check();
  return dialog;
}

interface Wanted {
  customerName: string;
  lines: { quantity: number; selectedSize?: string }[];
}

/** As the checkout sends it. */
async function place(
  school: SchoolServer,
  product: ProductRecord,
  { customerName, lines }: Wanted,
): Promise<PublicOrderView> {
  const input: PlaceOrderDto = {
    customerName,
    customerEmail: `${randomUUID()}@example.org`,
    customerPhone: '082 555 0177',
    shippingAddress: '3 Counter Street\nRivonia\n2128',
    totalAmount: lines.reduce((sum, { quantity }) => sum + quantity * product.price, 0),
    items: lines.map((line) => ({ productId: product.id, price: product.price, ...line })),
  };
  const answer = await fetch(`${school.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as PublicOrderView;
}
