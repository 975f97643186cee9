/** A discount on a line and one on the whole, as they are typed, read, printed and copied (CONTRACT section 8). */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { cutDiscountSentence, DISCOUNT_RULES, lineDiscountLimit } from '#libs/contracts/invoice-discount';
import { INVOICE_MESSAGES as SAID } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { addClient, addInvoice, invoiceOf } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { readPdf } from '../support/read-pdf.mjs';
import { StaffApi } from '../support/staff-api.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PRICE = 99_995;
/** 10 % of R999.95 are R99.995. */
const LESS = { discountKind: 'percent', discountValue: 1000, discountAmount: 10_000, totalPrice: 89_995 };

test('staff gives a discount on a line and on the whole, and the client reads both', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Lowveld Freight', email: 'accounts@lowveld-freight.example' });
  const { id } = await addInvoice(staff, client, [{ description: 'Travel', quantity: 1, unitPrice: 10_000 }]);
  await signInAtOnce(context, school);

  const choose = async (form: Locator, kind: string) => {
    await form.getByLabel('Discount', { exact: true }).click();
    await page.getByRole('option', { name: kind }).click();
  };

  await test.step('a line: what is typed shows in the totals, and more than the line is refused', async () => {
    await page.goto(`/admin/invoices/${id}/items`);
    const items = page.getByRole('dialog', { name: 'Manage Line Items' });
    const totals = items.getByRole('group', { name: 'Totals' });
    await items.getByLabel('Description').fill('Workshop');
    await items.getByLabel('Unit price').fill('999.95');
    await choose(items, 'Rand');
    await items.getByLabel('Discount in rand').fill('1000');
    await items.getByRole('button', { name: 'Add item' }).click();
    await expect(items.getByText(lineDiscountLimit(PRICE).tooHigh)).toBeVisible();
    await choose(items, 'Percent');
    await expect(items.getByLabel('Discount in percent')).toHaveValue('');
    await items.getByRole('button', { name: 'Add item' }).click();
    await expect(items.getByText(DISCOUNT_RULES.discountValue.required)).toBeVisible();
    await items.getByLabel('Discount in percent').fill('10');
    await expect(items.getByText(`Amount ${formatRand(LESS.totalPrice)}`)).toBeVisible();
    await expect(totals).toContainText(formatRand(10_000 + LESS.totalPrice));
    await items.getByLabel('Discount in percent').press('Enter');
    const rows = items.getByRole('list', { name: 'Current items' }).getByRole('listitem');
    await expect(rows.last()).toContainText(`1 × ${formatRand(PRICE)}, less 10% (${formatRand(LESS.discountAmount)})`);
    await expect(items.getByLabel('Discount', { exact: true })).toHaveText('No discount');
    expect((await invoiceOf(staff, id)).items[1]).toMatchObject(LESS);
  });

  await test.step('the line again, from those there were: at its price', async () => {
    const items = page.getByRole('dialog', { name: 'Manage Line Items' });
    await items.getByRole('button', { name: `Add Workshop, 1 × ${formatRand(PRICE)}` }).click();
    await expect(items.getByRole('button', { name: 'Remove Workshop' })).toHaveCount(2);
    expect((await invoiceOf(staff, id)).items[2]).toMatchObject({ discountKind: null, totalPrice: PRICE });
    await items.getByRole('button', { name: 'Remove Workshop' }).last().click();
    await page.getByRole('dialog', { name: 'Remove line item' }).getByRole('button', { name: 'Remove' }).click();
    await expect(items.getByRole('button', { name: 'Remove Workshop' })).toHaveCount(1);
    await items.getByRole('button', { name: 'Change Workshop' }).click();
    await expect(items.getByRole('group', { name: 'Change Workshop' }).getByLabel('Discount in percent')).toHaveValue(
      '10',
    );
    await items.getByRole('button', { name: 'Cancel' }).click();
  });

  const subtotal = 10_000 + LESS.totalPrice;
  await test.step('the whole: an amount that the lines do not come to is cut, and the form says so', async () => {
    await page.goto(`/admin/invoices/${id}`);
    const form = page.getByRole('dialog', { name: 'Edit Invoice' });
    await choose(form, 'Rand');
    await form.getByLabel('Discount in rand').fill('5000');
    const cut = { discountKind: 'amount' as const, discountValue: 500_000, discountAmount: subtotal };
    await expect(form.getByText(cutDiscountSentence(cut)!)).toBeVisible();
    await choose(form, 'Percent');
    await form.getByLabel('Discount in percent').fill('100.01');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText(DISCOUNT_RULES.discountValue.invalidPercent)).toBeVisible();
    await form.getByLabel('Discount in percent').fill('12.5');
    await expect(form.getByTestId('sheet')).toContainText('Discount (12.5%)');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(SAID.updated)).toBeVisible();
  });

  // R999.95 less 12.5 %, R124.99, is R874.96; 15 % of that is R131.24.
  const sums = { subtotal: 99_995, discountAmount: 12_499, taxAmount: 13_124, totalAmount: 100_620 };
  expect(await invoiceOf(staff, id)).toMatchObject({ discountKind: 'percent', discountValue: 1250, ...sums });

  await test.step('the details, the PDF and the words of a mail say the same', async () => {
    await page.goto(`/admin/invoices/${id}/show`);
    const details = page.getByRole('dialog', { name: 'Invoice Details' });
    const told = details.getByRole('region', { name: 'Items' });
    for (const text of ['Discount (12.5%)', formatRand(-sums.discountAmount), formatRand(sums.totalAmount)])
      await expect(told).toContainText(text);
    await expect(told).toContainText(`less 10% (${formatRand(LESS.discountAmount)})`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      details.getByRole('button', { name: 'Export PDF' }).click(),
    ]);
    const { pages } = await readPdf(new Uint8Array(await readFile(await download.path())));
    const printed = pages[0]!.text.replaceAll('\u00a0', ' ');
    expect(printed).toContain('Unit price Discount Amount');
    expect(printed).toContain('Workshop 1 R999.95 10% R899.95');
    expect(printed).toContain('Discount (12.5%) -R124.99');
    await details.getByRole('button', { name: 'Copy email text' }).click();
    await expect(page.getByText(SAID.copied)).toBeVisible();
    const words = await page.evaluate(() => navigator.clipboard.readText());
    expect(words).toContain('1 x Workshop, less 10%: R899.95');
    expect(words).toContain('Discount (12.5%): R124.99\nTotal: R1 006.20');
  });

  await test.step('once it was sent, the discount is read and no longer typed', async () => {
    await staff.write('POST', `/api/admin/invoices/${id}/mark-sent`, {});
    await page.goto(`/admin/invoices/${id}`);
    const form = page.getByRole('dialog', { name: 'Edit Invoice' });
    await expect(form.getByText('12.5%', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Discount in percent')).toHaveCount(0);
    await expect(form.getByLabel('Discount', { exact: true })).toHaveCount(0);
  });

  await test.step('duplicated, in its row and in its details, it is a draft of the same', async () => {
    const { invoiceNumber, items: lines } = await invoiceOf(staff, id);
    const items = page.getByRole('dialog', { name: 'Manage Line Items' });
    const openCopy = async () => {
      await expect(page.getByText(SAID.duplicated)).toBeVisible();
      await expect(items.getByRole('list', { name: 'Current items' }).getByRole('listitem')).toHaveCount(lines.length);
      const copy = await invoiceOf(staff, Number(/invoices\/(\d+)\/items/.exec(page.url())?.[1]));
      expect(copy).toMatchObject({ ...sums, discountValue: 1250, lockedBecause: null, corporateClientId: client.id });
      await items.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('dialog', { name: 'Invoice Details' }).getByRole('button', { name: 'Close' }).last().click();
      return copy;
    };
    await page.goto('/admin/invoices');
    await page.getByRole('button', { name: `Duplicate ${invoiceNumber}` }).click();
    const first = await openCopy();
    await page.goto(`/admin/invoices/${id}/show`);
    await page.getByRole('dialog', { name: 'Invoice Details' }).getByRole('button', { name: 'Duplicate' }).click();
    const second = await openCopy();
    expect(new Set([id, first.id, second.id]).size).toBe(3);
    await expect(page.getByRole('row').nth(1)).toContainText(second.invoiceNumber);
  });
});

test('a client’s default discount is what its new invoices and quotes begin with', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Umgeni Depots', email: 'accounts@umgeni-depots.example' });
  const other = await addClient(staff, { name: 'Lowveld Depots', email: 'accounts@lowveld-depots.example' });
  await signInAtOnce(context, school);
  const choose = async (form: Locator, name: string) => {
    await form.getByRole('combobox', { name: 'Client' }).fill(name);
    await page.getByRole('option', { name }).click();
  };

  await test.step('it is set with the client, and refused by its field', async () => {
    await page.goto(`/admin/corporate-clients/${client.id}`);
    await page.getByLabel('Default discount', { exact: true }).click();
    await page.getByRole('option', { name: 'Percent' }).click();
    const value = page.getByLabel('Default discount in percent');
    await value.fill('101');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(value).toHaveAccessibleDescription(DISCOUNT_RULES.discountValue.invalidPercent);
    await value.fill('12.5');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByLabel('Default discount in percent')).toBeHidden();
    expect(await staff.write('GET', `/api/admin/corporate-clients/${client.id}`)).toMatchObject({
      discountKind: 'percent',
      discountValue: 1250,
    });
  });

  await test.step('a new invoice follows the client until a discount is typed', async () => {
    await page.goto('/admin/invoices/create');
    const form = page.getByRole('dialog', { name: 'Create New Invoice' });
    const value = form.getByLabel('Discount in percent');
    await choose(form, client.name);
    await expect(value).toHaveValue('12.5');
    await choose(form, other.name);
    await expect(value).toHaveCount(0);
    await choose(form, client.name);
    await value.fill('20');
    await choose(form, other.name);
    await expect(value).toHaveValue('20');
  });

  await test.step('and so does a quote', async () => {
    await page.goto('/admin/quotes/create');
    const form = page.getByRole('dialog', { name: 'Add Quote' });
    await choose(form, client.name);
    await expect(form.getByLabel('Discount in percent')).toHaveValue('12.5');
  });

  await test.step('and a recurring invoice, off the whole of each', async () => {
    await page.goto('/admin/recurring-invoices/create');
    const form = page.getByRole('dialog', { name: 'Add Recurring Invoice' });
    await choose(form, client.name);
    await expect(form.getByLabel('Discount in percent')).toHaveValue('12.5');
    await form.getByLabel('Description').fill('Training');
    await form.getByLabel('Unit price').fill('1000');
    await form.getByLabel('Tax rate').fill('15');
    await expect(form.getByRole('group', { name: 'Totals of each invoice' })).toContainText(formatRand(100_625));
  });
});
