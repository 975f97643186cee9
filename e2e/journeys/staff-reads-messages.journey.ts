import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { linkOf, rowOf } from '../support/inbox.js';
import { leaveMessages } from '../support/left-messages.js';

const PHONE = { width: 390, height: 844 };

test('everyone can use the inbox, on a phone too', async ({ page, context, school }) => {
  const [second = 0, first = 0] = await leaveMessages(school, [
    { fullName: 'Lindi Last', subject: 'Second on a phone' },
    { fullName: 'Farai First', subject: 'First on a phone' },
  ]);
  await signInAtOnce(context, school);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/messages');
  await expect(rowOf(page, first)).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search in messages' });
  await expect(search).toBeFocused();
  await page.keyboard.type('Lindi /e');
  await expect(search, 'there it is a letter').toHaveValue('Lindi /e');
  await search.fill('Lindi');
  await expect(rowOf(page, first)).toHaveCount(0);
  await search.fill('');
  await rowOf(page, first).getByRole('checkbox').click();
  await expectNoViolationInBothColours(page, 'the list with a selection');

  await page.setViewportSize(PHONE);
  await page.keyboard.press('Escape');
  const firstRow = page.locator('[data-message]').first();
  await expect(firstRow).toBeVisible();
  expect((await firstRow.boundingBox())!.y, 'in the upper third').toBeLessThan(PHONE.height / 3);
  await expect(page.getByRole('combobox', { name: 'By status' })).toBeHidden();
  await linkOf(page, first).click();
  const dialog = page.getByRole('dialog', { name: 'Message' });
  await expect(dialog.getByRole('heading', { name: 'First on a phone' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(dialog.getByRole('heading', { name: 'Second on a phone' })).toBeFocused();
  await expectNoViolationInBothColours(page, 'an open message', [PHONE.width, 1440]);
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(linkOf(page, second)).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Archive, or restore from the archive')).toBeVisible();
  await expect(help.getByText('Search', { exact: true })).toBeVisible();
  await expectNoViolationInBothColours(page, 'the shortcuts', [PHONE.width]);
  await help.getByRole('switch', { name: 'Shortcuts on this screen' }).click();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help, 'turned off').toHaveCount(0);
});
