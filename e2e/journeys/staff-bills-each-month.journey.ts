/** What a client is billed each month is set up once, and its invoice makes itself (CONTRACT section 8). */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { InvoiceRecord, RecurringInvoiceRecord } from '#libs/contracts/generated/api';
import { DISCOUNT_KIND_WORDS } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { RECURRING_INVOICE_RULES as RULES, STOP_REASON_WORDS } from '#libs/contracts/recurring-invoice';
import { formatRand } from '#libs/domain/money';
import { dueDateAfter } from '#libs/domain/recurring-invoice';
import { formatDate, formatMonth } from '#libs/domain/schedule/long-date';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';
import { StaffApi } from '../support/staff-api.js';

const LINES = [
  ['Team training', '4', '1250'],
  ['Hall', '1', '350.50'],
] as const;
/** 4 × R1 250.00 and R350.50 less 10 %, less R15.45 of the whole, with 15 %. */
const TOTAL = formatRand(609_500);
const READY = { timeout: 30_000 };

test('staff set up a monthly invoice, its draft makes itself today, and a client that goes stops it', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const tag = randomUUID().slice(0, 8);
  const name = `Monthly training ${tag}`;
  const client = await staff.addCorporateClient({ name: `Monthly ${tag}`, email: `accounts-${tag}@example.org` });
  const today = isoDate(readSchoolClock(new Date()).date);
  const next = dueDateAfter({ dayOfMonth: Number(today.slice(8)), startDate: today, until: null }, today)!;
  await signInAtOnce(context, school);
  await page.goto('/admin/invoices');
  const form = page.getByRole('dialog', { name: 'Add Recurring Invoice' });

  await test.step('from the invoices it is a press away; an empty list says what it is for', async () => {
    await page.getByRole('link', { name: 'Recurring Invoices' }).last().click();
    await expect(page.getByText('what a client pays every month')).toBeVisible();
    await page.getByRole('link', { name: 'Add Recurring Invoice' }).first().click();
    await expect(form.getByLabel('Name')).toBeFocused();
  });

  await test.step('what is missing is told by its field', async () => {
    await form.getByLabel('Day of the month').fill('32');
    await form.getByRole('button', { name: 'Add recurring invoice' }).click();
    for (const sentence of [
      RULES.name.required,
      RULES.corporateClientId.required,
      INVOICE_RULES.description.required,
      INVOICE_RULES.unitPrice.invalid,
      RULES.dayOfMonth.invalid,
    ])
      await expect(form.getByText(sentence)).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
  });

  await test.step('lines by keyboard alone; total and page follow while they are typed', async () => {
    await form.getByLabel('Name').fill(name);
    await form.getByRole('combobox', { name: 'Client' }).fill(client.name);
    await page.getByRole('option', { name: client.name }).click();
    await form.getByLabel('Tax rate').fill('15');
    await form.getByRole('group', { name: 'Line 1' }).getByLabel('Description').focus();
    for (const [at, values] of LINES.entries()) {
      await expect(form.getByRole('group', { name: `Line ${at + 1}` }).getByLabel('Description')).toBeFocused();
      for (const [i, value] of values.entries()) {
        if (i > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(value);
      }
      await page.keyboard.press('Enter');
    }
    const hall = form.getByRole('group', { name: 'Line 2' });
    await hall.getByRole('combobox', { name: 'Discount' }).click();
    await page.getByRole('option', { name: DISCOUNT_KIND_WORDS.percent }).click();
    await hall.getByLabel('Discount in percent').fill('10');
    await form.getByRole('combobox', { name: 'Discount' }).last().click();
    await page.getByRole('option', { name: DISCOUNT_KIND_WORDS.amount }).click();
    await form.getByLabel('Discount in rand').fill('15.45');
    await expect(form.getByRole('group', { name: 'Totals of each invoice' })).toContainText(TOTAL);
    await expect(form.getByTestId('sheet')).toContainText(`For ${formatMonth(today)}.`);
    await expect(form.getByTestId('sheet')).toContainText(client.name);
  });

  await test.step('it says in words what will happen', async () => {
    await form.getByLabel('Day of the month').fill(String(Number(today.slice(8))));
    await expect(form.getByRole('status')).toContainText(`next on ${formatDate(today)}, as a draft for you to check`);
    await form.getByRole('combobox', { name: 'Each invoice' }).click();
    await page.getByRole('option', { name: 'Email it to the client' }).click();
    await expect(form.getByRole('status')).toContainText(`sent to ${client.email}`);
    await form.getByRole('combobox', { name: 'Each invoice' }).click();
    await page.getByRole('option', { name: 'Create a draft to check' }).click();
    await expectNoViolationInBothColours(page, 'the form');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what the server has against it is told, and the form stays', async () => {
    await expectRefusalsKept(
      { page, faults, url: '**/api/admin/recurring-invoices', form, submit: saveOf(form) },
      async () => {
        await expect(form.getByLabel('Name')).toHaveValue(name);
        await expect(form.getByRole('group', { name: 'Line 2' }).getByLabel('Unit price')).toHaveValue('350.50');
      },
    );
  });

  await test.step('saved, it makes the draft of today, with the right total', async () => {
    await saveOf(form).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(TOTAL);
    await expect.poll(async () => (await invoicesOf(staff, client.id)).length, READY).toBe(1);
    await page.goto('/admin/invoices');
    const row = page.getByRole('row', { name: new RegExp(client.name) });
    await expect(row).toContainText(TOTAL);
    await expect(row).toContainText('Pending');
  });

  const invoice = (await invoicesOf(staff, client.id))[0]!;
  await test.step('it leads to what it has made, and says when it is next', async () => {
    await openRecurring(page, name);
    const edit = page.getByRole('dialog', { name: 'Edit recurring invoice' });
    await expect(edit.getByRole('status')).toContainText(`next on ${formatDate(next)}`);
    const made = edit.getByRole('list', { name: 'Invoices so far' });
    await expect(made.getByRole('listitem')).toHaveCount(1);
    await expect(made).toContainText(`For ${formatDate(today)}`);
    await expect(made).toContainText('Draft');
    await made.getByRole('link', { name: invoice.invoiceNumber }).click();
    await expect(page.getByRole('dialog', { name: 'Invoice Details' })).toContainText(TOTAL);
  });

  await test.step('changed, it makes no second this month; on a phone it is a card', async () => {
    await openRecurring(page, name);
    const edit = page.getByRole('dialog', { name: 'Edit recurring invoice' });
    await edit.getByRole('group', { name: 'Line 2' }).getByRole('button', { name: 'Remove Hall' }).press('Enter');
    await expect(edit.getByRole('button', { name: 'Add line' }), 'the focus does not go with the row').toBeFocused();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`${formatRand(573_223)} each`);
    await expectNoViolationInBothColours(page, 'the cards', [390]);
    expect(await invoicesOf(staff, client.id)).toHaveLength(1);
  });

  await test.step('its client is deleted: it stops, and says why', async () => {
    await staff.write('DELETE', `/api/admin/corporate-clients/${client.id}`);
    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText(STOP_REASON_WORDS['client-deleted']);
    await expect(card.getByRole('switch')).toBeDisabled();
    const [stopped] = await staff.write<RecurringInvoiceRecord[]>('GET', '/api/admin/recurring-invoices');
    expect(stopped).toMatchObject({ isActive: false, nextDate: null });
  });
});

function saveOf(form: Locator): Locator {
  return form.getByRole('button', { name: 'Add recurring invoice' });
}

async function openRecurring(page: Page, name: string): Promise<void> {
  await page.goto('/admin/recurring-invoices');
  await page.getByRole('link', { name, exact: true }).click();
}

function invoicesOf(staff: StaffApi, corporateClientId: number): Promise<InvoiceRecord[]> {
  const filter = encodeURIComponent(JSON.stringify({ corporateClientId }));
  return staff.write('GET', `/api/admin/invoices?filter=${filter}`);
}
