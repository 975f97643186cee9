/** What every invoice screen owes everyone: no barrier in either look, and the browser's Back (CONTRACT section 6). */
import type { Locator, Page } from '@playwright/test';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import type { SchoolServer } from '../support/school-server.mjs';

test('the invoices can be used by everyone', async ({ page, context, school }) => {
  const number = await openInvoices(page, context, school);
  await expectNoViolationInBothColours(page, 'the list');
  for (const [path, name] of [
    ['create', 'Create New Invoice'],
    ['1', 'Edit Invoice'],
    ['1/show', 'Invoice Details'],
  ] as const) {
    await page.goto(`/admin/invoices/${path}`);
    await expect(
      page.getByRole('dialog', { name }).getByRole('button', { name: /^(Create invoice|Save changes|Export PDF)$/ }),
    ).toBeVisible();
    await expectNoViolationInBothColours(page, name);
  }
  // Rows and cards have buttons of their own, so each width opens its dialogs itself.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/invoices');
    const manage = page.getByRole('link', { name: `Manage Items of ${number}` });
    await manage.click();
    await expect(page.getByRole('group', { name: 'Totals' })).toBeVisible();
    await expectNoViolationInBothColours(page, 'Manage Line Items', [width]);
    await page.keyboard.press('Escape');
    await expect(manage).toBeFocused();
    await manage.click();
    await expect(page.getByRole('group', { name: 'Totals' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/invoices$/);
    await page.getByRole('link', { name: 'Invoice Settings' }).click();
    await expect(page.getByRole('region', { name: 'Invoices' }).getByLabel('Company name')).toBeInViewport();
    await page.goBack();
    await page.getByRole('button', { name: `Delete ${number}` }).click();
    await backCloses(page, 'Delete invoice');
    await page.getByRole('link', { name: `View ${number}` }).click();
    expect(await footerRows(page), `rows of buttons at ${width} px`).toBe(width < 600 ? 2 : 1);
    await page.getByRole('button', { name: 'Add credit note' }).click();
    await backCloses(page, 'Add credit note', page.getByLabel('Reason'));
    await expect(page.getByRole('button', { name: 'Add credit note' })).toBeFocused();
  }
});

/** In how many rows the buttons below the details stand. */
async function footerRows(page: Page): Promise<number> {
  const buttons = page
    .getByRole('dialog', { name: 'Invoice Details' })
    .locator('.MuiDialogActions-root .MuiButton-root');
  await expect(buttons).toHaveCount(6);
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  return new Set(tops.map(Math.round)).size;
}

/** The browser's Back closes a dialog and leaves what is below it; what was typed is asked for once. */
async function backCloses(page: Page, name: string, field?: Locator): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  const below = page.url().replace(/#.*/, '');
  await expect(dialog).toBeVisible();
  await field?.fill('Typed');
  await page.goBack();
  if (field)
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave without saving' })
      .click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(below);
}

async function openInvoices(
  page: Page,
  context: Parameters<typeof signInAtOnce>[0],
  school: SchoolServer,
): Promise<string> {
  await signInAtOnce(context, school);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/invoices');
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(page.getByRole('tab', { name: /^All \d/ })).toBeVisible();
  return (await link.textContent()) ?? '';
}
