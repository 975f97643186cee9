/** A page that the browser translates goes on saying what is so: amounts, counts, refusals, and what comes later. */
import type { Locator } from '@playwright/test';
import { formatRand } from '#libs/domain/money';
import { expect, test } from '../support/fixtures.js';
import { translatePage, untranslated } from '../support/page-translator.js';
import { StaffApi } from '../support/staff-api.js';
import { takeCart } from '../support/visitor-cart.js';

const PRICE = 19_900;

test('the cart counts on, and refusals at the checkout follow what is typed', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addProduct({ name: 'Translated Wraps', price: PRICE, stock: 9 });
  await takeCart(context, school, [{ productId: id }]);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await translatePage(page);
  const main = page.getByRole('main');
  await expect.poll(() => read(main)).toContain(`Together ${formatRand(PRICE)}`);
  for (const quantity of [2, 3]) {
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect.poll(() => read(main)).toContain(`Together ${formatRand(PRICE * quantity)}`);
    await expect.poll(() => read(main)).toContain(`Cart Items (${quantity})`.toUpperCase());
  }
  await page.locator('main form [type=submit]').click();
  await expect.poll(() => read(main)).toContain('Email address is required');
  await page.locator('[name=customerEmail]').fill('thabo');
  await expect.poll(() => read(main)).toContain('Please enter a valid email address');
  expect(await read(main)).not.toContain('Email address is required');
  await page.getByRole('radio').first().check();
  await expect.poll(() => read(main)).toContain('Total with delivery');
});

test('what comes before, into and out of a translated sentence breaks no page', async ({ page, context }) => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const dates = async () => (await context.request.get('/api/trial-bookings/places')).json();
  const [first] = (await dates()) as { classScheduleId: number; date: string; className: string }[];
  await context.route('**/api/trial-bookings/places', async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(`/free-trial?class=${first!.classScheduleId}&date=${first!.date}`);
  await expect(page.getByRole('link', { name: 'Choose another date' })).toBeVisible();
  await translatePage(page);
  answer();
  await expect.poll(() => read(page.getByRole('main'))).toContain(`${first!.className}, `);
  await expect(page.getByLabel(/Your name/)).toBeVisible();
});

test('the original comes back, and goes on', async ({ page }) => {
  await page.goto('/class-schedule');
  const count = page.getByRole('status').filter({ hasText: /classes/ });
  const words = await count.innerText();
  const restored = await count.evaluate(async (line) => {
    const text = line.firstChild as Text;
    const original = text.data;
    const translation = document.createElement('font');
    translation.textContent = '…';
    text.replaceWith(translation);
    await new Promise(requestAnimationFrame);
    const copy = document.createTextNode(original);
    translation.replaceWith(copy);
    await new Promise(requestAnimationFrame);
    return line.textContent;
  });
  expect(restored).toContain(words.split(' ')[0]);
  expect(await count.innerText()).toBe(words);
  await page.getByRole('button', { name: 'Boxing', exact: true }).click();
  await expect(count).toHaveText(/^\d+ of \d+ classes: Boxing$/);
});

async function read(place: Locator): Promise<string> {
  return untranslated(await place.innerText());
}
