/** What is kept about a person: found, exported, erased by the owner (POPIA). */
import { readFile } from 'node:fs/promises';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

const EMAIL = 'forget.me@example.org';

test('the owner searches a person, exports what is kept, and erases it in two presses', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await fetch(`${school.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Refilwe Forget',
      email: EMAIL,
      countryCode: '27',
      phone: '825550199',
      subject: 'Please forget me',
      message: 'I trained with you years ago.',
    }),
  });
  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { level: 1, name: "A Person's Data" })).toBeVisible();
  const found = page.getByRole('region', { name: 'What was found' });

  await page.getByLabel('Phone number').fill('082 555 0199');
  await page.keyboard.press('Enter');
  await expect(found.getByRole('link', { name: 'Please forget me' })).toBeVisible();
  await page.getByLabel('Phone number').fill('');
  await page.getByLabel('Email address').fill(EMAIL.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(found.getByRole('heading', { name: 'Contact messages: 1' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export as a page' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('personal-data.html');
  expect(await readFile(await file.path(), 'utf8')).toContain('I trained with you years ago.');

  await found.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expectNoViolationInBothColours(page, 'erasing a person');
  await dialog.getByLabel('Type the email address again').fill('somebody@example.org');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Type the email address again').fill(EMAIL);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  // It goes on in the background; what is found is looked for again when it is done.
  await expect(page.getByText('We have no data about this person.')).toBeVisible();
  const work = page.getByRole('region', { name: 'Background tasks' });
  await expect(work.getByText(/^Erased: \d records?$/)).toBeVisible();
  await page.goto('/admin/faq');
  await work.getByRole('button', { name: /^Dismiss: Erased/ }).click();
  await expect(work).toBeHidden();
});
