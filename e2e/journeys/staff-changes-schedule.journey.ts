import { devices, type Browser, type Page } from '@playwright/test';
import { expect, signInByForm, test } from '../support/fixtures.js';
import { SchoolServer } from '../support/school-server.mjs';

const CLASS_NAME = 'Sunrise Krav Maga';
const CALLED = `${CLASS_NAME}, Sunday 06:30`;

test('staff signs in with the printed password, adds a class, visitors see it; deactivates it, it is gone', async ({
  page,
  browser,
}) => {
  // Started as a person would, because only then is the password printed.
  const school = await SchoolServer.open('scripts/start.mjs');
  try {
    const password = /^ +Password +(\S+)/m.exec(school.printed)?.[1] ?? '';
    await page.goto(`${school.url}/admin/class-schedule`);
    await signInByForm(page, { username: 'admin', password });
    await expect(page.getByRole('heading', { level: 1, name: 'Class Schedule Management' })).toBeVisible();
    await addClass(page);

    const visitors = [await onPhone(browser, school), await atDesk(browser, school)];
    for (const visitor of visitors) await test.step('a visitor sees it', () => expectClassShown(visitor));
    await test.step('staff deactivates it', () => deactivate(page));
    for (const visitor of visitors) await test.step('the visitor no longer sees it', () => expectClassGone(visitor));
    for (const visitor of visitors) await visitor.context().close();
  } finally {
    await school.close();
  }
});

async function addClass(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Add class schedule' });
  await choose(page, 'Day', 'Sunday');
  await form.getByLabel('Start time').fill('06:30');
  await form.getByLabel('Class name').fill(CLASS_NAME);
  await choose(page, 'Level', 'All Levels');
  await form.getByLabel('Instructor').fill('Thandi');
  await form.getByLabel('End time').fill('7.45');
  await form.getByLabel('End time').press('Enter');
  await expect(page.getByRole('row').filter({ hasText: CLASS_NAME })).toContainText('Thandi');
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('region', { name: 'Add class schedule' }).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function deactivate(page: Page): Promise<void> {
  const active = page.getByRole('switch', { name: `${CALLED}: active` });
  await active.click();
  await expect(page.getByRole('row').filter({ hasText: CLASS_NAME })).toContainText('Inactive');
  await expect(active).not.toBeChecked();
}

async function onPhone(browser: Browser, school: SchoolServer): Promise<Page> {
  return (await browser.newContext({ ...devices['Pixel 7'], baseURL: school.url })).newPage();
}

async function atDesk(browser: Browser, school: SchoolServer): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: school.url })).newPage();
}

async function expectClassShown(visitor: Page): Promise<void> {
  await visitor.goto('/class-schedule');
  const shown = visitor.getByText(CLASS_NAME).locator('visible=true').first();
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  expect(box?.width ?? 0, 'wide enough to read').toBeGreaterThan(40);
  await expect(
    visitor
      .getByText(/06:30.{1,3}07:45/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expect(visitor.getByText('All Levels').locator('visible=true').first()).toBeVisible();
}

async function expectClassGone(visitor: Page): Promise<void> {
  await visitor.reload();
  await expect(visitor.getByText('Beginner').locator('visible=true').first()).toBeVisible();
  await expect(visitor.getByText(CLASS_NAME)).toHaveCount(0);
}
