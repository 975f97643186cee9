/** Where one is signed in, and how to leave there (CONTRACT section 10). */
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('staff sees where they are signed in, ends one session, then all', async ({ page, context, school }) => {
  await StaffApi.signIn(school);
  await signInAtOnce(context, school);
  await page.goto('/admin/faq');
  await page.getByRole('button', { name: "Where you're signed in" }).click();
  const dialog = page.getByRole('dialog', { name: "Where you're signed in" });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectNoViolationInBothColours(page, 'where one is signed in');
  await page.setViewportSize({ width: 1440, height: 900 });
  await rows.getByRole('button', { name: /^Sign out of/ }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a dialog whose code cannot be fetched leaves the screen and what is typed standing', async ({
  page,
  context,
  school,
  faults,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/faq');
  await page.getByLabel('Question').fill('May I watch a class first?');
  await page.route('**/assets/{SignIns,JumpDialog}-*.js', (route) => route.abort());
  await page.getByRole('button', { name: "Where you're signed in" }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByLabel('Question')).toHaveValue('May I watch a class first?');
  faults.length = 0;
});
