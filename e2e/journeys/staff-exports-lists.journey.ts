/** A list of the back-office as a CSV file: what its search leaves, in its order. */
import { readFile } from 'node:fs/promises';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('the FAQs that a search leaves are exported in their order', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const ids: number[] = [];
  for (const question of ['Is a zebra allowed?', '=Zebra(1)', 'Which belt is first?'])
    ids.push(
      (await staff.addFaq({ question, answer: 'That depends on the day.', category: 'general', isActive: true })).id,
    );
  await page.goto('/admin/faq?sort=question&order=DESC');
  await page.getByLabel('Search').fill('zebra');
  await expect(page.getByText('Which belt is first?')).toBeHidden();
  await expect(page.getByText('Is a zebra allowed?').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('faq.csv');
  expect((await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'question,answer,category,isActive,id',
    `Is a zebra allowed?,That depends on the day.,general,true,${ids[0]}`,
    `'=Zebra(1),That depends on the day.,general,true,${ids[1]}`,
  ]);
});
