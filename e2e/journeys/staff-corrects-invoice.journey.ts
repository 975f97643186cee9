import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { cannotChangeLocked, cannotDeleteLocked, LOCK_MESSAGES } from '#libs/contracts/invoice-lock';
import { formatRand } from '#libs/domain/money';
import { addClient, addInvoice, INVOICE_LINES, invoiceOf } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { readPdf } from '../support/read-pdf.mjs';
import { StaffApi } from '../support/staff-api.js';

/** With tax. */
const TOTAL = 528_998;

test('staff marks an invoice as sent, cannot rewrite it any more, and corrects it in one press', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Lowveld Freight', email: 'accounts@lowveld-freight.example' });
  const { id, invoiceNumber } = await addInvoice(staff, client, INVOICE_LINES);
  await signInAtOnce(context, school);
  await page.goto(`/admin/invoices/${id}/show`);
  const panel = page.getByRole('region', { name: 'Payment', exact: true });
  const locked = cannotChangeLocked(invoiceNumber, 'sent');

  await test.step('marks it as sent: its PDF is kept', async () => {
    await expect(panel.getByRole('button', { name: 'Correct' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Mark as sent' }).click();
    await page.getByRole('dialog', { name: 'Mark as sent' }).getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByText(LOCK_MESSAGES.marked, { exact: true })).toBeVisible();
    await expect(panel).toContainText(locked);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel
        .getByRole('region', { name: 'Sent' })
        .getByRole('button', { name: /^PDF as it was sent/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${invoiceNumber}.pdf`);
    const [sending] = (await invoiceOf(staff, id)).sendings;
    const kept = await (await staff.get(`/api/admin/invoices/${id}/sendings/${sending!.id}/pdf`)).arrayBuffer();
    expect((await readPdf(new Uint8Array(kept))).pages[0]?.text.replaceAll('\u00a0', ' ')).toContain('R5 289.98');
  });

  await test.step('reads what it says, and still changes its notes', async () => {
    await page.goto(`/admin/invoices/${id}`);
    const form = page.getByRole('dialog', { name: 'Edit Invoice' });
    await expect(form.getByRole('note')).toContainText(locked);
    await expect(form.getByLabel('Client name')).toHaveCount(0);
    await expect(form.getByLabel('Tax rate')).toHaveCount(0);
    await expect(form.getByText('accounts@lowveld-freight.example').first()).toBeVisible();
    await form.getByLabel('Notes (optional)').fill('Posted on Monday');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    expect(await invoiceOf(staff, id)).toMatchObject({ notes: 'Posted on Monday', totalAmount: TOTAL });
    await page.goto(`/admin/invoices/${id}/items`);
    const items = page.getByRole('dialog', { name: 'Manage Line Items' });
    await expect(items.getByRole('note')).toContainText(locked);
    await expect(items.getByRole('button', { name: 'Add item' })).toHaveCount(0);
    await items.getByRole('button', { name: 'Done' }).click();
    const remove = page.getByRole('row', { name: invoiceNumber }).getByRole('button', { name: /^Delete/ });
    await expect(remove).toBeDisabled();
    await expect(remove.locator('..')).toHaveAccessibleDescription(cannotDeleteLocked(invoiceNumber, 'sent'));
  });

  await test.step('corrects it: a credit note for the whole, and a draft of the same that can be changed', async () => {
    await page.goto(`/admin/invoices/${id}/show`);
    await panel.getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct invoice' });
    await expect(dialog).toContainText(`This creates a credit note for ${formatRand(TOTAL)}`);
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByText(LOCK_MESSAGES.corrected, { exact: true })).toBeVisible();
    const drafts = await staff.write<InvoiceDetails[]>(
      'GET',
      `/api/admin/invoices?filter=${encodeURIComponent(JSON.stringify({ correctsInvoiceId: id }))}`,
    );
    expect(drafts).toMatchObject([{ totalAmount: TOTAL, status: 'pending', lockedBecause: null }]);
    await expect(page).toHaveURL(new RegExp(`/admin/invoices/${drafts[0]!.id}/show`));
    await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL)} outstanding` })).toBeVisible();
    expect(await invoiceOf(staff, id)).toMatchObject({ outstandingAmount: 0, creditNotes: [{ amount: TOTAL }] });
    await page.goto(`/admin/invoices/${drafts[0]!.id}`);
    await expect(page.getByLabel('Client name')).toHaveValue('Lowveld Freight');
  });

  await test.step('of what is all credited no further credit note is offered, nor spoken of', async () => {
    await page.goto(`/admin/invoices/${id}/show`);
    await expect(panel.getByRole('button', { name: 'Add credit note' })).toBeDisabled();
    await expect(panel).toContainText('All of it is credited');
    await panel.getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct invoice' });
    await expect(dialog).toContainText('This creates a new draft with the same line items.');
    await expect(dialog).not.toContainText(/a credit note/i);
  });
});
