import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';
import { cartOf, fillCheckout, takeCart } from '../support/visitor-cart.js';

test('an empty cart says what to do next', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByText('Add some items to get started!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/shop');
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
});

test('quantities end at 1 and at the stock, sizes of one product share it; removal can be undone', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const shirt = await staff.addProduct({
    name: 'Shared Shirt',
    price: 20_000,
    stock: 3,
    hasVariableSizes: true,
    availableSizes: ['S', 'M'],
  });
  const sessionId = await takeCart(context, school, [
    { productId: shirt.id, selectedSize: 'S' },
    { productId: shirt.id, selectedSize: 'M' },
  ]);
  await page.goto('/cart');
  const less = page.getByRole('button', { name: 'One less: Shared Shirt, size S' });
  const more = page.getByRole('button', { name: 'One more: Shared Shirt, size S' });
  await expect(less).toBeDisabled();
  await more.click();
  await expect(less).toBeEnabled();
  await expect(more).toBeDisabled();
  await expect(page.getByRole('button', { name: 'One more: Shared Shirt, size M' })).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Quantity of Shared Shirt, size S' })).toContainText('2');
  await expect
    .poll(async () => (await cartOf(context, school, sessionId)).map(({ quantity }) => quantity))
    .toEqual([2, 1]);

  await page.getByRole('button', { name: 'Remove Shared Shirt, size S' }).click();
  await expect(page.getByText('Item removed from cart successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await expect
    .poll(async () =>
      (await cartOf(context, school, sessionId)).map(({ quantity, selectedSize }) => [selectedSize, quantity]).sort(),
    )
    .toEqual([
      ['M', 1],
      ['S', 2],
    ]);
});

test('what happened is said, and can be undone, also when the code of the notices cannot be fetched', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Plain Mitts' });
  await takeCart(context, school, [{ productId: product.id }]);
  await context.route('**/assets/ToastNotice-*', (route) => route.abort());
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Plain Mitts' }).click();
  await expect(page.getByText('Item removed from cart successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_FAILED')));
});

test('the cart is cleared only after a question', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Cleared Rope' });
  const sessionId = await takeCart(context, school, [{ productId: product.id, quantity: 2 }]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  const question = page.getByRole('dialog', { name: 'Clear your cart?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(await cartOf(context, school, sessionId)).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await question.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('All items removed from cart!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
  expect(await cartOf(context, school, sessionId)).toEqual([]);
});

test('missing and wrong fields are said at the field, and what was typed survives a reload', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Typed Gloves' });
  await takeCart(context, school, [{ productId: product.id }]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByLabel('Full Name *')).toBeFocused();
  await expect(page.getByLabel('Shipping Address *')).toHaveAccessibleDescription('Shipping address is required');

  await fillCheckout(page, {
    name: 'Typed Twice',
    email: 'typed@',
    phone: '0821234567',
    address: '1 Main Road\nSandton',
  });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByLabel('Email Address *')).toHaveAccessibleDescription('Please enter a valid email address');
  await page.reload();
  await expect(page.getByLabel('Full Name *')).toHaveValue('Typed Twice');
  await expect(page.getByLabel('Email Address *')).toHaveValue('typed@');
  await expect(page.getByLabel('Phone Number')).toHaveValue('0821234567');
  await expect(page.getByLabel('Shipping Address *')).toHaveValue('1 Main Road\nSandton');
  for (const [label, autocomplete] of [
    ['Full Name *', 'name'],
    ['Email Address *', 'email'],
    ['Phone Number', 'tel'],
    ['Shipping Address *', 'street-address'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete);
  }
  const fields = await page
    .locator('form')
    .filter({ has: page.getByLabel('Full Name *') })
    .locator('input, textarea')
    .count();
  expect(fields, 'what a checkout asks for, ways of delivery included').toBeGreaterThanOrEqual(4);
  expect(fields).toBeLessThanOrEqual(8);
  // What is agreed to can be read, and what was typed is there afterwards.
  await page.getByRole('form', { name: 'Checkout' }).getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full Name *')).toHaveValue('Typed Twice');

  await page.getByLabel('Email Address *').fill('typed.twice@example.org');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('checkout'))),
    'forgotten with the order',
  ).toEqual([]);
});
