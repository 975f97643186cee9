import { type Browser, devices, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { formatRand } from '#libs/domain/money';
import { school as facts } from '#libs/school/school';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';
import { fillCheckout } from '../support/visitor-cart.js';

const ORDER_NUMBER = /SC(?:-[0-9A-HJKMNP-TV-Z]{4}){4}/;
const naledi = {
  name: 'Naledi Maseko',
  email: 'naledi.maseko@example.org',
  phone: '+27 82 123 4567',
  address: '12 Witkoppen Road\nSunninghill\n2157',
};

const { defaultBrowserType: _ignored, ...phone } = devices['Pixel 7'];
test.use(phone);

test('a visitor buys on a phone; staff send it, and cancel it; customer, mails and shop follow', async ({
  page,
  browser,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const shirt = await staff.addProduct({
    name: 'Journey Rash Guard',
    price: 44_900,
    stock: 6,
    hasVariableSizes: true,
    availableSizes: ['S', 'M', 'L'],
  });
  const sticks = await staff.addProduct({ name: 'Journey Sticks', price: 32_050, stock: 5 });

  await test.step('the shop: a sized and an unsized product', async () => {
    await page.goto('/shop');
    await chooseSize(page, shirt.name, 'M');
    await card(page, shirt.name)
      .getByRole('button', { name: /add to cart/i })
      .click();
    await expect(card(page, shirt.name).getByText('1 in cart')).toBeVisible();
    await card(page, sticks.name)
      .getByRole('button', { name: /add to cart/i })
      .click();
    await expect(card(page, sticks.name).getByText('1 in cart')).toBeVisible();
    await page
      .getByRole('link', { name: /view cart/i })
      .first()
      .click();
  });

  await test.step('the cart: two of the one, one of the other', async () => {
    await page.getByRole('button', { name: `One more: ${sticks.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: shirt.name })).toContainText('Size M');
    await expect(page.getByText(formatRand(109_000))).toBeVisible();
    await fillCheckout(page, naledi);
    await page.getByRole('button', { name: 'Place Order' }).click();
  });

  const orderNumber = await test.step('the confirmation', () => readConfirmation(page));

  await test.step('the mails, in text and HTML', async () => {
    const ofOrder = new RegExp(orderNumber);
    const told = [await mailTo(school, naledi.email, ofOrder), await mailTo(school, facts.email, ofOrder)];
    for (const mail of told)
      expectInBoth(mail, [
        orderNumber,
        shirt.name,
        'size M',
        sticks.name,
        formatRand(121_000),
        formatRand(44_900),
        naledi.name,
        'Witkoppen Road',
      ]);
    expect(told[0]?.text).toContain(`${school.url}/order-success?order=${orderNumber}`);
    expect(told[0]?.text, 'nothing was paid yet').not.toMatch(/processed successfully/);
  });

  const desk = await openOrders(browser, school);
  const row = desk.getByRole('row').filter({ hasText: orderNumber });
  await test.step('staff see the order with its sizes', async () => {
    await expect(row).toContainText('Pending');
    await row.getByRole('link', { name: `View ${orderNumber}` }).click();
    const details = desk.getByRole('dialog', { name: 'Order Details' });
    await expect(details.getByRole('listitem').filter({ hasText: shirt.name })).toContainText(/Size M.*1 × R449\.00/s);
    await expect(details.getByRole('listitem').filter({ hasText: sticks.name })).toContainText('2 × R320.50');
    for (const text of [naledi.name, naledi.email, naledi.phone, '12 Witkoppen Road', formatRand(121_000)])
      await expect(details).toContainText(text);
    await details.getByRole('button', { name: 'Close' }).last().click();
    await expectStock(staff, [
      [shirt.id, 5],
      [sticks.id, 3],
    ]);
  });

  await test.step('staff ship it: the page and a mail say so', async () => {
    await setStatus(desk, orderNumber, 'Shipped', 'ZA-7788');
    await page.reload();
    await expect(page.getByText('Your payment was processed successfully.').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('Your tracking number is ZA-7788.').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Shipped' })).toHaveAttribute('aria-current', 'step');
    expectInBoth(await mailTo(school, naledi.email, /shipped|on its way/i), [orderNumber, 'ZA-7788']);
  });

  await test.step('staff cancel it: nothing is celebrated, and the shop has everything back', async () => {
    await setStatus(desk, orderNumber, 'Cancelled');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Order Cancelled' })).toBeVisible();
    await expect(page.getByText(/payment was processed|Order Confirmed/)).toHaveCount(0);
    expectInBoth(await mailTo(school, naledi.email, /cancelled/i), [orderNumber]);
    await expectStock(staff, [
      [shirt.id, 6],
      [sticks.id, 5],
    ]);
    await page.goto('/shop');
    await expect(card(page, shirt.name)).toContainText('6 in stock');
    await expect(card(page, sticks.name)).toContainText('5 in stock');
  });
  await desk.context().close();
});

/** The back-office on the school's desk. */
async function openOrders(browser: Browser, school: SchoolServer): Promise<Page> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL: school.url });
  await signInAtOnce(context, school);
  const page = await context.newPage();
  await page.goto('/admin/orders');
  return page;
}

async function setStatus(page: Page, orderNumber: string, status: string, trackingNumber?: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await row.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Order Status' });
  await dialog.getByRole('radio', { name: status }).check();
  if (trackingNumber) await dialog.getByLabel(/tracking number/i).fill(trackingNumber);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(row).toContainText(status);
}

async function readConfirmation(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeFocused();
  const orderNumber =
    ORDER_NUMBER.exec(await page.getByRole('region', { name: 'Order number' }).innerText())?.[0] ?? '';
  await expect(page).toHaveURL(`/order-success?order=${orderNumber}`);
  await expect(page.getByText('contact you to arrange payment').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('payment was processed')).toHaveCount(0);
  for (const text of [naledi.name, naledi.email, naledi.phone, naledi.address])
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Journey Rash Guard' })).toContainText('Size M');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goBack();
  return orderNumber;
}

function card(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function chooseSize(page: Page, name: string, size: string): Promise<void> {
  await card(page, name).getByRole('combobox').selectOption(size);
}

/** A mail program shows one or the other: both must say everything. */
function expectInBoth(mail: Email, texts: readonly string[]): void {
  // Amounts are written with spaces of their own, and sizes begin a line in one and not in the other.
  const plain = (text: string | undefined) => (text ?? '').replaceAll(/&nbsp;|\u00a0/g, ' ').toLowerCase();
  for (const text of texts) {
    expect(plain(mail.text), 'text').toContain(plain(text));
    expect(plain(mail.html), 'HTML').toContain(plain(text));
  }
}

async function expectStock(staff: StaffApi, expected: readonly [productId: number, stock: number][]): Promise<void> {
  for (const [productId, stock] of expected) expect((await staff.product(productId)).stock).toBe(stock);
}
