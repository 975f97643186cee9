/** What is shown once, decided or typed is not lost to a stray press, a lost connection or a list that is read anew. */
import { expect, forgive, signInAtOnce, test } from '../support/fixtures.js';
import { addClient, addInvoice, INVOICE_LINES } from '../support/client-invoice.js';
import { StaffApi } from '../support/staff-api.js';
import { TOTP } from 'otpauth';

test('a new API key is left only when that is meant', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/api-keys/create');
  const form = page.getByRole('region', { name: 'New API key' });
  await form.getByLabel('What it is for').fill('Till');
  await form.getByLabel('Products').check();
  await form.getByRole('button', { name: 'Create API key' }).click();
  const made = page.getByRole('region', { name: 'The key for Till' });
  await expect(made.getByRole('heading')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving).toContainText('The key for Till will not be shown again.');
  await leaving.getByRole('button', { name: 'Stay on this form' }).click();
  await expect(made.locator('code')).toBeVisible();
  await made.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('heading', { name: /^All API keys/ })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('recovery codes are left only when that is meant', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Second step at sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second step at sign-in' });
  await dialog.getByLabel('Your own password').fill((await school.superUser()).password);
  await dialog.getByRole('button', { name: 'Set it up' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' });
  await expect(codes).toBeVisible();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(codes).toBeVisible();
  for (const leave of [() => dialog.getByRole('button', { name: 'Close' }).click(), () => page.goBack()]) {
    await leave();
    await expect(leaving).toContainText('Your recovery codes will not be shown again.');
    await leaving.getByRole('button', { name: 'Stay on this form' }).click();
    await expect(leaving).toBeHidden();
    await expect(codes).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog).toBeHidden();
});

test('what was matched in a bank statement is not left without asking', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Kalahari Haulage', email: 'accounts@kalahari.example' });
  const { invoiceNumber } = await addInvoice(staff, client, INVOICE_LINES);
  await signInAtOnce(context, school);
  await page.goto('/admin/bank-statement');
  const statement = `Date,Amount,Description\n2026/04/16,5289.98,FNB APP PAYMENT FROM ${invoiceNumber}`;
  await page
    .getByTestId('statement-file')
    .setInputFiles({ name: 'april.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  const tick = page.getByRole('region', { name: 'Payments' }).getByRole('checkbox', { name: 'Import' });
  await expect(tick).toBeChecked();
  await tick.uncheck();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving).toContainText('What you matched and ticked is not imported yet.');
  await leaving.getByRole('button', { name: 'Stay on this form' }).click();
  await tick.check();
  await page.getByRole('button', { name: /^Import 1 payment/ }).click();
  await expect(page.getByText('There are no payments left to import.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a file whose check got no answer is checked again by one press', async ({ page, context, school, faults }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/faq#import');
  await page.route('**/api/admin/imports/faqs', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const buffer = Buffer.from('question,answer\nIs there a shower?,Yes.');
  await page.getByTestId('import-file').setInputFiles({ name: 'faqs.csv', mimeType: 'text/csv', buffer });
  const again = page.getByRole('button', { name: 'Try faqs.csv again' });
  await expect(again).toBeVisible();
  forgive(faults, 'ERR_FAILED');
  await page.unroute('**/api/admin/imports/faqs');
  await again.click();
  await expect(page.getByRole('dialog')).toContainText('Is there a shower?');
});
