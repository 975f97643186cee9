/** A key for a script: made, used, seen in use, deleted (CONTRACT section 10). */
import { API_KEY_RULES } from '#libs/contracts/api-key';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

test('staff makes a key for a script, which works with it until the key is deleted', async ({
  page,
  context,
  school,
  request,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/api-keys');
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New API key' }).click();
  const form = page.getByRole('region', { name: 'New API key' });
  await expect(form.getByLabel('What it is for')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(form.getByText(API_KEY_RULES.name.required)).toBeVisible();
  await expect(form.getByText(API_KEY_RULES.resources.required)).toBeVisible();
  await form.getByLabel('What it is for').fill('Warehouse stock');
  await form.getByLabel('Products').check();
  await expectNoViolationInBothColours(page, 'the form of a key');
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: 'Create API key' }).click();

  const made = page.getByRole('region', { name: 'The key for Warehouse stock' });
  await expect(made.getByRole('heading')).toBeFocused();
  const headers = { Authorization: `Bearer ${await made.locator('code').innerText()}` };
  const row = page.getByRole('row').filter({ hasText: 'Warehouse stock' });
  await expect(row).toContainText('Never');
  expect((await request.get('/api/admin/products', { headers })).status()).toBe(200);
  expect((await request.get('/api/admin/orders', { headers })).status()).toBe(403);
  await page.reload();
  await expect(made).toHaveCount(0);
  await expect(row).not.toContainText('Never');

  await row.getByRole('button', { name: 'Delete Warehouse stock' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('API key deleted')).toBeVisible();
  expect((await request.get('/api/admin/products', { headers })).status()).toBe(401);
});
