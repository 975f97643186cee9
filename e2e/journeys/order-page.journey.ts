import { formatRand } from '#libs/domain/money';
import { expect, test } from '../support/fixtures.js';
import { placeOrder } from '../support/placed-order.js';
import { StaffApi } from '../support/staff-api.js';

const BANK = { holder: 'Storm Combat CC', bank: 'Acacia Bank', branchCode: '250655', accountNumber: '62000000001' };
const UNKNOWN = 'SC-0000-0000-0000-0000';

test('the number is copied with or without the permission, typed in any case, and told to no search engine', async ({
  page,
  context,
  school,
}) => {
  const { orderNumber } = await placeOrder(school);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/order-success?order=${orderNumber.toLowerCase().replaceAll('-', '')}`);
  await expect(page.getByRole('region', { name: 'Order number' })).toContainText(orderNumber);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Copied to the clipboard.')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.reload();
  expect(await copied(), 'by the old way').toBe(orderNumber);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Copied to the clipboard.')).toBeVisible();
  expect(await copied()).toBe(orderNumber);
});

test('on paper it is one white page with what was ordered and where to pay it', async ({ page, school }) => {
  const { orderNumber, totalAmount } = await placeOrder(school);
  await (await StaffApi.signIn(school)).write('PUT', '/api/admin/settings/shop', { bank: BANK });
  await page.goto(`/order-success?order=${orderNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Order ${orderNumber}`)).toBeVisible();
  for (const said of [BANK.holder, BANK.bank, BANK.branchCode, BANK.accountNumber, formatRand(totalAmount)])
    await expect(page.getByText(said).locator('visible=true').first(), said).toBeVisible();
  await expect(page.getByText('Nothing has been charged yet.').locator('visible=true')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf, 'A4 portrait').toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
});

for (const [name, query, words] of [
  ['an unknown number', `?order=${UNKNOWN}`, 'There is no order with this number.'],
  ['a malformed number', '?order=whatever', 'There is no order with this number.'],
  ['no number', '', 'This link does not have an order number in it.'],
] as const) {
  test(`${name}: Order Not Found, and where to look`, async ({ page }) => {
    await page.goto(`/order-success${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Not Found' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Please check your email')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });
}

test('an order that cannot be loaded is not called missing, and loads on the second try', async ({
  page,
  context,
  school,
}) => {
  const { orderNumber } = await placeOrder(school);
  await context.route('**/api/orders/*', (route) =>
    route.fulfill({
      status: 429,
      json: { statusCode: 429, error: 'Too Many Requests', message: 'Please wait a few minutes' },
    }),
  );
  await page.goto(`/order-success?order=${orderNumber}`);
  await expect(page.getByRole('alert')).toContainText('Your order could not be loaded');
  await expect(page.getByRole('alert')).toContainText('Please wait a few minutes');
  await expect(page.getByText('Order Not Found')).toHaveCount(0);
  await context.unroute('**/api/orders/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeVisible();
});

test('an order that the school deleted says so, and sends nobody looking for it', async ({ page, school }) => {
  const { orderNumber, customerEmail } = await placeOrder(school);
  const staff = await StaffApi.signIn(school);
  const [order] = await staff.ordersOf(customerEmail);
  await staff.write('DELETE', `/api/admin/orders/${order!.id}`);
  await page.goto(`/order-success?order=${orderNumber}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Removed' })).toBeVisible();
  await expect(page.getByText('This order was removed')).toBeVisible();
  await expect(page.getByText('check your email')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
});
