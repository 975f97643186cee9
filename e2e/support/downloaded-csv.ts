import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** The name and the lines of the CSV file that a button saves. */
export async function downloadedCsv(page: Page, button: Locator): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') };
}
