/** A back-office that the browser translates goes on: React would fail on texts that it no longer finds. */
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { translatePage } from '../support/page-translator.js';

/** Each of them failed as a whole when its form was refused. */
const SCREENS = ['Courses', 'Corporate Clients', 'Recurring Invoices', 'API Keys'];

test('what a form refuses', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const main = page.getByRole('main');
  await page.goto('/admin');
  await expect(menu.getByRole('link', { name: 'Courses', exact: true })).toBeVisible();
  await translatePage(page);
  for (const screen of SCREENS) {
    await menu.getByRole('link', { name: `«${screen}»`, exact: true }).click();
    await main
      .getByText(/^«(Add|New) /)
      .first()
      .click();
    await page.locator('form [type=submit]').last().click();
    await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await menu.getByRole('link', { name: '«Dashboard»', exact: true }).click();
  await expect(main.getByRole('region', { name: 'Counts' })).toContainText('«');
});
