/**
 * An invoice from the client to the PDF: made, filled, read, taken away, changed and deleted (spec 3 "Invoice
 * management").
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { DEFAULT_INVOICE_NOTE, INVOICE_MESSAGES as SAID, INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';
import { drawnImage } from '../support/drawn-image.js';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';
import { StaffApi } from '../support/staff-api.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'en-GB' });

const LINES = [
  ['Self-defence workshop', '3', '1999.95'],
  ['Workbook', '17', '45.05'],
  ['Travel (km)', '38', '4.64'],
] as const;
/** Of the three, in cents. */
const SUBTOTAL = 3 * 199_995 + 17 * 4_505 + 38 * 464;

test('staff makes an invoice on Net 7 with three lines at 15 %, and takes its PDF and its words away', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const tag = randomUUID().slice(0, 8);
  const client = await staff.addCorporateClient({
    name: `Net Seven ${tag}`,
    paymentTerms: 'Net 7',
    email: `accounts-${tag}@example.org`,
  });
  const other = await staff.addCorporateClient({ name: `Net Ninety ${tag}`, paymentTerms: 'Net 90' });
  await signInAtOnce(context, school);
  await page.goto('/admin/invoices');
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  const items = page.getByRole('dialog', { name: 'Manage Line Items' });

  await test.step('opens the form by keyboard; what is missing is told, the first field has the focus', async () => {
    await page.getByRole('link', { name: 'Create Invoice' }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('combobox', { name: 'Client' })).toBeFocused();
    await expect(form.getByLabel('Notes (optional)')).toHaveValue(DEFAULT_INVOICE_NOTE);
    await form.getByLabel('Tax rate').fill('100.01');
    await form.getByRole('button', { name: 'Create invoice' }).click();
    for (const sentence of [RULES.corporateClientId.required, RULES.dueDate.required, RULES.taxRate.invalid])
      await expect(form.getByText(sentence)).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Client' })).toBeFocused();
  });

  await test.step('the due date follows the terms until it is edited by hand', async () => {
    const due = form.getByLabel('Due date');
    await choose(form, other.name);
    await expect(due).toHaveValue(dueIn('Net 90'));
    await expect(form.getByText(RULES.dueDate.required), 'what is filled in is no fault any more').toHaveCount(0);
    await choose(form, client.name);
    await expect(due).toHaveValue(dueIn('Net 7'));
    await due.fill('2031-01-02');
    await choose(form, other.name);
    await expect(due).toHaveValue('2031-01-02');
    await choose(form, client.name);
    await form.getByRole('button', { name: 'Use the payment terms' }).click();
    await expect(due).toHaveValue(dueIn('Net 7'));
    await form.getByLabel('Tax rate').fill('15');
    await expect(form.getByText('This invoice has no VAT number. Only a VAT vendor may charge VAT.')).toBeVisible();
    await expect(form.getByTestId('sheet')).toContainText(client.name);
    await expect(form.getByTestId('sheet')).toContainText(written(dueIn('Net 7')));
  });

  await test.step('a logo that is none is refused; one that is becomes the default', async () => {
    await form.getByRole('button', { name: /^Issuer and banking details/ }).click();
    await form
      .getByTestId('stormCombatLogo-file')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(form.getByText('Please select a valid image file')).toBeVisible();
    await form.getByTestId('stormCombatLogo-file').setInputFiles(await drawnImage(240, 80));
    await expect(page.getByText(SAID.logoUploaded)).toBeVisible();
  });

  await test.step('what the server has against it is told, and the form stays', async () => {
    await expectRefusalsKept(
      {
        page,
        faults,
        url: '**/api/admin/invoices',
        form,
        submit: form.getByRole('button', { name: 'Create invoice' }),
      },
      async () => {
        await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue(client.name);
        await expect(form.getByLabel('Due date')).toHaveValue(dueIn('Net 7'));
      },
    );
    await form.getByLabel('Notes (optional)').fill('Thank you.');
    const alerts = form.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alerts, 'what is said of what was sent goes with the first change').toHaveCount(0);
    await form.getByLabel('Notes (optional)').fill(DEFAULT_INVOICE_NOTE);
  });

  await test.step('saved, it is pending and comes to nothing, and its lines are asked for', async () => {
    await form.getByRole('button', { name: 'Create invoice' }).click();
    await page.getByText(SAID.created).hover();
    await expect(items).toContainText(client.name);
    await expectClearOfFooter(page, SAID.created, items.getByRole('button', { name: 'Done' }));
    expect(await invoiceOf(staff, client.name)).toMatchObject({
      status: 'pending',
      totalAmount: 0,
      taxRate: 1500,
      dueDate: dueIn('Net 7'),
      clientEmail: client.email,
    });
    await page.goBack();
    await expect(page, 'not an empty form that would make it twice').toHaveURL(/\/invoices$/);
    await page.goForward();
    await expect(items).toContainText(client.name);
  });

  await test.step('three lines by keyboard alone; the totals while typing are the server’s', async () => {
    await items.getByRole('button', { name: 'Add item' }).click();
    for (const sentence of [RULES.description.required, RULES.unitPrice.invalid])
      await expect(items.getByText(sentence)).toBeVisible();
    await items.getByLabel('Description').focus();
    await page.keyboard.type('Half a line');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay on this form' }).press('Enter');
    await expect(items.getByLabel('Description')).toHaveValue('Half a line');
    await items.getByLabel('Unit price').fill('1');
    await context.clearCookies();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Login' }), 'the session has ended').toBeVisible();
    await signInByForm(page, await school.superUser());
    await expect(items.getByLabel('Description')).toHaveValue('Half a line');
    await items.getByLabel('Unit price').fill('');
    await items.getByLabel('Description').fill('');
    await items.getByLabel('Description').focus();
    for (const [at, [description, quantity, price]] of LINES.entries()) {
      await expect(items.getByLabel('Description')).toBeFocused();
      await page.keyboard.type(description);
      await page.keyboard.press('Tab');
      await page.keyboard.type(quantity);
      await page.keyboard.press('Tab');
      await page.keyboard.type(price);
      if (at === LINES.length - 1) await expectTotals(items);
      await page.keyboard.press('Enter');
      await expect(items.getByRole('list', { name: 'Current items' }).getByRole('listitem')).toHaveCount(at + 1);
    }
    // Read aloud, too, while the dialog is open.
    await expect(page.getByRole('status').filter({ hasText: SAID.lineAdded })).toBeVisible();
    await expectTotals(items);
    const { subtotal, taxAmount, totalAmount } = await invoiceOf(staff, client.name);
    expect({ subtotal, taxAmount, totalAmount }).toEqual(expected());
  });

  await test.step('a line is changed and put back, added by one press and removed', async () => {
    await items.getByRole('button', { name: 'Change Workbook' }).click();
    const change = items.getByRole('group', { name: 'Change Workbook' });
    await change.getByLabel('Quantity').fill('18');
    await expect(items.getByRole('group', { name: 'Totals' })).toContainText(formatRand(SUBTOTAL + 4_505));
    await change.getByLabel('Quantity').press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leaving.getByRole('button', { name: 'Stay on this form' }).click();
    await expect(change.getByLabel('Quantity')).toHaveValue('18');
    await page.goBack();
    await leaving.getByRole('button', { name: 'Stay on this form' }).click();
    await expect(change.getByLabel('Quantity'), 'Back asks too').toHaveValue('18');
    const refused = { statusCode: 409, error: 'Conflict', message: 'Somebody else was faster' };
    await page.route('**/items/*', (route) => route.fulfill({ status: 409, json: refused }));
    await items.getByRole('button', { name: 'Save item' }).click();
    await expect(items.getByText(refused.message)).toBeVisible();
    await page.unroute('**/items/*');
    await change.getByLabel('Quantity').fill('19');
    await expect(items.getByText(refused.message), 'that was of 18').toBeHidden();
    await items.getByRole('button', { name: 'Cancel' }).click();
    await expect(items.getByRole('button', { name: 'Change Workbook' })).toBeFocused();
    const quick = items.getByRole('button', { name: /^Add Workbook, 17 × R45\.05/ });
    await quick.press('Enter');
    const rows = items.getByRole('list', { name: 'Current items' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(quick, 'ready to be pressed again').toBeFocused();
    await rows.last().getByRole('button', { name: 'Remove Workbook' }).click();
    await page.getByRole('dialog', { name: 'Remove line item' }).getByRole('button', { name: 'Remove' }).click();
    await expect(rows).toHaveCount(3);
    await expectTotals(items);
    await items.getByRole('button', { name: 'Done' }).click();
    await expect(items).toBeHidden();
    // It is there to be sent: nobody looks for it in the list first.
    const details = page.getByRole('dialog', { name: 'Invoice Details' });
    await expect(details.getByRole('button', { name: 'Send Invoice' })).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).last().click();
  });

  const invoice = await invoiceOf(staff, client.name);
  const row = page.getByRole('row').filter({ hasText: invoice.invoiceNumber });

  await test.step('the list has it, found by its client; the address keeps that', async () => {
    await page.getByLabel('Search by number, client or email').fill(client.name);
    await expect(page.getByRole('row')).toHaveCount(2);
    for (const text of [
      client.name,
      written(invoice.issueDate),
      written(invoice.dueDate),
      formatRand(invoice.totalAmount),
      'Pending',
    ])
      await expect(row).toContainText(text);
    await page.getByRole('tab', { name: /^Pending/ }).click();
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/status%22%3A%22pending/);
  });

  await test.step('the details say the same, and lead back to their row', async () => {
    await row.getByRole('link', { name: `View ${invoice.invoiceNumber}` }).click();
    const details = page.getByRole('dialog', { name: 'Invoice Details' });
    await expect(details.getByRole('region', { name: 'To' })).toContainText(client.name);
    for (const cents of Object.values(expected()))
      await expect(details.getByRole('region', { name: 'Items' })).toContainText(formatRand(cents));
    await expect(details.getByRole('region', { name: 'Banking details' })).toContainText(invoice.invoiceNumber);
    await details.getByRole('button', { name: 'Close' }).last().click();
    await expect(row.getByRole('link', { name: `View ${invoice.invoiceNumber}` })).toBeFocused();
  });

  await test.step('the PDF has the number as its name; the words of a mail are on the clipboard', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Export PDF/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${invoice.invoiceNumber}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText(SAID.exported)).toBeVisible();
    await row.getByRole('button', { name: /^Copy email text/ }).click();
    await expect(page.getByText(SAID.copied)).toBeVisible();
    const words = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of [
      `To: ${client.email}`,
      invoice.invoiceNumber,
      written(invoice.dueDate),
      formatRand(invoice.totalAmount).replaceAll('\u00a0', ' '),
    ])
      expect(words).toContain(text);
  });

  await test.step('a browser that does not copy, and a PDF that does not come, are told', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no leave'));
    });
    await row.getByRole('button', { name: /^Copy email text/ }).click();
    await expect(page.getByText(SAID.copyFailed.text)).toBeVisible();
    await page.route('**/pdf', (route) =>
      route.fulfill({
        status: 429,
        json: { statusCode: 429, error: 'Too Many Requests', message: 'Please wait a moment.' },
      }),
    );
    await row.getByRole('button', { name: /^Export PDF/ }).click();
    await expect(page.getByText(SAID.exportFailed)).toBeVisible();
    await page.unroute('**/pdf');
  });

  await test.step('edited: name and email are needed, a blank due date keeps the old, any status goes', async () => {
    await row.getByRole('link', { name: `Edit ${invoice.invoiceNumber}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Invoice' });
    await edit.getByLabel('Client name').fill(' ');
    await edit.getByLabel('Client email').fill('');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit.getByText(RULES.clientName.required)).toBeVisible();
    await expect(edit.getByText(RULES.clientEmail.required)).toBeVisible();
    await edit.getByLabel('Client name').fill(client.name);
    await edit.getByLabel('Client email').fill('desk@');
    await expect(edit.getByText(RULES.clientEmail.invalid)).toBeVisible();
    await edit.getByLabel('Client email').fill(`desk-${tag}@example.org`);
    await edit.getByLabel('Due date').press('Backspace');
    await edit.getByLabel('Due date').press('Enter');
    await expect(edit.getByText('This date is not complete, or there is no such day')).toBeVisible();
    await edit.getByLabel('Due date').fill('');
    await edit.getByLabel('Tax rate').fill('7.5');
    await edit.getByLabel('Status').click();
    await page.getByRole('option', { name: 'Overdue' }).click();
    await expect(edit.getByText('The invoice is not due yet, so Pending may be the right status.')).toBeVisible();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(SAID.updated)).toBeVisible();
    expect(await invoiceOf(staff, client.name)).toMatchObject({
      status: 'overdue',
      dueDate: invoice.dueDate,
      taxRate: 750,
      clientEmail: `desk-${tag}@example.org`,
    });
  });

  await test.step('deleted after the question', async () => {
    await page.getByRole('tab', { name: /^All/ }).click();
    await row.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('dialog', { name: 'Delete invoice' });
    await expect(question).toContainText(SAID.confirmDelete);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(SAID.deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('and back from the activity log, with its number', async () => {
    await page.goto('/admin/activity');
    await page.getByRole('button', { name: `Restore ${invoice.invoiceNumber}` }).click();
    await expect(page.getByText(`Restored: ${invoice.invoiceNumber}`)).toBeVisible();
    expect((await invoiceOf(staff, client.name)).invoiceNumber).toBe(invoice.invoiceNumber);
  });
});

/** A toast stands above the row of buttons that a dialog ends with. The pointer on it keeps it. */
async function expectClearOfFooter(page: Page, said: string, button: Locator): Promise<void> {
  const toast = page.getByText(said);
  await expect(button).toBeVisible();
  await expect
    .poll(
      async () => {
        const [above, below] = [await toast.boundingBox(), await button.boundingBox()];
        return above && below && above.y + above.height <= below.y;
      },
      { message: `"${said}" covers no button` },
    )
    .toBe(true);
}

async function choose(form: Locator, name: string): Promise<void> {
  const client = form.getByRole('combobox', { name: 'Client' });
  await client.fill(name);
  await form.page().getByRole('option', { name }).click();
  await expect(client).toHaveValue(name);
}

function dueIn(terms: string): string {
  return paymentDueDate(terms, readSchoolClock(new Date()).date);
}

/** As en-GB writes it. */
function written(date: string): string {
  return date.split('-').toReversed().join('/');
}

/** Tax at 15 %, half up. */
function expected(): { subtotal: number; taxAmount: number; totalAmount: number } {
  const taxAmount = Math.round((SUBTOTAL * 15) / 100);
  return { subtotal: SUBTOTAL, taxAmount, totalAmount: SUBTOTAL + taxAmount };
}

async function expectTotals(items: Locator): Promise<void> {
  const totals = items.getByRole('group', { name: 'Totals' });
  for (const cents of Object.values(expected())) await expect(totals).toContainText(formatRand(cents));
}

async function invoiceOf(staff: StaffApi, clientName: string): Promise<InvoiceRecord> {
  const answer = await staff.get(`/api/admin/invoices?filter=${encodeURIComponent(JSON.stringify({ q: clientName }))}`);
  const [invoice] = (await answer.json()) as InvoiceRecord[];
  expect(invoice, `an invoice of ${clientName}`).toBeDefined();
  return invoice!;
}
