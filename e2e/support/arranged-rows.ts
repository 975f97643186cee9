import type { Locator, Page } from '@playwright/test';

/** Drags a row or card by its dots to the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.getByRole('button', { name: /^Arrange/ }).hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 4 });
  await page.mouse.up();
}
