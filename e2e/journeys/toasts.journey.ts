import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';

const AREA = 'Notifications (F8)';
const STEPS = 15;
const STEP_MS = 100;
const WEEKDAY_MORNING = new Date('2026-11-18T10:00:00+02:00');

/** A page whose clock only the journey moves, with a toast just shown by `Add to calendar`. */
async function showToast(page: Page): Promise<Locator> {
  await page.clock.install({ time: WEEKDAY_MORNING });
  await page.goto('/class-schedule');
  await expect(saveCalendar(page)).toBeVisible();
  await page.clock.pauseAt(new Date(WEEKDAY_MORNING.getTime() + 3_600_000));
  return showAgain(page);
}

/** Another one, which is not mistaken for the one before it. */
async function showAgain(page: Page): Promise<Locator> {
  const toast = page.getByRole('region', { name: AREA }).getByRole('status').filter({ hasText: 'Calendar file saved' });
  await toast.evaluateAll((before) => {
    for (const one of before) one.setAttribute('data-before', '');
  });
  await saveCalendar(page).focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.clock.runFor(20); // what brings it in, and the one before out, asks for frames
    expect(await toast.and(page.locator(':not([data-before])')).count()).toBe(1);
    expect(await toast.count()).toBe(1);
  }).toPass({ intervals: [20] });
  await page.clock.runFor(400);
  await expect(toast).toBeVisible();
  return toast;
}

/** Small steps at the end, since what would move it out asks for frames. */
async function expectStays(page: Page, toast: Locator, forMs: number): Promise<void> {
  await page.clock.runFor(forMs - STEPS * STEP_MS);
  for (let step = 0; step < STEPS; step += 1) await page.clock.runFor(STEP_MS);
  await expect(toast).toHaveCount(1);
}

async function expectGone(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100); // what moves it out
    expect(await toast.count()).toBe(0);
  }).toPass();
}

function saveCalendar(page: Page): Locator {
  return page.getByRole('link', { name: 'Add to calendar: all classes' });
}

test('a toast goes after five seconds, not before, and the next one has its own five', async ({ page }) => {
  const toast = await showToast(page);
  await expectStays(page, toast, 4000);
  await showAgain(page);
  await expectStays(page, toast, 4000);
  await page.clock.runFor(500);
  await expectGone(page, toast);
});

test('the next one takes the place of the one before at once, however long that takes to go', async ({ page }) => {
  const toast = await showToast(page);
  await page.addStyleTag({
    content:
      '.ant-notification-notice { animation-duration: 3600s !important; transition-duration: 3600s !important; }',
  });
  await showAgain(page);
  await expect(toast).toHaveCount(1);
  await expect(page.locator('[data-before]')).toBeHidden();
});

test('it stays while the pointer is on it, and then for the rest of its time', async ({ page }) => {
  const toast = await showToast(page);
  await toast.hover();
  await expectStays(page, toast, 20_000);
  await page.mouse.move(200, 600);
  await expectStays(page, toast, 3000);
  await page.clock.runFor(1500);
  await expectGone(page, toast);
});

test('F8 leads into it and holds it; Close and Escape lead back to where one was', async ({ page }) => {
  const toast = await showToast(page);
  const area = page.getByRole('region', { name: AREA });
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saveCalendar(page)).toBeFocused();
  await expectGone(page, toast);

  await showAgain(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(saveCalendar(page)).toBeFocused();
  await expectGone(page, toast);
});

test('dragged 50 pixels to the right it goes, 40 pixels bring it back', async ({ page }) => {
  const toast = await showToast(page);
  const drag = async (byPx: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no place on the screen');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + byPx, box.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await drag(40);
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  await expect(toast).not.toHaveAttribute('style', /translate: \d/);
  await drag(51);
  await expectGone(page, toast);
});
