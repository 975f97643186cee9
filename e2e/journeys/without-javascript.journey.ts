/** What only a script can show says so without one, and whom to ask instead. */
import { school as facts } from '#libs/school/school';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test.use({ javaScriptEnabled: false });

/** Texts of `noscript` are no elements. */
const IN_SIGHT = { useInnerText: true };
const SECRET = 'a'.repeat(43);

for (const address of [
  '/free-trial',
  '/free-trial?style=krav',
  `/free-trial/booking?token=${SECRET}`,
  '/course-sign-up?course=1',
  `/course-sign-up/place?token=${SECRET}`,
  `/quote/${SECRET}`,
])
  test(`${address} says that it needs JavaScript, and that one can call`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main).toContainText('JavaScript is switched off', IN_SIGHT);
    await expect(main).toContainText(facts.phone.display, IN_SIGHT);
    await expect(main).not.toContainText('Loading');
  });

test('the page of a product says how it is ordered', async ({ page, school }) => {
  const { id } = await (await StaffApi.signIn(school)).addProduct({ name: 'Unscripted Pads', price: 10_000 });
  await page.goto(`/shop/${id}-unscripted-pads`);
  await expect(page.getByRole('main')).toContainText('JavaScript, which is switched off', IN_SIGHT);
  await expect(page.getByRole('main')).toContainText(facts.phone.display, IN_SIGHT);
});
