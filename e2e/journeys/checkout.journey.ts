import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { expect, forgive, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';
import { cartOf, fillCheckout, loseNextOrderAnswer, takeCart } from '../support/visitor-cart.js';

const ADDRESS = '1 Main Road, Sandton';

/** Each journey has a customer of its own: mails to one address are limited. */
function customer(name: string) {
  return { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`, address: ADDRESS };
}

const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Order Confirmed!' });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });

test('a double click and Enter twice make one order', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Double Click Gloves' });
  for (const [who, submit] of [
    [customer('Double Click'), () => placeOrder(page).dblclick()],
    [
      customer('Enter Twice'),
      async () => {
        await page.getByLabel('Full Name *').press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
  ] as const) {
    await takeCart(context, school, [{ productId: product.id }]);
    await page.goto('/cart');
    await fillCheckout(page, who);
    await submit();
    await expect(confirmed(page)).toBeVisible();
    expect(await staff.ordersOf(who.email)).toHaveLength(1);
  }
});

test('an answer that is lost, a reload, and another try make one order, also when the price moved', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Lost Answer Wraps', stock: 1 });
  const who = customer('Lost Answer');
  await takeCart(context, school, [{ productId: product.id }]);
  await page.goto('/cart');
  await fillCheckout(page, who);
  await loseNextOrderAnswer(context);
  await placeOrder(page).click();
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible();
  await expect(page.getByText(/This will not create a second order/)).toBeVisible();
  forgive(faults, 'ERR_FAILED');
  const [first] = await staff.ordersOf(who.email);

  await staff.changeProduct(product.id, { price: 12_345 });
  await page.reload();
  await expect(page.getByText(/This will not create a second order/)).toBeVisible();
  await placeOrder(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page).toHaveURL(`/order-success?order=${first?.orderNumber}`);
  expect(await staff.ordersOf(who.email)).toHaveLength(1);
});

test('without a connection nothing is lost: quantities roll back, what was typed stays, one order in the end', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Offline Pads' });
  const who = customer('Off Line');
  const sessionId = await takeCart(context, school, [{ productId: product.id }]);
  await page.goto('/cart');
  await fillCheckout(page, who);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'One more: Offline Pads' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full Name *')).toHaveValue(who.name);

  await context.setOffline(false);
  forgive(faults, 'ERR_INTERNET_DISCONNECTED');
  await page.getByRole('button', { name: 'One more: Offline Pads' }).click();
  await expect.poll(async () => (await cartOf(context, school, sessionId))[0]?.quantity).toBe(2);
  await placeOrder(page).click();
  await expect(confirmed(page)).toBeVisible();
  const orders = await staff.ordersOf(who.email);
  expect(orders.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[2]]);
});

test('what changed meanwhile is shown line by line, and one press accepts it', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const dearer = await staff.addProduct({ name: 'Dearer Gi', price: 44_900 });
  const scarce = await staff.addProduct({ name: 'Scarce Mitts', price: 10_000, stock: 9 });
  const hidden = await staff.addProduct({ name: 'Hidden Rope' });
  const resized = await staff.addProduct({ name: 'Resized Shirt', hasVariableSizes: true, availableSizes: ['S', 'M'] });
  const deleted = await staff.addProduct({ name: 'Deleted Bag' });
  const who = customer('Stale Cart');
  await takeCart(context, school, [
    { productId: dearer.id },
    { productId: scarce.id, quantity: 4 },
    { productId: hidden.id },
    { productId: resized.id, selectedSize: 'M' },
    { productId: deleted.id },
  ]);
  await page.goto('/cart');
  await fillCheckout(page, who);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request.url());
  });
  await staff.changeProduct(dearer.id, { price: 49_900 });
  await staff.changeProduct(scarce.id, { stock: 2 });
  await staff.changeProduct(hidden.id, { isActive: false });
  await staff.changeProduct(resized.id, { availableSizes: ['S'] });
  await staff.deleteProduct(deleted.id);
  await placeOrder(page).click();

  const panel = page.getByRole('region', { name: 'Your cart has changed' });
  await expect(panel.getByRole('heading')).toBeFocused();
  for (const [name, words] of [
    ['Dearer Gi', 'Was R449.00, now R499.00.'],
    ['Scarce Mitts', 'Only 2 left'],
    ['Hidden Rope', 'No longer sold.'],
    ['Resized Shirt, size M', 'Size M is no longer available.'],
    ['Deleted Bag', 'No longer sold.'],
  ] as const)
    await expect(panel.getByRole('listitem').filter({ hasText: name })).toContainText(words);
  await expect(panel).toContainText('New total R699.00');
  expect(await staff.ordersOf(who.email)).toEqual([]);

  await placeOrder(page).click();
  await expect(panel.getByRole('heading')).toBeFocused();
  expect(sent, 'not sent before the changes are accepted').toHaveLength(1);
  await page.getByRole('button', { name: 'Accept the changes' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await expect(placeOrder(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmed(page)).toBeVisible();
  expect(
    await page.getByText('Failed to create order').count(),
    'the failure before does not stand over the confirmation',
  ).toBe(0);
  const [order] = await staff.ordersOf(who.email);
  expect(order?.totalAmount).toBe(81_900);
  expect(order?.items.map(({ productName, quantity }) => [productName, quantity])).toEqual([
    ['Dearer Gi', 1],
    ['Scarce Mitts', 2],
  ]);
});

test('two tabs and a closed one make one order; the same again is asked about first', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Two Tabs Pads' });
  const who = customer('Two Tabs');
  await takeCart(context, school, [{ productId: product.id }]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    await fillCheckout(tab, who);
  }
  // The first tab is closed before its answer comes; the second knows nothing of that.
  await context.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await page.close();
    },
    { times: 1 },
  );
  await Promise.all([page.waitForEvent('close'), placeOrder(page).click({ noWaitAfter: true })]);
  await placeOrder(other).click();
  await expect(confirmed(other)).toBeVisible();
  expect(await staff.ordersOf(who.email)).toHaveLength(1);

  await takeCart(context, school, [{ productId: product.id }]);
  const again = await context.newPage();
  await again.goto('/cart');
  await fillCheckout(again, who);
  await placeOrder(again).click();
  const question = again.getByRole('region', { name: 'Have you placed this order already?' });
  await expect(question.getByRole('heading')).toBeFocused();
  await question.getByRole('button', { name: "Don't order again" }).click();
  await expect(question).toBeHidden();
  expect(await staff.ordersOf(who.email)).toHaveLength(1);
  await placeOrder(again).click();
  await question.getByRole('button', { name: 'Order again', exact: true }).click();
  await expect(confirmed(again)).toBeVisible();
  expect(await staff.ordersOf(who.email)).toHaveLength(2);
});

test('what the shop changed while the cart was closed is told when it is opened, and after a reload', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const dearer = await staff.addProduct({ name: 'Later Dearer Gi', price: 44_900 });
  const deleted = await staff.addProduct({ name: 'Later Deleted Bag' });
  await takeCart(context, school, [{ productId: dearer.id }, { productId: deleted.id }]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Cart Items (2)' })).toBeVisible();
  await page.goto('/contact-us');
  await staff.changeProduct(dearer.id, { price: 49_900 });
  await staff.deleteProduct(deleted.id);

  const panel = page.getByRole('region', { name: 'Your cart has changed' });
  const told = async () => {
    await expect(panel.getByRole('listitem').filter({ hasText: 'Later Dearer Gi' })).toContainText(
      'Was R449.00, now R499.00.',
    );
    await expect(panel.getByRole('listitem').filter({ hasText: 'Later Deleted Bag' })).toContainText('No longer sold.');
  };
  await page.goto('/cart');
  await told();
  await page.reload();
  await told();
  await page.getByRole('button', { name: 'Accept the changes' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('what is collected needs no address; without a choice nothing is sent', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const gloves = await staff.addProduct({ name: 'Collected Gloves', price: 44_900 });
  await takeCart(context, school, [{ productId: gloves.id }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cart');
  const who = customer('Fetched Gloves');
  // All of it is on one screen between the site's head and the bar that pays.
  const form = page.getByRole('form', { name: 'Checkout' });
  const parts = [page.getByRole('banner'), form.locator('> div').first(), form.locator('[data-pay-bar]')];
  const heights = await Promise.all(parts.map((part) => part.evaluate((each) => each.getBoundingClientRect().height)));
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(844);
  // What a phone knows of its owner is filled in by itself.
  const fields = form.locator('input, textarea');
  const names = await fields.evaluateAll((all) =>
    all.map((field) => `${field.getAttribute('name')} ${field.getAttribute('autocomplete') ?? ''}`.trim()),
  );
  expect([...new Set(names)]).toEqual([
    'customerName name',
    'customerEmail email',
    'customerPhone tel',
    'deliveryOptionId',
    'shippingAddress street-address',
  ]);
  await page.getByLabel('Full Name *').fill(who.name);
  await page.getByLabel('Email Address *').fill(who.email);
  await page.getByLabel('Shipping Address *').fill('Sandton');
  await placeOrder(page).click();
  await expect(page.locator('.ant-notification-notice')).toBeVisible();
  await expect(page.getByText('Please choose how you would like to get your order')).toBeVisible();
  await expect(page.getByText('Please give the full address')).toBeVisible();
  const ways = page.getByRole('group', { name: 'Delivery' });
  await ways.getByRole('radio', { name: 'Courier' }).check();
  await expect(page.getByText('Total with delivery')).toBeVisible();
  await expect(page.getByText('R569.00')).toBeVisible();
  // While it goes, the notice of what is missing is too pale to be read.
  await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
  await expectNoViolation(page, 'the checkout by courier, with an address that is not whole');
  await ways.getByRole('radio', { name: 'Courier' }).press('ArrowUp');
  await expect(ways.getByRole('radio', { name: 'Collect at the school' })).toBeChecked();
  await expect(page.getByLabel('Shipping Address *')).toBeHidden();
  await expectNoViolation(page, 'the checkout of a collection');
  await placeOrder(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(
    page.getByText("We'll let you know as soon as you can collect it at the school.").filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shipping Address' })).toHaveCount(0);
  const [order] = await staff.ordersOf(who.email);
  expect(order).toMatchObject({ totalAmount: 44_900, shippingAddress: '', delivery: { kind: 'collection', price: 0 } });
});
