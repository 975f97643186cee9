/** A bookkeeper's month: quoted, invoiced, paid in part, credited and owed; once closed, it stays as it was. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { DebtorsView, InvoiceDetails, QuoteRecord, TakingsView, VatView } from '#libs/contracts/generated/api';
import { closedBooksRefusal } from '#libs/domain/books';
import { formatRand } from '#libs/domain/money';
import { addDays, type CalendarDate, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { addClient, addInvoice, INVOICE_LINES } from '../support/client-invoice.js';
import { expectClosed } from '../support/closed-month.js';
import { datePaper } from '../support/dated-papers.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import {
  CLIENT,
  creditNoteFigures,
  debtorsFigures,
  invoiceFigures,
  ledgerFigures,
  OWED,
  PAID,
  PRICE,
  QUOTE,
  quoteLine,
  REASON,
  REFERENCE,
  SENT_INVOICE,
  statementFigures,
  takingsFigures,
  TOTAL,
  VALID_UNTIL,
  vatFigures,
} from '../support/month-figures.js';
import { placeOrder } from '../support/placed-order.js';
import { readPdf } from '../support/read-pdf.mjs';
import { StaffApi } from '../support/staff-api.js';

test("a bookkeeper's month adds up on screen, in PDFs and in CSV files, and is closed", async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const today = readSchoolClock(new Date()).date;
  const day = isoDate(today);
  const lastDay = addDays({ ...today, day: 1 }, -1);
  const [from, until, invoiced, paid, credited] = daysOf(lastDay);
  const period = new URLSearchParams({ from, to: until }).toString();
  const report = <View>(query: string) => staff.write<View>('GET', `/api/admin/reports/${query}`);
  const pdf = async (path: string) => printed(await (await staff.get(`/api/admin/${path}`)).arrayBuffer());
  const csv = async (path: string) => (await staff.get(`/api/admin/${path}`)).text();
  // The product dates its papers today: these are moved into the month, as if it were over meanwhile.
  const draft = await addInvoice(staff, await addClient(staff, { name: 'Maluti Treks', email: null }), INVOICE_LINES);
  await datePaper(school, 'invoices', draft.id, invoiced);
  const { customerEmail } = await placeOrder(school);
  const [order] = await staff.ordersOf(customerEmail);
  await staff.write('POST', `/api/admin/orders/${order!.id}/payments`, { date: day, amount: 200, method: 'eft' });
  // What the demonstration has on these days is there as well.
  const before = {
    vat: await report<VatView>(`vat?${period}`),
    takings: await report<TakingsView>(`takings?${period}`),
    debtors: await report<DebtorsView>(`debtors?asOf=${until}`),
  };
  const client = await addClient(staff, CLIENT);
  await signInAtOnce(context, school);

  const quote = await test.step('a quote is sent and accepted', async () => {
    const { id, quoteNumber } = await staff.write<QuoteRecord>('POST', '/api/admin/quotes', {
      corporateClientId: client.id,
      validUntil: VALID_UNTIL,
      taxRate: 1500,
      items: [
        {
          description: 'Team training',
          quantity: 4,
          unitPrice: PRICE,
          discountKind: 'percent',
          discountValue: 1000,
        },
      ],
    });
    await datePaper(school, 'quotes', id, invoiced);
    await staff.write('POST', `/api/admin/quotes/${id}/send`);
    const { text = '', attachments } = await mailTo(school, CLIENT.email, /^Quote QUO-/);
    expectAll(text, QUOTE.mail);
    expectAll(await printed(attachments[0]!.content as ArrayBuffer), QUOTE.pdf);
    const token = /\/quote\/([\w-]{43})/.exec(text)![1]!;
    const accepted = await request.post(`/api/quotes/${token}/accept`, { data: { name: 'Lerato Nkosi' } });
    expect(accepted.ok()).toBe(true);
    expect(await (await request.get(`/api/quotes/${token}`)).json()).toMatchObject(QUOTE.api);
    expectAll(await pdf(`quotes/${id}/pdf`), QUOTE.pdf);
    return { id, quoteNumber };
  });

  await page.goto('/admin/quotes');
  await expectShown(page.getByRole('row', { name: quote.quoteNumber }), QUOTE.row);
  const quotes = await downloaded(page, page.getByRole('button', { name: 'Export to CSV' }));
  expectAll(quotes.toString(), [quoteLine(quote.quoteNumber, invoiced)]);
  await page.getByRole('link', { name: quote.quoteNumber, exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Quote Details' });
  await expectShown(details, QUOTE.screen);
  await details.getByRole('button', { name: 'Create invoice' }).click();
  const panel = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL)} outstanding` })).toBeVisible();
  const { invoiceId } = await staff.write<QuoteRecord>('GET', `/api/admin/quotes/${quote.id}`);
  const invoice = () => staff.write<InvoiceDetails>('GET', `/api/admin/invoices/${invoiceId}`);
  const { invoiceNumber, dueDate } = await invoice();
  await datePaper(school, 'invoices', invoiceId!, invoiced);
  await page.reload();
  const month = { invoiceNumber, creditNoteNumber: '', invoiced, paid, credited, dueDate };
  const record = panel.getByRole('button', { name: 'Record payment' });
  const payment = page.getByRole('dialog', { name: 'Record payment' });

  await test.step('the invoice is sent, paid in part and credited in part', async () => {
    await panel.getByRole('button', { name: 'Send Invoice' }).click();
    await page.getByRole('dialog', { name: 'Send Invoice' }).getByRole('button', { name: 'Send' }).click();
    await expect(panel).toContainText(`to ${CLIENT.email}.`);
    await record.click();
    await payment.getByLabel('Amount').fill('2000');
    await payment.getByLabel('Date').fill(paid);
    await payment.getByLabel('Reference (optional)').fill(REFERENCE);
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL - PAID)} outstanding` })).toBeVisible();
    await panel.getByRole('button', { name: 'Add credit note' }).click();
    const credit = page.getByRole('dialog', { name: 'Add credit note' });
    await credit.getByLabel('Amount').fill('1150');
    await credit.getByLabel('Reason').fill(REASON);
    await credit.getByRole('button', { name: 'Create credit note' }).click();
    await expect(panel.getByRole('heading', { name: `${formatRand(OWED)} outstanding` })).toBeVisible();
    const [note] = (await invoice()).creditNotes;
    month.creditNoteNumber = note!.creditNoteNumber;
    await datePaper(school, 'credit_notes', note!.id, credited);
    await page.reload();
  });

  await test.step('screen, PDFs and CSV files have its figures, and the client has those of its sending', async () => {
    const expected = invoiceFigures(month);
    const stored = await invoice();
    expect(stored).toMatchObject(expected.api);
    await expectShown(page.getByRole('dialog', { name: 'Invoice Details' }), expected.screen);
    expectAll(await pdf(`invoices/${invoiceId}/pdf`), expected.pdf);
    expectAll(await pdf(`credit-notes/${stored.creditNotes[0]!.id}/pdf`), creditNoteFigures(month));
    const filter = encodeURIComponent(JSON.stringify({ id: invoiceId }));
    expectAll(await csv(`invoices/export?filter=${filter}`), [expected.csv]);
    expectAll(await csv(`invoices/items/export?filter=${filter}`), [expected.itemsCsv]);
    expectAll(await csv(`invoices/payments/export?filter=${filter}`), [expected.paymentsCsv]);
    const { text = '', attachments } = await mailTo(school, CLIENT.email, new RegExp(invoiceNumber));
    expectAll(text, SENT_INVOICE.mail);
    expectAll(await printed(attachments[0]!.content as ArrayBuffer), SENT_INVOICE.pdf);
  });

  await test.step('the statement says what is owed, and how it came about', async () => {
    await panel.getByRole('button', { name: 'Client statement' }).click();
    const statement = page.getByRole('dialog', { name: 'Statement' });
    await expect(statement).toContainText(`${formatRand(OWED)} owed`);
    await expectShown(statement, statementFigures(month));
    const file = await downloaded(page, statement.getByRole('button', { name: 'Export PDF' }));
    expectAll(await printed(file), statementFigures(month));
    await statement.getByText('Running balance').click();
    await expectShown(statement, ledgerFigures(month).screen);
    const lines = await downloaded(page, statement.getByRole('button', { name: 'Export to CSV' }));
    expectAll(lines.toString(), ledgerFigures(month).csv);
    await page.keyboard.press('Escape');
  });

  const expectReports = async () => {
    const main = page.locator('main');
    const expected = vatFigures(before);
    expect((await report<VatView>(`vat?${period}`)).totals).toEqual(expected.api);
    await page.goto(`/admin/reports?report=vat&${period}&asOf=${until}`);
    await expectShown(main, expected.screen);
    const file = await downloaded(page, page.getByRole('button', { name: 'PDF', exact: true }));
    expectAll(await printed(file), expected.pdf);
    expectAll(await csv(`reports/vat/export?${period}`), expected.csv);
    const taken = takingsFigures(before, month);
    await page.getByRole('tab', { name: 'Takings' }).click();
    await expectShown(main, taken.screen);
    expectAll(await pdf(`reports/takings/pdf?${period}`), taken.pdf);
    expectAll(await csv(`reports/takings/export?${period}`), taken.csv);
    const owed = debtorsFigures(before);
    await page.getByRole('tab', { name: 'Debtors' }).click();
    await expectShown(main, owed.screen);
    expectAll(await pdf(`reports/debtors/pdf?asOf=${until}`), owed.pdf);
    expectAll(await csv(`reports/debtors/export?asOf=${until}`), owed.csv);
  };
  await test.step('the reports are those of the papers, on screen and in the files', expectReports);

  await test.step('closed, nothing of the month changes any more; today goes on', async () => {
    await page.goto('/admin/settings');
    const section = page.getByRole('region', { name: 'Invoices' });
    await section.getByLabel('Closed up to').fill(until);
    await section.getByRole('button', { name: 'Save invoices' }).click();
    await expect(page.getByText('Invoice settings saved')).toBeVisible();
    await expectClosed(school, staff, { until: until, day: paid, invoice: await invoice(), draft, order: order! });
    await page.goto(`/admin/invoices/${invoiceId}/show`);
    await record.click();
    await payment.getByLabel('Date').fill(paid);
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(payment.getByRole('alert')).toContainText(closedBooksRefusal(until));
    await payment.getByLabel('Date').fill(day);
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(panel.getByRole('heading', { name: 'Paid in full' })).toBeVisible();
    const settled = [`Paid -${formatRand(PAID + OWED)}`, `Outstanding ${formatRand(0)}`];
    await expectShown(page.getByRole('dialog', { name: 'Invoice Details' }), settled);
    expectAll(await pdf(`invoices/${invoiceId}/pdf`), settled);
  });

  await test.step('the reports of the closed month say what they said, and that it is closed', async () => {
    await expectReports();
    await page.getByRole('tab', { name: 'VAT' }).click();
    await expectShown(page.locator('main'), [
      'This period is closed, with VAT by invoices issued (Settings, Invoices)',
    ]);
    expectAll(await pdf(`reports/vat/pdf?${period}`), ['Books Closed']);
  });
});

/** First and last day of the month, and three between. */
function daysOf(lastDay: CalendarDate): [from: string, until: string, string, string, string] {
  const on = (day: number) => isoDate({ ...lastDay, day });
  return [on(1), on(lastDay.day), on(10), on(20), on(25)];
}

/** Each of the words, as one reads them on the screen: looked at together, for there are many. */
async function expectShown(place: Locator, words: readonly string[]): Promise<void> {
  await expect.poll(async () => missingFrom(await place.innerText(), words)).toEqual([]);
}

function expectAll(text: string, words: readonly string[]): void {
  expect(missingFrom(text, words), text).toEqual([]);
}

/** Lines may end, and an amount be kept together, anywhere. */
function missingFrom(text: string, words: readonly string[]): string[] {
  const plain = (one: string) => one.replaceAll(/\s+/g, ' ');
  return words.filter((each) => !plain(text).includes(plain(each)));
}

/** What a PDF says. */
async function printed(file: ArrayBuffer | Uint8Array): Promise<string> {
  const { pages } = await readPdf(new Uint8Array(file));
  return pages.map(({ text }) => text).join(' ');
}

async function downloaded(page: Page, button: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path());
}
