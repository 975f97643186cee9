/** What the school's books come to: the same on the screen, in the file and in the address. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { REPORT_RULES } from '#libs/contracts/report';
import { writtenDate } from '#libs/documents/document-words';
import { monthsOf } from '#libs/domain/reports/report-periods';
import { addDays, isoDate, readSchoolClock, shortMonth } from '#libs/domain/schedule/school-clock';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { addClient, addInvoice, INVOICE_LINES } from '../support/client-invoice.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const CLIENT = 'Kalahari Couriers';
const PHONE = { width: 390, height: 844 };
/** An upright A4 page within its margins, at 96 pixels an inch. */
const PAPER = { width: 688, height: 1016 };

test('staff reads takings, debtors and VAT, and keeps them as files', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: CLIENT, email: 'accounts@kalahari.example' });
  const { id } = await addInvoice(staff, client, INVOICE_LINES);
  const today = readSchoolClock(new Date()).date;
  const [day, earlier] = [isoDate(today), isoDate(addDays(today, -40))];
  for (const [date, amount, method] of [
    [earlier, 100_000, 'cash'],
    [day, 123_456, 'card'],
  ])
    await staff.write('POST', `/api/admin/invoices/${id}/payments`, { date, amount, method });
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Reports' }).first().click();
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const table = page.getByRole('table');

  await test.step('takings of two days, typed, stand in the address', async () => {
    await expect(page.getByRole('heading', { name: /^Takings, / })).toBeVisible();
    await page.getByLabel('From').fill(day);
    await page.getByLabel('To', { exact: true }).fill(earlier);
    await expect(page.getByLabel('From')).toHaveAccessibleDescription(REPORT_RULES.reversed);
    await page.getByLabel('From').fill(earlier);
    await page.getByLabel('To', { exact: true }).fill(day);
    await expect(page).toHaveURL(new RegExp(`from=${earlier}&to=${day}`));
    await expect(page.getByRole('heading', { name: `${writtenDate(earlier)} to ${writtenDate(day)}` })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Chart by month and payment method/ })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue(earlier);
    const months = monthsOf({ from: earlier, to: day }).map(shortMonth);
    await expect(table.getByRole('rowheader')).toHaveText([...months, 'Total']);
    await expectNoViolationInBothColours(page, 'the takings');
  });

  await test.step('the file has the figures of the screen', async () => {
    const { name, cells } = await exported(page);
    expect(name).toBe(`takings-${earlier}-to-${day}.csv`);
    expect(cells.map((line) => line.slice(1))).toEqual(await figuresIn(table));
    const printing = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    expect((await printing).suggestedFilename()).toBe(`takings-${earlier}-to-${day}.pdf`);
    const months = cells.slice(0, -1).map(([month]) => month);
    expect(months).toEqual(monthsOf({ from: earlier, to: day }));
    // Cash of the first, card of the last, besides what was there before.
    expect(Number(cells[0]?.[7])).toBeGreaterThanOrEqual(1_000);
    expect(Number(cells.at(-2)?.[6])).toBeGreaterThanOrEqual(1_234.56);
  });

  await test.step('a usual period is one press', async () => {
    await page.getByLabel('Period').click();
    await page.getByRole('option', { name: 'This financial year' }).click();
    await expect(page.getByLabel('From')).toHaveValue(/-03-01$/);
    await expect(table.getByRole('row')).toHaveCount(1 + 12 + 1);
  });

  await test.step('who owes how much, and the statement of one of them', async () => {
    await tab('Debtors');
    await expect(page).toHaveURL(/report=debtors/);
    await expect(page.getByRole('heading', { name: `Debtors on ${writtenDate(day)}` })).toBeVisible();
    const owed = table.getByRole('row', { name: new RegExp(CLIENT) });
    await expect(owed).toContainText('R3 055.42');
    const { name, cells } = await exported(page);
    expect(name).toBe(`debtors-${day}.csv`);
    const figures = await figuresIn(table);
    // Where nobody has paid too much, the screen leaves that column out.
    const hasCredit = (await table.getByRole('columnheader').count()) === 8;
    expect(cells.map((line) => line.slice(1).filter((_cell, at) => hasCredit || at !== 5))).toEqual(figures);
    await expectNoViolationInBothColours(page, 'the debtors');
    await table.getByRole('button', { name: CLIENT }).click();
    const statement = page.getByRole('dialog', { name: 'Statement' });
    await expect(statement).toContainText('R3 055.42');
    await page.keyboard.press('Escape');
    await expect(statement).toBeHidden();
    await page.getByLabel('As of').fill(earlier);
    await expect(page.getByRole('heading', { name: `Debtors on ${writtenDate(earlier)}` })).toBeVisible();
    await expect(owed, 'the invoice is of today').toHaveCount(0);
  });

  await test.step('the tax of a period, by what was invoiced and by what was paid', async () => {
    await tab('VAT');
    await page.getByLabel('From').fill(day);
    await page.getByLabel('To', { exact: true }).fill(day);
    const invoices = table.getByRole('row', { name: /^Invoices, 15%/ });
    await expect(invoices).toContainText('R690.00');
    const { name, cells } = await exported(page);
    expect(name).toBe(`vat-by-invoices-${day}-to-${day}.csv`);
    expect(cells.map((line) => line.slice(2))).toEqual(await figuresIn(table));
    await page.getByLabel('Basis').click();
    await page.getByRole('option', { name: 'By payments received' }).click();
    await expect(page).toHaveURL(/basis=payments/);
    // 15/115 of R1 234.56.
    await expect(table.getByRole('row', { name: /^Payments of invoices, 15%/ })).toContainText('R161.03');
    await expectNoViolationInBothColours(page, 'the VAT');
  });

  await test.step('best sellers, trials and the time to answer, each with its chart and its file', async () => {
    for (const [name, path, chart] of [
      ['Best sellers', 'best-sellers', /^Units sold: /],
      ['Trials', 'trials', /^Chart by month: of \d+ trials \d+ joined/],
      ['Time to answer', 'answers', /^Chart by month: \d+ of \d+ messages answered/],
    ] as const) {
      await tab(name);
      await page.getByLabel('Period').click();
      await page.getByRole('option', { name: 'Last 12 months' }).click();
      await expect(page.getByRole('heading', { name: new RegExp(`^${name}, `) })).toBeVisible();
      await expect(page.getByRole('img', { name: chart })).toBeVisible();
      const { name: file, cells } = await exported(page);
      expect(file).toMatch(new RegExp(`^${path}-.*\\.csv$`));
      // Names, not figures: a wait is in hours in the file, and in words on the screen.
      await expect(table.getByRole('rowheader')).toHaveCount(cells.length);
      expect(cells.at(-1)?.[1]).toBe((await figuresIn(table)).at(-1)?.[0]);
      await expectNoViolationInBothColours(page, name);
    }
  });

  await test.step('on a phone the figures move under their names, and the page does not', async () => {
    await page.setViewportSize(PHONE);
    await page.goBack();
    await tab('Takings');
    await expect(table).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  await test.step('on paper the report stands alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    await expect(table).toBeVisible();
    expect(await table.evaluate((shown) => shown.getBoundingClientRect().right)).toBeLessThanOrEqual(PAPER.width);
    for (const left of [page.getByRole('navigation'), page.getByRole('button', { name: 'Print' })])
      await expect(left.first()).toBeHidden();
  });
});

test('says why there is no report, and tries again', async ({ page, context, school, faults }) => {
  await signInAtOnce(context, school);
  await page.route('**/api/admin/reports/takings?*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto('/admin/reports?from=2019-01-01&to=2019-01-31');
  await expect(page.getByRole('alert')).toContainText('The report could not be loaded');
  faults.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No payments or refunds in this period.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
});

/** The file that the button keeps: its name, and its cells below the head. */
async function exported(page: Page): Promise<{ name: string; cells: string[][] }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const file = await saving;
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  return { name: file.suggestedFilename(), cells: lines.map((line) => line.split(',')) };
}

/** The cells of a table as a file writes them: `R1 234.56` is 1234.56. */
async function figuresIn(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  const lines = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allTextContents()));
  return lines.map((line) => line.map((cell) => cell.replaceAll(/[R\s]/g, '')));
}
