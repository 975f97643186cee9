/** What staff do with the rows or cards of a list that they arrange themselves. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Drags a row or card by its dots to the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.getByRole('button', { name: /^Arrange/ }).hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 4 });
  await page.mouse.up();
}

/** By keyboard; Escape deletes nothing and leads back to the button. @param noun "instructor", as the dialog says it */
export async function deleteAfterBeingAsked(page: Page, noun: string, name: string): Promise<void> {
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await remove.press('Enter');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: `Delete ${noun}` });
  await expect(asked).toContainText(`Are you sure you want to delete this ${noun}?`);
  await asked.getByRole('button', { name: 'Delete' }).click();
}
