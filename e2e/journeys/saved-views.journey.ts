import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { expectNoViolation } from '../support/axe.js';

test('a list is kept under a name, found again, and removed', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/orders');
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  const button = page.getByRole('button', { name: 'Saved views' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // As on a slow computer, and without waiting for the tab: the search keeps what the tab has just chosen.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await page.getByLabel('Search by order number, name, email or phone').fill('a');
  await expect(page).toHaveURL(/filter=(?=.*pending).*%22q%22%3A%22a%22/);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  await test.step('by keyboard alone', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('No saved views yet.');
    await dialog.getByLabel('Save this list as').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await page.keyboard.type('Waiting for the courier');
    await page.keyboard.press('Enter');
    await expect(page.getByText('View saved')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('after a logout and a login too', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await signInByForm(page, await school.superUser());
    await page.getByRole('navigation', { name: 'Admin' }).waitFor();
    await expect(page.getByLabel('Username')).toBeHidden();
    await page.goto('/admin/orders');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await button.click();
    await dialog.getByRole('link', { name: 'Waiting for the courier' }).click();
    await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Search by order number, name, email or phone')).toHaveValue('a');
  });

  await test.step('no name twice; the one that shows is marked', async () => {
    await button.click();
    await expect(dialog.getByRole('link', { name: 'Waiting for the courier' })).toHaveAttribute('aria-current', 'true');
    await dialog.getByLabel('Save this list as').fill('waiting for the courier ');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog.getByText('There is already a view with this name')).toBeVisible();
    await expectNoViolation(page, 'the saved views');
  });

  await test.step('removed, with a way back', async () => {
    const remove = dialog.getByRole('button', { name: 'Remove view Waiting for the courier' });
    await remove.click();
    await expect(dialog).toContainText('No saved views yet.');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();
    await remove.click();
    await expect(dialog).toContainText('No saved views yet.');
  });
});
