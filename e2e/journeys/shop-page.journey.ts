import type { Locator, Page } from '@playwright/test';
import { SIZE_REQUIRED } from '#libs/contracts/cart';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { layoutShift } from '../support/layout-shift.js';
import { StaffApi } from '../support/staff-api.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const CART_CALLS = '**/api/cart**';
const SIZES = { hasVariableSizes: true, availableSizes: ['S', 'M'] };

for (const [screen, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${screen}: without a size, with one, one more and one less`, async ({ page, school }) => {
    const staff = await StaffApi.signIn(school);
    const { name } = await staff.addProduct({ name: `Gi for ${screen}`, price: 119_900, stock: 3, ...SIZES });
    await page.setViewportSize(viewport);
    await page.goto('/shop');
    const gi = card(page, name);
    await expect(gi).toContainText('R1 199.00');
    await expect(gi).toContainText('3 in stock');

    await gi.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(toast(page, SIZE_REQUIRED.title)).toContainText(SIZE_REQUIRED.text);
    await expect(gi.getByLabel('Choose size')).toBeFocused();
    await expect(gi.getByLabel('Choose size')).toHaveAccessibleDescription(`${name} ${SIZE_REQUIRED.text}`);
    await expectNoViolation(page, 'a size is missing', [viewport.width]);

    await gi.getByLabel('Choose size').selectOption('M');
    await expect(gi.getByText(SIZE_REQUIRED.text)).toBeHidden();
    await gi.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(toast(page, 'Added to Cart')).toContainText('Item added to your cart successfully!');
    await expect(gi).toContainText('1 in cart');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    await expect(gi.getByRole('button', { name: 'One less' })).toBeDisabled();
    await expect(gi.getByRole('link', { name: 'Remove in cart' })).toHaveAttribute('href', '/cart');

    for (const _click of ['one', 'two']) await gi.getByRole('button', { name: 'One more' }).click();
    await expect(gi).toContainText('3 in cart');
    await expect(gi.getByRole('button', { name: 'One more' })).toBeDisabled();
    await gi.getByLabel('Choose size').selectOption('S');
    await expect(gi.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await gi.getByLabel('Choose size').selectOption('M');
    await gi.getByRole('button', { name: 'One less' }).click();
    await expect(gi).toContainText('2 in cart');
    await expect(page.getByRole('main')).toContainText('2 items in cart');
    await expectNoViolation(page, 'in the cart', [viewport.width]);

    await page.reload();
    await expect(gi).toContainText('2 in cart');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  });
}

test('by keyboard alone, focus stays where the hand is', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  const { name } = await staff.addProduct({ name: 'Gloves by keyboard' });
  await page.goto('/shop');
  await card(page, name).getByRole('button', { name: 'Add to Cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, name).getByRole('button', { name: 'One more' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, name)).toContainText('2 in cart');
  await page.keyboard.press('Shift+Tab');
  await expect(card(page, name).getByRole('button', { name: 'One less' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, name)).toContainText('1 in cart');
  await expect(card(page, name).getByRole('button', { name: 'One less' })).toBeFocused();
});

test('what is asked for stands in the address: sent on, reloaded, taken back', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  const soldOut = await staff.addProduct({ name: 'Sold out for the filter', stock: 0 });
  await page.goto('/shop');
  const count = page.getByRole('status').filter({ hasText: /\d+ product/ });
  await expect(count).toHaveText(/^\d+ products$/);
  await expect(card(page, soldOut.name).getByRole('button', { name: 'Out of Stock' })).toBeDisabled();

  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: soldOut.category });
  await page.getByRole('button', { name: 'In stock only' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price, highest first' });
  const category = new URLSearchParams({ category: soldOut.category });
  await expect(page).toHaveURL(`/shop?${category}&stock=in&sort=-price`);
  await expect(count).toHaveText(/^\d+ of \d+ products$/);
  await expect(card(page, soldOut.name)).toBeHidden();
  const prices = await shownPricesRand(page);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(soldOut.category);
  await expect(page.getByRole('button', { name: 'In stock only' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`/shop?${category}&stock=in`);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('featured');
  await page.goBack();
  await expect(card(page, soldOut.name)).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .last(),
  ).toContainText('Out of stock');
});

test('a search forgives typing mistakes, and one that finds nothing leads on', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  const { name } = await staff.addProduct({ name: 'Zanshin Bokken', category: 'Weapons' });
  await page.goto('/shop');
  await expect(card(page, name)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the shop' });
  await search.fill('zanshni bokens');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('heading')).toHaveText([name]);
  await expect(page.getByRole('status').filter({ hasText: 'product' })).toHaveText(/^1 of \d+ products$/);
  await expect(page.getByRole('combobox', { name: 'Sort' }).getByRole('option').first()).toHaveText('Best match');
  await expect(page).toHaveURL('/shop?q=zanshni+bokens');

  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Apparel' });
  await expect(page.getByText('No products match “zanshni bokens”')).toBeVisible();
  await expectNoViolation(page, 'nothing found', [390]);
  await page.getByRole('button', { name: 'Search the whole shop' }).click();
  await expect(card(page, name)).toBeVisible();
  await search.fill('kayak');
  await expect(page.getByText('No products match “kayak”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(card(page, name)).toBeVisible();
  await expect(page).toHaveURL('/shop');
});

test('a category with nothing in it says so, and leads back to all', async ({ page }) => {
  await page.goto('/shop?category=Boats');
  await expect(page.getByText('No products found in this category')).toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
});

test('what fails is taken back and told, and a refusal is told in the words of the shop', async ({
  page,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const bag = await staff.addProduct({ name: 'Bag that fails', stock: 2 });
  await page.goto('/shop');
  const add = card(page, bag.name).getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeVisible();

  await page.route(CART_CALLS, (route) => route.abort());
  await add.click();
  await expect(toast(page, 'Error')).toContainText('Failed to add item to cart.');
  await expect(add).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart');
  await page.unroute(CART_CALLS);
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('net::ERR_FAILED')));

  // Somebody else buys all but one in between.
  await add.click();
  await expect(card(page, bag.name)).toContainText('1 in cart');
  await staff.changeProduct(bag.id, { stock: 1 });
  await card(page, bag.name).getByRole('button', { name: 'One more' }).click();
  await expect(toast(page, 'Error')).toContainText(`Failed to add item to cart. Only 1 left of ${bag.name}`);
  await expect(card(page, bag.name)).toContainText('1 in cart');
  await expect(card(page, bag.name)).toContainText('1 in stock');
});

test('two tabs show one cart, fast clicks all count, and who only looks asks for no cart', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const { name } = await staff.addProduct({ name: 'Pads for two tabs', stock: 50 });
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/cart')) asked.push(request.method());
  });
  const other = await context.newPage();
  await other.goto('/shop');
  await page.goto('/shop');
  await expect(card(other, name)).toBeVisible();
  await expect(card(page, name)).toBeVisible();
  expect(asked).toEqual([]);

  await card(page, name).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card(other, name)).toContainText('1 in cart');
  const more = card(page, name).getByRole('button', { name: 'One more' });
  await more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 7; click += 1) button.click();
  });
  await expect(card(page, name)).toContainText('8 in cart');
  await expect(card(other, name)).toContainText('8 in cart');
  await card(other, name).getByRole('button', { name: 'One less' }).click();
  await expect(card(page, name)).toContainText('7 in cart');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 7 items');
});

test('a tab that asked for the cart before the change asks again after it', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { name } = await staff.addProduct({ name: 'Pads for a slow tab' });
  const other = await context.newPage();
  await other.goto('/shop');
  await page.goto('/shop');
  const [asked, told] = [gate(), gate()];
  await other.route(
    '**/api/cart/*',
    async (route) => {
      const response = await route.fetch();
      asked.open();
      await told.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.route('**/api/cart', async (route) => {
    await asked.opened;
    await route.continue();
  });
  await card(page, name).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Added to Cart')).toHaveCount(1);
  told.open();
  await expect(card(other, name)).toContainText('1 in cart');
});

test('nothing jumps while the shop loads, with a cart and with filters in the address', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  const { name } = await staff.addProduct({ name: 'Rope that stays' });
  await page.goto('/shop');
  await card(page, name).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Added to Cart')).toHaveCount(1);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/shop?sort=name&stock=in');
    await expect(card(page, name)).toContainText('1 in cart');
    expect(await layoutShift(page), `layout shift at ${viewport.width} px`).toBeLessThanOrEqual(0.01);
  }
});

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function card(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

function toast(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).filter({ hasText: title });
}

async function shownPricesRand(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('list', { name: 'Products' })
    .getByText(/^R[\d\s]+\.\d\d$/)
    .allTextContents();
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
}
