/** Where the keyboard goes on when what had the focus is gone (WCAG 2.4.3). */
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('after a row is deleted the keyboard goes on at the next one', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  for (const name of ['Focus A', 'Focus B'])
    await staff.write('POST', '/api/admin/reply-templates', { title: name, text: 'Thank you.' });
  await signInAtOnce(context, school);
  await page.goto(`/admin/reply-templates?filter=${encodeURIComponent(JSON.stringify({ q: 'Focus' }))}`);
  const deleting = (name: string) => page.getByRole('button', { name: `Delete ${name}` });
  await deleting('Focus A').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(deleting('Focus A')).toHaveCount(0);
  await expect(deleting('Focus B')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(deleting('Focus B')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /templates/i })).toBeFocused();
});
