/** A list of the back-office as a CSV file: what its search leaves, in its order; of some for a period. */
import { readFile } from 'node:fs/promises';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { EXPORT_PERIOD } from '#libs/contracts/export-period';
import { addClient, addInvoice, INVOICE_LINES } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { fillOrders } from '../support/many-records.mjs';
import { readPdf } from '../support/read-pdf.mjs';
import { StaffApi } from '../support/staff-api.js';
import { oweMuch } from '../support/unpaid-invoices.mjs';

/** More records than are answered at once. */
const LONG = 10_001;
/** More lines than a PDF has that is answered at once. */
const LONG_PAPER = 1_001;

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

test('what came in for the invoices that are shown is exported for a period', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Namib Freight', email: 'accounts@namib.example' });
  const { id, invoiceNumber } = await addInvoice(staff, client, INVOICE_LINES);
  for (const [date, amount] of [
    ['2026-03-31', 100],
    ['2026-04-01', 12_345],
  ])
    await staff.write('POST', `/api/admin/invoices/${id}/payments`, { date, amount, method: 'eft' });
  await page.goto('/admin/invoices');
  await page.getByLabel('Search').fill('namib');
  await expect(page).toHaveURL(/namib/);
  await expect(page.getByText(invoiceNumber).first()).toBeVisible();
  const opener = page.getByRole('button', { name: 'Export to CSV' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Export to CSV' });
  await expect(dialog.getByRole('combobox', { name: 'What' })).toBeFocused();
  await dialog.getByLabel('What').click();
  await page.getByRole('option', { name: 'Payments' }).click();
  await dialog.getByLabel('From').fill('2026-04-02');
  await dialog.getByLabel('To', { exact: true }).fill('2026-04-01');
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByLabel('From')).toHaveAccessibleDescription(EXPORT_PERIOD.reversed);
  await dialog.getByLabel('From').fill('2026-04-01');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('invoice-payments-2026-04-01-to-2026-04-01.csv');
  const [, line, ...more] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(line).toContain(`2026-04-01,123.45,eft,,${invoiceNumber},Namib Freight,pending,`);
  expect(more).toEqual([]);
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByLabel('From').fill('2026-04-01');
  await page.keyboard.press('Escape');
  await expect(dialog, 'nothing is lost by leaving, and nothing is asked').toBeHidden();
  await expect(opener).toBeFocused();
});

test('a long list is written in the background, also when the tab is closed, and fetched when it is ready', async ({
  page,
  context,
  school,
}) => {
  await fillOrders(await school.databaseUrl(), LONG);
  await signInAtOnce(context, school);
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await page.getByRole('dialog', { name: 'Export to CSV' }).getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText(/^This is a long list/)).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto('/admin/faq');
  const work = next.getByRole('region', { name: 'Background tasks' });
  await expect(work.getByText('orders.csv is ready')).toBeVisible();
  await expectNoViolationInBothColours(next, 'a file that is ready');
  const saving = next.waitForEvent('download');
  await work.getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.length - 1).toBeGreaterThanOrEqual(LONG);
  await work.getByRole('button', { name: 'Dismiss: orders.csv is ready' }).click();
  await expect(work).toBeHidden();
});

test('the same press makes the PDF of a long statement in the background', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const client = await addClient(await StaffApi.signIn(school), { name: 'Kalahari Tours', email: 'pay@tours.example' });
  await oweMuch(await school.databaseUrl(), client.id, LONG_PAPER);
  await page.goto('/admin/corporate-clients');
  await page.getByRole('button', { name: 'Statement of Kalahari Tours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statement' });
  await dialog.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.getByText(/^This is a long document/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const work = page.getByRole('region', { name: 'Background tasks' });
  await expect(work.getByText(/^Statement-Kalahari-Tours-\S+\.pdf is ready$/)).toBeVisible({ timeout: 30_000 });
  const saving = page.waitForEvent('download');
  await work.getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Statement-Kalahari-Tours-[\d-]+\.pdf$/);
  const { pages } = await readPdf(new Uint8Array(await readFile(await file.path())));
  const numbers = pages.flatMap(({ text }) => text.match(/INV-2002-\d+/g) ?? []);
  expect(new Set(numbers).size).toBe(LONG_PAPER);
});
