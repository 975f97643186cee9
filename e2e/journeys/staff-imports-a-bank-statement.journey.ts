/** A bank's CSV file: what it says is matched, one match is corrected, and each payment is recorded once. */
import type { Page } from '@playwright/test';
import { paymentCountWords } from '#libs/contracts/bank-statement';
import { IMPORT_RULES } from '#libs/contracts/import';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { addClient, addInvoice, INVOICE_LINES, invoiceOf } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

/** R4 599.98 and 15 % of it. */
const TOTAL = 528_998;
const PART = 123_456;
const APRIL = 'KALAHARI HAULAGE APRIL';

test('a statement is matched, corrected and imported, and its lines are not offered again', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Kalahari Haulage', email: 'accounts@kalahari.example' });
  const first = await addInvoice(staff, client, INVOICE_LINES);
  const second = await addInvoice(staff, client, INVOICE_LINES);
  const statement = [
    'ACCOUNT TRANSACTION HISTORY',
    'Account:, 62000000000, [Gold Business Account]',
    'Date, Amount, Balance, Description',
    `2026/04/17, 1234.56, 8000.00, ${APRIL}`,
    '2026/04/16, -35.00, 7000.00, #MONTHLY ACCOUNT FEE',
    `2026/04/16, 5289.98, 7035.00, FNB APP PAYMENT FROM ${first.invoiceNumber}`,
  ].join('\n');
  await signInAtOnce(context, school);
  await page.goto('/admin/invoices');
  await page.getByRole('main').getByRole('link', { name: 'Bank Statement' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  const line = (text: string) => payments.getByRole('listitem').filter({ hasText: text });
  const ticks = (text: string) => line(text).getByRole('checkbox', { name: 'Import' });
  const match = async (text: string) => {
    await line(text).getByRole('button', { name: 'Change' }).click();
    await line(text).getByRole('combobox', { name: 'What it is for' }).fill(second.invoiceNumber);
    await page.getByRole('option', { name: second.invoiceNumber }).click();
    await expect(ticks(text)).toBeChecked();
  };

  await test.step('another kind of file is refused, and the statement is read', async () => {
    await choose(page, 'statement.pdf', '%PDF');
    await expect(page.getByRole('alert').filter({ hasText: IMPORT_RULES.content.otherKind })).toBeVisible();
    await choose(page, 'statement.csv', statement);
    const layout = page.getByRole('region', { name: 'How the file is read' });
    await expect(layout.getByRole('combobox', { name: 'Column names' })).toContainText('Row 3');
    await expect(layout.getByRole('combobox', { name: 'Amount, or money in' })).toHaveText('Amount');
    await expect(payments).toContainText('Money out, not shown: 1 line.');
  });

  await test.step('what is sure is ticked, and what is not is corrected', async () => {
    await expect(line(first.invoiceNumber)).toContainText('Matched');
    await expect(ticks(first.invoiceNumber)).toBeChecked();
    await expect(line(APRIL)).toContainText('Please check');
    await expect(ticks(APRIL)).not.toBeChecked();
    await match(APRIL);
    await expectNoViolationInBothColours(page, 'a bank statement');
  });

  await test.step('another file takes what was matched only after a question', async () => {
    await choose(page, 'other.csv', statement.replace(APRIL, 'MAY'));
    const question = page.getByRole('dialog', { name: 'Discard what you matched?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toBeHidden();
    await expect(ticks(APRIL)).toBeChecked();
    await choose(page, 'other.csv', statement.replace(APRIL, 'MAY'));
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(ticks('MAY')).not.toBeChecked();
    await choose(page, 'statement.csv', statement);
    await match(APRIL);
  });

  await test.step('both are recorded, and nothing is left', async () => {
    const words = paymentCountWords(2, TOTAL + PART);
    await payments.getByRole('button', { name: `Import ${words}` }).click();
    await expect(page.getByText(`${words} recorded`, { exact: true })).toBeVisible();
    await expect(payments).toContainText('There are no payments left to import.');
    expect(await invoiceOf(staff, first.id)).toMatchObject({ status: 'paid', payments: [{ method: 'eft' }] });
    expect(await invoiceOf(staff, second.id)).toMatchObject({
      outstandingAmount: TOTAL - PART,
      payments: [{ date: '2026-04-17', amount: PART, reference: APRIL, clientPaymentId: null }],
    });
  });

  await test.step('the same file has nothing new, and its columns are known', async () => {
    await page.reload();
    await choose(page, 'statement.csv', statement);
    await expect(page.getByText('Read in the same way as your last file with these columns.')).toBeVisible();
    await expect(payments).toContainText('Imported before: 2 lines.');
    await expect(payments).toContainText('There are no payments left to import.');
    await expect(payments.getByRole('checkbox')).toHaveCount(0);
  });
});

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.getByTestId('statement-file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}
