/** A bookkeeper's month: quoted, invoiced, paid in part, credited and owed, the same everywhere; then it is closed. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { InvoiceDetails, QuoteRecord, TakingsView, VatView } from '#libs/contracts/generated/api';
import { closedBooksRefusal } from '#libs/domain/books';
import { formatRand } from '#libs/domain/money';
import { addDays, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { school as facts } from '#libs/school/school';
import { addClient } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import { readPdf } from '../support/read-pdf.mjs';
import { StaffApi } from '../support/staff-api.js';

/** 4 × R1 250.00 less 10 %, and 15 %. */
const [NET, TAX, TOTAL] = [450_000, 67_500, 517_500];
const PAID = 200_000;
/** With R150.00 of tax. */
const CREDITED = 115_000;
const OWED = TOTAL - PAID - CREDITED;

test("a bookkeeper's month adds up on screen, in PDFs and in CSV files, and is closed", async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const today = readSchoolClock(new Date(), facts.timeZone).date;
  const [day, yesterday] = [isoDate(today), isoDate(addDays(today, -1))];
  const period = new URLSearchParams({ from: yesterday, to: day }).toString();
  const vat = () => staff.write<VatView>('GET', `/api/admin/reports/vat?${period}`);
  const takings = () => staff.write<TakingsView>('GET', `/api/admin/reports/takings?${period}`);
  const pdf = async (path: string) => {
    const { pages } = await readPdf(new Uint8Array(await (await staff.get(`/api/admin/${path}`)).arrayBuffer()));
    return plain(pages.map(({ text }) => text).join(' '));
  };
  const csv = async (path: string) => (await staff.get(`/api/admin/${path}`)).text();
  // What the demonstration has on these days is there as well.
  const before = { vat: (await vat()).totals, takings: (await takings()).totals };
  const email = 'books@drakensberg.example';
  const client = await addClient(staff, { name: 'Drakensberg Tours', email });
  await signInAtOnce(context, school);

  const quote = await test.step('a quote is sent and accepted', async () => {
    const { id, quoteNumber } = await staff.write<QuoteRecord>('POST', '/api/admin/quotes', {
      corporateClientId: client.id,
      validUntil: '2098-01-31',
      taxRate: 1500,
      items: [
        {
          description: 'Team training',
          quantity: 4,
          unitPrice: 125_000,
          discountKind: 'percent',
          discountValue: 1000,
        },
      ],
    });
    await staff.write('POST', `/api/admin/quotes/${id}/send`);
    const { text = '' } = await mailTo(school, email, /^Quote QUO-/);
    const token = /\/quote\/([\w-]{43})/.exec(text)![1]!;
    const accepted = await request.post(`/api/quotes/${token}/accept`, { data: { name: 'Lerato Nkosi' } });
    expect(accepted.ok()).toBe(true);
    expect(await pdf(`quotes/${id}/pdf`)).toContain(plain(formatRand(TOTAL)));
    return { id, quoteNumber };
  });

  await page.goto(`/admin/quotes/${quote.id}/show`);
  const details = page.getByRole('dialog', { name: 'Quote Details' });
  await expect(details).toContainText(formatRand(TOTAL));
  await details.getByRole('button', { name: 'Create invoice' }).click();
  const panel = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL)} outstanding` })).toBeVisible();
  const { invoiceId } = await staff.write<QuoteRecord>('GET', `/api/admin/quotes/${quote.id}`);
  const invoice = () => staff.write<InvoiceDetails>('GET', `/api/admin/invoices/${invoiceId}`);
  const { invoiceNumber } = await invoice();
  const record = panel.getByRole('button', { name: 'Record payment' });
  const payment = page.getByRole('dialog', { name: 'Record payment' });

  await test.step('the invoice is sent, paid in part the day before, and credited in part', async () => {
    await panel.getByRole('button', { name: 'Send Invoice' }).click();
    await page.getByRole('dialog', { name: 'Send Invoice' }).getByRole('button', { name: 'Send' }).click();
    await expect(panel).toContainText(`to ${email}.`);
    await record.click();
    await payment.getByLabel('Amount').fill('2000');
    await payment.getByLabel('Date').fill(yesterday);
    await payment.getByLabel('Reference (optional)').fill('DRAKENSBERG 1');
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL - PAID)} outstanding` })).toBeVisible();
    await panel.getByRole('button', { name: 'Add credit note' }).click();
    const credit = page.getByRole('dialog', { name: 'Add credit note' });
    await credit.getByLabel('Amount').fill('1150');
    await credit.getByLabel('Reason').fill('One session was rained off');
    await credit.getByRole('button', { name: 'Create credit note' }).click();
    await expect(panel.getByRole('heading', { name: `${formatRand(OWED)} outstanding` })).toBeVisible();
    expect(await invoice()).toMatchObject({ totalAmount: TOTAL, paidAmount: PAID, creditedAmount: CREDITED });
    const paper = await pdf(`invoices/${invoiceId}/pdf`);
    for (const words of [`Tax (15%) ${formatRand(TAX)}`, `Outstanding ${formatRand(OWED)}`])
      expect(paper).toContain(plain(words));
    const filter = encodeURIComponent(JSON.stringify({ id: invoiceId }));
    expect(await csv(`invoices/export?filter=${filter}`)).toContain(`${invoiceNumber},`);
    expect(await csv(`invoices/payments/export?filter=${filter}`)).toContain(',2000.00,eft,DRAKENSBERG 1');
  });

  await test.step('the statement says what is owed', async () => {
    await panel.getByRole('button', { name: 'Client statement' }).click();
    const statement = page.getByRole('dialog', { name: 'Statement' });
    await expect(statement).toContainText(`${formatRand(OWED)} owed`);
    const file = await downloaded(page, statement.getByRole('button', { name: 'Export PDF' }));
    expect(plain(file)).toContain(plain(`Total owed ${formatRand(OWED)}`));
    await page.keyboard.press('Escape');
  });

  await test.step('VAT and takings are those of the papers, on screen and in the files', async () => {
    const { totals } = await vat();
    const sums = {
      net: before.vat.net + NET - CREDITED + 15_000,
      tax: before.vat.tax + TAX - 15_000,
      gross: before.vat.gross + TOTAL - CREDITED,
    };
    expect(totals).toEqual(sums);
    await page.goto(`/admin/reports?report=vat&${period}`);
    const last = page.getByRole('table').getByRole('row').last();
    for (const cents of Object.values(sums)) await expect(last).toContainText(formatRand(cents));
    expect(plain(await downloaded(page, page.getByRole('button', { name: 'PDF', exact: true })))).toContain(
      plain(`Output tax ${formatRand(sums.tax)}`),
    );
    expect(await csv(`reports/vat/export?${period}`)).toContain(
      `total,,,${[sums.net, sums.tax, sums.gross].map((cents) => (cents / 100).toFixed(2)).join(',')}`,
    );
    const taken = (await takings()).totals;
    expect(taken.invoices - before.takings.invoices).toBe(PAID);
    await page.getByRole('tab', { name: 'Takings' }).click();
    await expect(page.getByRole('table').getByRole('row').last()).toContainText(formatRand(taken.total));
  });

  await test.step('closed until yesterday, nothing of that day changes any more; today goes on', async () => {
    await page.goto('/admin/settings');
    const section = page.getByRole('region', { name: 'Invoices' });
    await section.getByLabel('Closed up to').fill(yesterday);
    await section.getByRole('button', { name: 'Save invoices' }).click();
    await expect(page.getByText('Invoice settings saved')).toBeVisible();
    await page.goto(`/admin/invoices/${invoiceId}/show`);
    await record.click();
    await payment.getByLabel('Date').fill(yesterday);
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(payment.getByRole('alert')).toContainText(closedBooksRefusal(yesterday));
    await payment.getByLabel('Date').fill(day);
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(panel.getByRole('heading', { name: 'Paid in full' })).toBeVisible();
  });
});

/** Without the spaces that keep an amount on one line. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

async function downloaded(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const { pages } = await readPdf(new Uint8Array(await readFile(await file.path())));
  return pages.map(({ text }) => text).join(' ');
}
