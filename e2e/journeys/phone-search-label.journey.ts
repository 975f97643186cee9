/** At 390 px the label of the orders' search is not cut off; what can be searched by stands below it. */
import { expect, signInAtOnce, test } from '../support/fixtures.js';

test('the search of the orders has a label that fits, and says what it finds', async ({ page, context, school }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAtOnce(context, school);
  await page.goto('/admin/orders');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeVisible();
  const search = page.getByRole('search');
  const cut = await search
    .locator('label, .MuiFormHelperText-root')
    .evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
    );
  expect(cut).toEqual([]);
  await expect(page.getByText('Search by order number, name, email or phone')).toBeVisible();
  await field.fill('nobody');
  await expect(page).toHaveURL(/nobody/);
});
