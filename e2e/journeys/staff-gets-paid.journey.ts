import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { CLIENT_CONTACT_RULES } from '#libs/contracts/client-contact';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { creditsTooMuch, INVOICE_RULES as RULES, paysTooMuch } from '#libs/contracts/invoice-rules';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { addClient, addInvoice, INVOICE_LINES, invoiceOf } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import { readPdf } from '../support/read-pdf.mjs';
import { expectRefusalsKept } from '../support/refused-form.js';
import { StaffApi } from '../support/staff-api.js';

/** R4 599.98 without tax; 15 % of it is R689.997, which is R690.00. */
const TOTAL = 528_998;
const PART = 200_000;
const TOO_MUCH = 400_000;
const CREDITED = 28_998;
const REST = TOTAL - PART - CREDITED;

test('staff mails an invoice, books what comes in, credits a part, and every figure agrees', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  await staff.write('PUT', '/api/admin/invoice-settings', {
    stormCombatVatNumber: '4870263158',
    bankName: 'First National Bank',
    accountName: 'Storm Combat Academy',
    accountNumber: '62812345678',
  });
  const email = 'accounts@karoo-couriers.example';
  const client = await addClient(staff, { name: 'Karoo Couriers', email });
  const { id, invoiceNumber, dueDate } = await addInvoice(staff, client, INVOICE_LINES);
  const invoice = (): Promise<InvoiceDetails> => invoiceOf(staff, id);
  const printed = async (path = `/api/admin/invoices/${id}/pdf`): Promise<string> =>
    plain((await readPdf(new Uint8Array(await (await staff.get(path)).arrayBuffer()))).pages[0]?.text);
  await signInAtOnce(context, school);
  await page.goto(`/admin/invoices/${id}/show`);
  const panel = page.getByRole('region', { name: 'Payment', exact: true });
  const payments = panel.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  const opener = panel.getByRole('button', { name: 'Record payment' });
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  const record = payment.getByRole('button', { name: 'Record payment' });

  await test.step('sees what is owed: the same on the screen, in the API and in the PDF', async () => {
    await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL)} outstanding` })).toBeVisible();
    for (const name of ['Record payment', 'Send Invoice'])
      await expect(panel.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(panel).toContainText(`R0.00 paid, due ${writtenDate(dueDate)}.`);
    await expect(panel).toContainText('No payments yet');
    expect(await invoice()).toMatchObject({
      subtotal: 459_998,
      taxAmount: 69_000,
      totalAmount: TOTAL,
      paidAmount: 0,
      outstandingAmount: TOTAL,
      status: 'pending',
    });
    const text = await printed();
    for (const words of [
      `Tax Invoice`,
      invoiceNumber,
      'Night shift assessment 1 R1 499.99 R1 499.99',
      'VAT (15%) R690.00',
      'Total (including VAT) R5 289.98',
    ])
      expect(text).toContain(words);
  });

  await test.step('mails it, by keyboard alone', async () => {
    const send = panel.getByRole('button', { name: 'Send Invoice' });
    const dialog = page.getByRole('dialog', { name: 'Send Invoice' });
    const to = dialog.getByRole('combobox', { name: 'To' });
    await expect(panel).toContainText('Not sent from here yet.');
    await send.press('Enter');
    await expect(to).toBeFocused();
    await expect(to).toHaveValue(email);
    await expect(dialog).toContainText(`${invoiceNumber}.pdf`);
    await page.keyboard.press('Escape');
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await to.fill('accounts@');
    await page.keyboard.press('Enter');
    await expect(to).toHaveAccessibleDescription(RULES.sending.to.invalid);
    await to.fill(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Thank you for the good evenings at the depot.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Invoice sent', { exact: true })).toBeVisible();
    await expect(send).toBeFocused();
    await expect(panel).toContainText(new RegExp(`Last sent \\d+ .* to ${email}\\.`));
  });

  await test.step('the mail has the figures, and the PDF with the same', async () => {
    const mail = await mailTo(school, email, new RegExp(invoiceNumber));
    const text = plain(mail.text);
    for (const words of [
      'Thank you for the good evenings at the depot.',
      `Total: R5 289.98`,
      'Outstanding: R5 289.98',
      `Due date: ${writtenDate(dueDate)}`,
      '62812345678',
    ])
      expect(text).toContain(words);
    expect(plain(mail.html?.replaceAll('&nbsp;', ' '))).toContain('R5 289.98');
    const attached = mail.attachments.find(({ filename }) => filename === `${invoiceNumber}.pdf`);
    const { pages, title } = await readPdf(new Uint8Array(attached?.content as ArrayBuffer));
    expect(title).toBe(`Tax Invoice ${invoiceNumber}`);
    for (const words of ['Subtotal (excluding VAT) R4 599.98', 'VAT (15%) R690.00', 'Total (including VAT) R5 289.98'])
      expect(plain(pages[0]?.text)).toContain(words);
  });

  await test.step('adds the bookkeeper to the client, and sends it there by choosing', async () => {
    const bookkeeper = 'thandi@karoo-couriers.example';
    await page.goto(`/admin/corporate-clients/${client.id}`);
    const form = page.getByRole('region', { name: 'Edit corporate client' });
    const contact = form.getByRole('group', { name: 'Contact 1' });
    const field = (label: string) => contact.getByLabel(label, { exact: true });
    await form.getByRole('button', { name: 'Add contact' }).press('Enter');
    await expect(field('Name')).toBeFocused();
    await field('Email').fill('thandi@');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(field('Name')).toHaveAccessibleDescription(CLIENT_CONTACT_RULES.name.required);
    await expect(field('Email')).toHaveAccessibleDescription(CLIENT_CONTACT_RULES.email.invalid);
    await field('Name').fill('Thandi Mokoena');
    await field('Role').fill('Bookkeeper');
    await field('Email').fill(bookkeeper);
    await form.getByRole('button', { name: 'Add contact' }).press('Enter');
    await form.getByRole('button', { name: 'Remove contact 2' }).press('Enter');
    await expect(form.getByRole('button', { name: 'Add contact' }), 'the focus does not go with the row').toBeFocused();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();

    await page.goto(`/admin/invoices/${id}/show`);
    await panel.getByRole('button', { name: 'Send Invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Invoice' });
    await dialog.getByRole('button', { name: 'Show contacts' }).click();
    await expect(page.getByRole('option')).toHaveText([
      `${email}Karoo Couriers`,
      `${bookkeeper}Thandi Mokoena, Bookkeeper`,
    ]);
    await page.getByRole('option', { name: 'Thandi' }).click();
    await expect(dialog.getByRole('combobox', { name: 'To' })).toHaveValue(bookkeeper);
    await dialog.getByRole('button', { name: 'Send Invoice' }).click();
    await expect(panel).toContainText(new RegExp(`Last sent \\d+ .* to ${bookkeeper}\\.`));
    await mailTo(school, bookkeeper, new RegExp(invoiceNumber));
  });

  await test.step('is told the rules of a payment under their fields', async () => {
    await opener.click();
    await expect(payment.getByLabel('Amount')).toBeFocused();
    await expect(payment.getByLabel('Amount')).toHaveValue('5289.98');
    await expect(payment.getByLabel('Date')).toHaveValue((await invoice()).issueDate);
    await payment.getByLabel('Amount').fill('0');
    await payment.getByLabel('Date').fill('2099-01-01');
    await record.click();
    await expect(payment.getByLabel('Amount')).toHaveAccessibleDescription(RULES.payment.amount.invalid);
    await expect(payment.getByLabel('Amount')).toBeFocused();
    await expect(payment.getByLabel('Date')).toHaveAccessibleDescription(RULES.payment.date.invalid);
    await payment.getByLabel('Date').fill('');
    await expect(payment.getByLabel('Date')).toHaveAccessibleDescription(RULES.payment.date.required);
    await payment.getByLabel('Date').fill((await invoice()).issueDate);
  });

  await test.step('whatever the server has against it, the form stays as it was', async () => {
    await payment.getByLabel('Amount').fill('2000');
    await payment.getByLabel('Reference (optional)').fill('KAROO 1182');
    await expectRefusalsKept(
      { page, faults, url: '**/api/admin/invoices/*/payments', form: payment, submit: record },
      async () => {
        await expect(payment.getByLabel('Amount')).toHaveValue('2000.00');
        await expect(payment.getByLabel('Reference (optional)')).toHaveValue('KAROO 1182');
      },
    );
    await payment.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay on this form' })
      .click();
    expect((await invoice()).payments).toEqual([]);
  });

  await test.step('books a part once, however often it is pressed and though the first answer is lost', async () => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/payments')) keys.push(request.headers()['idempotency-key']);
    });
    let lose = () => {};
    const booked = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(
      '**/api/admin/invoices/*/payments',
      async (route) => {
        await route.fetch();
        await booked;
        await route.abort();
      },
      { times: 1 },
    );
    await record.click();
    await record.click({ force: true });
    lose();
    await expect(payment.getByRole('alert')).toContainText('cannot be reached');
    await record.click();
    await expect(payment).toBeHidden();
    await expect(opener).toBeFocused();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_FAILED')));
    await expect(payments).toHaveText([/EFT.*KAROO 1182.*R2\s000\.00/]);
    await expect(panel.getByRole('heading', { name: `${formatRand(TOTAL - PART)} outstanding` })).toBeVisible();
    expect(await invoice()).toMatchObject({
      paidAmount: PART,
      outstandingAmount: TOTAL - PART,
      status: 'pending',
      payments: [{ amount: PART, method: 'eft', reference: 'KAROO 1182' }],
    });
    expect(await printed()).toContain('Paid -R2 000.00 Outstanding R3 289.98');
  });

  await test.step('is refused an overpayment, records it after agreeing to that, and takes it back', async () => {
    const sentence = paysTooMuch(TOO_MUCH, TOTAL - PART);
    await expect(
      staff.write('POST', `/api/admin/invoices/${id}/payments`, {
        amount: TOO_MUCH,
        date: (await invoice()).issueDate,
        method: 'cash',
      }),
    ).rejects.toThrow('409');
    await opener.click();
    await payment.getByLabel('Amount').fill('4000');
    await payment.getByRole('combobox', { name: 'Method' }).click();
    await page.getByRole('option', { name: 'Cash' }).click();
    await record.click();
    await expect(payment.getByLabel('Amount')).toHaveAccessibleDescription(sentence);
    expect((await invoice()).payments).toHaveLength(1);
    await payment
      .getByRole('checkbox', {
        name: `Record it anyway: the client paid ${formatRand(TOO_MUCH - TOTAL + PART)} too much`,
      })
      .check();
    await payment.getByLabel('Amount').fill('4000.01');
    await expect(payment.getByRole('checkbox')).not.toBeChecked();
    await payment.getByLabel('Amount').fill('4000');
    await payment.getByRole('checkbox').check();
    await record.click();
    await expect(
      panel.getByRole('heading', { name: `Paid ${formatRand(TOO_MUCH - TOTAL + PART)} too much` }),
    ).toBeVisible();
    expect(await invoice()).toMatchObject({ status: 'paid', outstandingAmount: TOTAL - PART - TOO_MUCH });
    await panel.getByRole('button', { name: `Remove payment of ${formatRand(TOO_MUCH)}` }).press('Enter');
    const asked = page.getByRole('dialog', { name: 'Remove payment' });
    await expect(asked).toContainText(
      `${formatRand(TOTAL - PART)} of ${invoiceNumber} will be outstanding. You can record the payment again.`,
    );
    await asked.getByRole('button', { name: 'Remove payment' }).click();
    await expect(payments).toHaveCount(1);
    await expect(opener).toBeFocused();
    expect(await invoice()).toMatchObject({ status: 'pending', outstandingAmount: TOTAL - PART });
  });

  await test.step('credits a part, and keeps the note as a PDF', async () => {
    const add = panel.getByRole('button', { name: 'Add credit note' });
    const dialog = page.getByRole('dialog', { name: 'Add credit note' });
    await add.click();
    await dialog.getByRole('button', { name: 'Create credit note' }).click();
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(RULES.creditNote.amount.invalid);
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(RULES.creditNote.reason.required);
    await dialog.getByLabel('Amount').fill('9999');
    await dialog.getByLabel('Reason').fill('The assessment took half a night');
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(creditsTooMuch(TOTAL));
    await dialog.getByLabel('Amount').fill('289,98');
    await expect(dialog.getByRole('status')).toHaveText(
      `R289.98 will be credited, including R37.82 tax. ${formatRand(REST)} will be outstanding.`,
    );
    await dialog.getByRole('button', { name: 'Create credit note' }).click();
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
    const [note] = (await invoice()).creditNotes;
    expect(note).toMatchObject({ amount: CREDITED, taxAmount: 3_782 });
    await expect(panel.getByRole('region', { name: 'Credit notes' }).getByRole('listitem')).toContainText([
      `${note?.creditNoteNumber}`,
    ]);
    const file = await downloaded(page, panel.getByRole('button', { name: `PDF of ${note?.creditNoteNumber}` }));
    expect(file.name).toBe(`${note?.creditNoteNumber}.pdf`);
    for (const words of [
      `Corrects invoice ${invoiceNumber}`,
      'VAT (15%) R37.82',
      'Total credited (including VAT) R289.98',
    ])
      expect(file.text).toContain(words);
  });

  await test.step("reads the client's statement, from the invoice and from the clients", async () => {
    const dialog = page.getByRole('dialog', { name: 'Statement' });
    await panel.getByRole('button', { name: 'Client statement' }).click();
    await expect(dialog.getByRole('table').getByRole('row').nth(1)).toHaveText(
      new RegExp([invoiceNumber, writtenDate(dueDate), 'R5\\s289\\.98', 'R2\\s289\\.98', 'R3\\s000\\.00'].join('.*')),
    );
    const file = await downloaded(page, dialog.getByRole('button', { name: 'Export PDF' }));
    expect(file.text).toContain('Total owed R3 000.00');
    await expect(dialog.getByRole('button', { name: 'Export PDF' }), 'the focus stays on what was busy').toBeFocused();
    const send = dialog.getByRole('button', { name: 'Send statement' });
    await send.press('Enter');
    const sending = page.getByRole('dialog', { name: 'Send Statement' });
    await expect(sending.getByRole('combobox', { name: 'To' })).toHaveValue(email);
    const attached = await sending.getByText(/^Statement\S*\.pdf$/).innerText();
    await sending.getByRole('combobox', { name: 'To' }).fill('books@karoo-couriers.example');
    await sending.getByLabel('Subject').fill('Your account with us');
    await page.keyboard.press('Enter');
    await expect(sending).toBeHidden();
    await expect(send).toBeFocused();
    await expect(dialog).toContainText(/Last sent .+ to books@karoo-couriers\.example\./);
    const mail = await mailTo(school, 'books@karoo-couriers.example', /Your account with us/);
    expect(plain(mail.text)).toContain('R3 000.00 is outstanding on 1 invoice.');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([attached]);
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('button', { name: 'Client statement' })).toBeFocused();
    expect(await staff.write('GET', `/api/admin/corporate-clients/${client.id}/statement`)).toMatchObject({
      totalOutstanding: REST,
      ageing: { current: REST, over90: 0 },
    });
  });

  await test.step('books the rest: it is paid, everywhere', async () => {
    await opener.click();
    await expect(payment.getByLabel('Amount')).toHaveValue('3000.00');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Paid in full' })).toBeVisible();
    await expect(panel).toContainText(`${formatRand(PART + REST)} paid, R289.98 credited.`);
    expect(await invoice()).toMatchObject({
      status: 'paid',
      paidAmount: PART + REST,
      creditedAmount: CREDITED,
      outstandingAmount: 0,
    });
    expect(await printed()).toContain('Paid -R5 000.00 Credited -R289.98 Outstanding R0.00');
    await page.goto('/admin/corporate-clients');
    const open = page.getByRole('button', { name: 'Statement of Karoo Couriers' });
    await open.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Statement' })).toContainText(
      'Nothing is owed. There are no open invoices.',
    );
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });
});

/** Without the spaces that keep an amount on one line. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u00a0', ' ');
}

async function downloaded(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const { pages } = await readPdf(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), text: plain(pages[0]?.text) };
}
