/** The messages of the back-office, in its table as on its cards. */
import type { Locator, Page } from '@playwright/test';

export function rowOf(page: Page, id: number): Locator {
  return page.locator(`[data-message="${id}"]`);
}

export function linkOf(page: Page, id: number): Locator {
  return page.locator(`#message-${id}`);
}
