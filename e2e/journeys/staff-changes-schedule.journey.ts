import { devices, type Page } from '@playwright/test';
import { expect, signInByForm, test } from '../support/fixtures.js';

const CLASS_NAME = 'Sunrise Krav Maga';

test('staff adds a class, visitors see it; staff deactivates it, it is gone', async ({ page, school, browser }) => {
  const { password } = await school.superUser();
  expect(school.printed).toContain(password);

  await page.goto('/admin/class-schedule');
  await signInByForm(page, school);
  await expect(page.getByRole('heading', { name: 'Class Schedule Management' })).toBeVisible();

  await test.step('adds a class', async () => {
    await page.getByRole('link', { name: /add/i }).or(page.getByRole('button', { name: /add/i })).first().click();
    await choose(page, 'Day', 'Sunday');
    await page.getByLabel('Start time').fill('06:30');
    await page.getByLabel('End time').fill('07:45');
    await page.getByLabel('Class name').fill(CLASS_NAME);
    await choose(page, 'Level', 'All Levels');
    await page.getByLabel('Instructor').fill('Thandi');
    await page.getByRole('button', { name: /^(save|add|create)/i }).click();
    await expect(page.getByText(CLASS_NAME).first()).toBeVisible();
  });

  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: school.url });
  const visitorOnPhone = await phone.newPage();
  const desktop = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: school.url });
  const visitorAtDesk = await desktop.newPage();

  await test.step('a visitor sees it on a phone', async () => {
    await visitorOnPhone.goto('/class-schedule');
    const card = visitorOnPhone.getByText(CLASS_NAME).locator('visible=true').first();
    await expect(card).toBeVisible();
    await expect(visitorOnPhone.getByText(/06:30.{1,3}07:45/).locator('visible=true').first()).toBeVisible();
    await expect(visitorOnPhone.getByText('Level: All Levels').locator('visible=true').first()).toBeVisible();
  });

  await test.step('a visitor sees it on a desktop screen', async () => {
    await visitorAtDesk.goto('/class-schedule');
    const block = visitorAtDesk.getByText(CLASS_NAME).locator('visible=true').first();
    await expect(block).toBeVisible();
    const box = await block.boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(40);
  });

  await test.step('staff deactivates it', async () => {
    await page.goto('/admin/class-schedule');
    await page.getByText(CLASS_NAME).first().click();
    await page.getByLabel(/^active/i).uncheck();
    await page.getByRole('button', { name: /^(save|update)/i }).click();
    await expect(page.getByText('Inactive').first()).toBeVisible();
  });

  await test.step('visitors no longer see it', async () => {
    for (const visitor of [visitorOnPhone, visitorAtDesk]) {
      await visitor.reload();
      await expect(visitor.getByText('Beginner').locator('visible=true').first()).toBeVisible();
      await expect(visitor.getByText(CLASS_NAME)).toHaveCount(0);
    }
  });
  await phone.close();
  await desktop.close();
});

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
