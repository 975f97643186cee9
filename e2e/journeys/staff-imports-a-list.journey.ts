/** A CSV file into a list: checked, corrected, imported, and taken back. */
import type { Page } from '@playwright/test';
import { IMPORT_RULES } from '#libs/contracts/import';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const NEW = 'May I bring a friend?';
const KEPT = 'Is there a shower?';

test('a file is checked, imported, found again after a reload, and undone', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  await staff.addFaq({ question: KEPT, answer: 'Yes, there is one.', category: 'general', isActive: true });
  await page.goto('/admin/faq');
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from CSV' });
  await expect(dialog).toContainText('None yet.');
  await expectNoViolationInBothColours(page, 'choosing a file');

  await choose(page, 'questions.xlsx', 'PK');
  await expect(dialog.getByRole('alert')).toHaveText(IMPORT_RULES.content.otherKind);
  await choose(page, 'questions.csv', 'colour,size\nred,4');
  await expect(dialog.getByRole('alert')).toContainText('has none of the columns');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  expect((await saving).suggestedFilename()).toBe('faqs-template.csv');

  await choose(page, 'questions.csv', `question,answer,colour\n${KEPT},Yes,red\n${NEW},"Yes, on Fridays.",red`);
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Refused 1');
  await expect(dialog.getByRole('tabpanel')).toContainText('Row 2');
  await expect(dialog.getByRole('tabpanel')).toContainText('Row 2RefusedAnswer must be at least 10 characters');
  await expect(dialog).toContainText('Columns that are not in this list are ignored: colour.');
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await expectNoViolationInBothColours(page, 'a file that is refused');

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'corrected.csv', `question;answer\n${KEPT};Yes, two of them.\n${NEW};Yes, on Fridays.`);
  const rows = dialog.getByRole('tabpanel');
  await expect(rows).toContainText('answer from “Yes, there is one.” to “Yes, two of them.”');
  await dialog.getByRole('tab', { name: 'New 1' }).click();
  await expect(rows).toContainText(NEW);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByText(/^Imported\. It can be undone until/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(NEW).first()).toBeVisible();

  await page.reload();
  // As wide as a phone since its colours were checked: there the tools wait behind one button.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'corrected.csv' })).toContainText('Imported');
  await dialog.getByRole('button', { name: 'Show corrected.csv' }).click();
  await page.reload();
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('This import was undone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(NEW)).toHaveCount(0);
  await expect(page.getByText('Yes, there is one.').first()).toBeVisible();
});

test('an import that is refused at the last moment says why, and one under way is cancelled', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  await page.goto('/admin/faq#import');
  const dialog = page.getByRole('dialog', { name: 'Import from CSV' });
  await choose(page, 'late.csv', `question,answer\n${NEW},"Yes, on Fridays."`);
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  await staff.addFaq({ question: NEW, answer: 'Somebody was faster.', category: 'general', isActive: true });
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`records have changed since the file was checked: ${NEW}`);

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  const many = Array.from({ length: 5_000 }, (_, at) => `Question number ${at}?,The answer to question ${at}.`);
  await choose(page, 'many.csv', ['question,answer', ...many].join('\n'));
  await dialog.getByRole('button', { name: 'Import 5000 rows' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('This was cancelled, and nothing was changed')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 5000 rows' })).toBeVisible();
});

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.getByTestId('import-file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}
