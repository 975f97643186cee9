/** Who did what: from a record to its history, and back what was deleted (CONTRACT section 10). */
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

test('staff sees who changed an FAQ, from what to what, and restores it after it was deleted', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/faq/create');
  await page.getByLabel('Question').fill('Is there parking at the club?');
  await page.getByLabel('Answer').fill('Yes, in front of the club.');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  const named = page.getByRole('link', { name: 'Is there parking at the club?', exact: true });
  await named.click();
  await page.getByLabel('Answer').fill('Yes, behind the club.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await named.click();
  await page.getByRole('link', { name: 'History' }).click();

  const changed = page.getByRole('row').filter({ hasText: 'Changed FAQ' });
  await expect(changed).toContainText('Answer: Yes, in front of the club. → Yes, behind the club.');
  await expect(page.getByText(/^The history of FAQ \d+\.$/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await changed.getByRole('link', { name: 'Is there parking at the club?' }).click();

  const row = page.getByRole('row').filter({ hasText: 'Is there parking at the club?' });
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('FAQ deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Deleted FAQ' })).toBeVisible();
  await expectNoViolationInBothColours(page, 'the activity log');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Restore Is there parking at the club?' }).press('Enter');
  await expect(page.getByText('Restored: Is there parking at the club?')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Restored FAQ' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Deleted FAQ' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^All activity/ })).toBeFocused();
  await page.getByRole('link', { name: 'FAQ Management' }).click();
  await expect(row).toContainText('Yes, behind the club.');
});
