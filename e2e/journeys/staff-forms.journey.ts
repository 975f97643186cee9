/** The forms of FAQs and classes, driven through every rule of spec 3 section 5 and every refusal of the server. */
import type { Locator } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';

test('the FAQ form says what is wrong and keeps what was typed', async ({ page, context, school, faults }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/faq');
  const form = page.getByRole('region', { name: 'Add FAQ' });
  const submit = form.getByRole('button', { name: 'Add FAQ' });
  await submit.click();
  await expect(form.getByText('Question must be at least 5 characters')).toBeVisible();
  await expect(form.getByText('Answer must be at least 10 characters')).toBeVisible();
  await expect(form.getByLabel('Question')).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveText('General');
  await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
  await expectNoViolation(page, 'the form with its errors', [1440]);
  await form.getByLabel('Question').fill('May I watch a class?');
  await expect(form.getByText('Question must be at least 5 characters')).toBeHidden();
  await form.getByLabel('Answer').fill('Yes, come ten minutes early.');
  await expectRefusalsKept({ page, faults, url: '**/api/admin/faqs', form, submit }, async () => {
    await expect(form.getByLabel('Question')).toHaveValue('May I watch a class?');
    await expect(form.getByLabel('Answer')).toHaveValue('Yes, come ten minutes early.');
  });
});

test('the class form says what is wrong and keeps what was typed', async ({ page, context, school, faults }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/class-schedule');
  const form = page.getByRole('region', { name: 'Add class schedule' });
  const submit = form.getByRole('button', { name: 'Add class schedule' });
  await expect(form.getByRole('combobox', { name: 'Day' })).toHaveText('Monday');
  await expect(form.getByRole('combobox', { name: 'Level' })).toHaveText('Beginner');
  await choose(form, 'Day', 0);
  await choose(form, 'Level', 0);
  await submit.click();
  for (const sentence of [
    'Day is required',
    'Start time is required',
    'End time is required',
    'Class name is required',
    'Level is required',
  ])
    await expect(form.getByText(sentence)).toBeVisible();
  await expect(form.getByLabel('Class name')).toBeFocused();
  await expectNoViolation(page, 'the form with its errors', [1440]);
  await choose(form, 'Day', 7);
  await choose(form, 'Level', 4);
  // An hour of its own: beside another class the form says so too.
  await form.getByLabel('Start time').fill('03:20');
  await form.getByLabel('End time').fill('03:10');
  await form.getByLabel('Class name').fill('Night Kali');
  await submit.click();
  await expect(form.getByText('End time must be after the start time')).toBeVisible();
  await expect(form.getByLabel('End time')).toBeFocused();
  await form.getByLabel('End time').fill('03:40');
  await expectRefusalsKept({ page, faults, url: '**/api/admin/class-schedules', form, submit }, async () => {
    await expect(form.getByLabel('Class name')).toHaveValue('Night Kali');
    await expect(form.getByRole('combobox', { name: 'Day' })).toHaveText('Sunday');
  });
});

/** By keyboard: the first choice is none. */
async function choose(form: Locator, label: string, at: number): Promise<void> {
  await form.getByRole('combobox', { name: label }).focus();
  await form.page().keyboard.press('Enter');
  await form.page().keyboard.press('Home');
  for (let step = 0; step < at; step += 1) await form.page().keyboard.press('ArrowDown');
  await form.page().keyboard.press('Enter');
  await expect(form.page().getByRole('listbox')).toBeHidden();
}
