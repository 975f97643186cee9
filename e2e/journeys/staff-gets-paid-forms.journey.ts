import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { addClient, addInvoice, INVOICE_LINES, invoiceOf } from '../support/client-invoice.js';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('a payment that was typed when the session ended is there after signing in', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id, totalAmount } = await addInvoice(
    staff,
    await addClient(staff, { name: 'Cederberg Tours', email: 'office@cederberg.example' }),
    INVOICE_LINES,
  );
  await signInAtOnce(context, school);
  await page.goto(`/admin/invoices/${id}/show`);
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await page.getByRole('button', { name: 'Record payment' }).click();
  await payment.getByLabel('Reference (optional)').fill('CEDER 77');
  await context.clearCookies();
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signInByForm(page, await school.superUser());
  await expect(payment.getByLabel('Reference (optional)')).toHaveValue('CEDER 77');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('heading', { name: 'Paid in full' })).toBeVisible();
  expect((await invoiceOf(staff, id)).payments).toMatchObject([{ amount: totalAmount, reference: 'CEDER 77' }]);
});

test('the client form explains and switches reminders; nothing goes without an address or once cancelled', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Kalahari Freight', email: null });
  const { id } = await addInvoice(staff, client, INVOICE_LINES);
  await signInAtOnce(context, school);
  await page.goto(`/admin/corporate-clients/${client.id}`);
  const reminders = page
    .getByRole('switch', { name: /reminder/i })
    .or(page.getByRole('checkbox', { name: /reminder/i }));
  await expect(reminders).toBeChecked();
  await expect(reminders).toHaveAccessibleDescription(/3 days before the due date, on the due date and 7 days after/);
  await reminders.press('Space');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(
      async () =>
        (await staff.write<{ invoiceReminders: boolean }>('GET', `/api/admin/corporate-clients/${client.id}`))
          .invoiceReminders,
    )
    .toBe(false);

  await page.goto(`/admin/invoices/${id}/show`);
  const panel = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(panel.getByRole('button', { name: 'Send Invoice' })).toBeDisabled();
  await expect(panel).toContainText('This invoice has no client email');
  await staff.write('PUT', `/api/admin/invoices/${id}`, { status: 'cancelled' });
  await page.reload();
  await expect(panel).toContainText(RULES.payment.onCancelled);
  await expect(panel.getByRole('heading')).toContainText(['Cancelled, nothing is owed']);
  await expect(panel.getByRole('button', { name: 'Record payment' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Add credit note' })).toBeDisabled();
});

test('getting paid can be used by everyone', async ({ page, context, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Overberg Farms', email: 'office@overberg.example' });
  const { id, issueDate: date } = await addInvoice(staff, client, INVOICE_LINES);
  await staff.write('POST', `/api/admin/invoices/${id}/payments`, {
    amount: 200_000,
    date,
    method: 'card',
    reference: 'Terminal 4',
  });
  await staff.write('POST', `/api/admin/invoices/${id}/credit-notes`, {
    amount: 28_998,
    reason: 'A class was not given',
  });
  await signInAtOnce(context, school);
  const asked = async (
    button: string | RegExp,
    what: string,
    first: () => Promise<void> = async () => {},
  ): Promise<void> => {
    await page.goto(`/admin/invoices/${id}/show`);
    await page.getByRole('region', { name: 'Payment', exact: true }).getByRole('button', { name: button }).click();
    await first();
    await expectNoViolationInBothColours(page, what);
  };
  await asked('Record payment', 'a payment with its refusals', async () => {
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByLabel('Amount').fill('9999');
    await dialog.getByLabel('Date').fill('');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText(RULES.payment.date.required)).toBeVisible();
  });
  await asked('Add credit note', 'a credit note', () => page.getByRole('dialog').getByLabel('Amount').fill('100'));
  await asked('Send Invoice', 'the sending', () => expect(page.getByRole('textbox', { name: 'To' })).toBeFocused());
  await asked('Client statement', 'the statement', () => expect(page.getByText('Total owed')).toBeVisible());
  await page.goto(`/admin/invoices/${id}/show`);
  await page.getByRole('button', { name: /^Remove payment/ }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
});
