/** How the server does, and a backup made by hand: for the owner alone. */
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

test('the owner sees how the server does, and makes and downloads a backup', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await expect(page.getByText(/^System: .+\. (No backup yet|Last backup .+)\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'System' }).first().click();
  await expect(page.getByRole('region', { name: 'Database' })).toContainText('Built in');
  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByRole('button', { name: 'Back up now' }).click();
  const made = backups.getByRole('listitem').filter({ hasText: 'By hand' });
  await expect(made).toHaveCount(1);
  await expect(page.getByText('The backup is done')).toBeVisible();
  await expect(backups.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  await expectNoViolationInBothColours(page, 'the system');
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: /^Download / }).click();
  expect((await download).suggestedFilename()).toMatch(/by-hand.*\.backup$/);
  // Told on other screens too, until it is put away.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Dismiss: The backup is done' }).click();
  await expect(page.getByText('The backup is done')).toHaveCount(0);
  // The server looks after itself every ten seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^System: .+\. Last backup .+\.$/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
