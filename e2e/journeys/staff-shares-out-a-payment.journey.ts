/** A company pays one sum for two invoices, and more than they ask: what is left pays a part of the next. */
import { readFile } from 'node:fs/promises';
import type { ClientStatementView, InvoiceDetails } from '#libs/contracts/generated/api';
import { CLIENT_PAYMENT_MESSAGES, getsTooMuch, staysAsCredit } from '#libs/contracts/client-payment';
import { REPORT_RULES } from '#libs/contracts/report';
import { formatRand } from '#libs/domain/money';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { addClient, addInvoice, INVOICE_LINES, invoiceOf } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

/** R4 599.98 and 15 % of it. */
const TOTAL = 528_998;
const PAID = 1_100_000;
const CREDIT = PAID - 2 * TOTAL;

test('staff shares out a payment, keeps the rest as credit, uses it, and takes it all back', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Namaqua Freight', email: 'accounts@namaqua.example' });
  const [second, first] = [
    await addInvoice(staff, client, INVOICE_LINES),
    await addInvoice(staff, client, INVOICE_LINES),
  ];
  // Made later, and due earlier.
  await staff.write('PUT', `/api/admin/invoices/${first.id}`, { dueDate: second.issueDate });
  const statement = () =>
    staff.write<ClientStatementView>('GET', `/api/admin/corporate-clients/${client.id}/statement`);
  await signInAtOnce(context, school);
  await page.goto('/admin/corporate-clients');
  const dialog = page.getByRole('dialog', { name: 'Statement' });
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  const share = ({ invoiceNumber }: InvoiceDetails) => payment.getByLabel(invoiceNumber);

  await test.step('the oldest is paid first, and another amount is shared out anew', async () => {
    await page.getByRole('button', { name: 'Statement of Namaqua Freight' }).click();
    await expect(dialog).toContainText(formatRand(2 * TOTAL));
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await payment.getByLabel('Amount').fill('6000');
    await expect(share(first)).toHaveValue('5289.98');
    await expect(share(second)).toHaveValue('710.02');
    await share(second).fill('500');
    await expect(payment.getByRole('status')).toHaveText(staysAsCredit(21_002, false));
    await expectNoViolationInBothColours(page, 'a payment that is shared out');
    await share(first).fill('5289.99');
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(share(first)).toHaveAccessibleDescription(getsTooMuch(first.invoiceNumber, TOTAL));
    await payment.getByLabel('Amount').fill('11000');
    await expect(share(second)).toHaveValue('5289.98');
    await expect(payment.getByRole('status')).toHaveText(staysAsCredit(CREDIT, true));
  });

  await test.step('both are paid, and the rest stays as credit', async () => {
    await payment.getByLabel('Reference (optional)').fill('NAMAQUA MARCH');
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(payment).toBeHidden();
    await expect(page.getByText(CLIENT_PAYMENT_MESSAGES.recorded, { exact: true })).toBeVisible();
    await expect(dialog).toContainText(`${formatRand(CREDIT)} paid in advance`);
    await expect(dialog.getByRole('region', { name: 'Payments for several invoices or in advance' })).toContainText(
      `${formatRand(CREDIT)} not used yet`,
    );
    for (const { id } of [first, second])
      expect(await invoiceOf(staff, id)).toMatchObject({ status: 'paid', payments: [{ reference: 'NAMAQUA MARCH' }] });
    expect(await statement()).toMatchObject({ creditAmount: CREDIT, totalOutstanding: -CREDIT });
  });

  const third = await addInvoice(staff, client, INVOICE_LINES);
  const panel = page.getByRole('region', { name: 'Payment', exact: true });

  await test.step('the next invoice says that there is a credit, and uses it', async () => {
    await page.goto(`/admin/invoices/${third.id}/show`);
    await expect(panel).toContainText(`The client has a credit of ${formatRand(CREDIT)}.`);
    await panel.getByRole('button', { name: 'Use credit' }).click();
    const using = page.getByRole('dialog', { name: 'Use credit' });
    await expect(using.getByLabel('Amount')).toHaveValue('420.04');
    await using.getByRole('button', { name: 'Use credit' }).click();
    await expect(using).toBeHidden();
    await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL - CREDIT)} outstanding` })).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Payments' })).toContainText('Credit used');
    await expect(panel.getByRole('button', { name: 'Use credit' })).toBeHidden();
    expect(await statement()).toMatchObject({ creditAmount: 0, totalOutstanding: TOTAL - CREDIT });
  });

  await test.step('the running balance tells how it came about, also as a file and on a phone', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel.getByRole('button', { name: 'Client statement' }).click();
    await dialog.getByRole('tab', { name: 'Running balance' }).click();
    const rows = dialog.getByRole('table', { name: 'Running balance' }).getByRole('row');
    await expect(rows).toHaveCount(8);
    const balances = [0, TOTAL, 2 * TOTAL, 3 * TOTAL, 3 * TOTAL - PAID, 3 * TOTAL - PAID, TOTAL - CREDIT];
    for (const [at, cents] of balances.entries())
      await expect(
        rows
          .nth(at + 1)
          .getByRole('cell')
          .last(),
      ).toHaveText(formatRand(cents));
    await expect(rows.nth(6)).toContainText(`Credit of ${formatRand(CREDIT)} used for ${third.invoiceNumber}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export to CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Ledger-Namaqua-Freight-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain('Payment for several invoices or in advance, EFT');
    await dialog.getByLabel('From').fill('2031-01-01');
    await expect(dialog.getByText(REPORT_RULES.reversed)).toBeVisible();
    await dialog.getByLabel('To').fill('2031-02-01');
    await expect(dialog.getByText('Nothing was invoiced, credited or paid in this period.')).toBeVisible();
    await expectNoViolationInBothColours(page, 'the running balance');
    await dialog.getByRole('tab', { name: 'Owed today' }).click();
  });

  await test.step('removed as a whole it is gone from all three', async () => {
    await dialog.getByRole('button', { name: `Remove payment of ${formatRand(PAID)}` }).click();
    await page.getByRole('dialog', { name: 'Remove payment' }).getByRole('button', { name: 'Remove payment' }).click();
    await expect(dialog).toContainText(`${formatRand(3 * TOTAL)} owed`);
    expect(await statement()).toMatchObject({ creditAmount: 0, totalOutstanding: 3 * TOTAL });
  });
});
