import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { closedBooksRefusal } from '#libs/domain/books';
import { formatRand } from '#libs/domain/money';
import { addDays, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { addClient, addInvoice, INVOICE_LINES, invoiceOf } from '../support/client-invoice.js';
import { expect, forgive, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
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

test('what is wrong with a payment is said until it is put right', async ({ page, context, school, faults }) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff, { name: 'Cederberg Tours', email: 'office@cederberg.example' });
  const { id, issueDate, totalAmount } = await addInvoice(staff, client, INVOICE_LINES);
  const closed = isoDate(addDays(readSchoolClock(new Date()).date, -1));
  await staff.write('PUT', '/api/admin/settings/invoices', { booksClosedUntil: closed });
  await signInAtOnce(context, school);
  await page.goto(`/admin/invoices/${id}/show`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  const [amount, date] = [payment.getByLabel('Amount'), payment.getByLabel('Date')];
  const reference = payment.getByLabel('Reference (optional)');
  const record = payment.getByRole('button', { name: 'Record payment' });
  const alert = payment.getByRole('alert');

  await test.step('the server refuses the day; with another one its sentence is gone', async () => {
    await date.fill(closed);
    await record.click();
    await expect(alert).toHaveText(closedBooksRefusal(closed));
    await amount.focus();
    await reference.focus();
    await expect(alert, 'who only looks around is not robbed of it').toBeVisible();
    await date.fill(issueDate);
    await expect(alert).toHaveCount(0);
  });

  await test.step('fields that are wrong say so; filled in, they are silent', async () => {
    await amount.fill('0');
    await date.fill('');
    await record.click();
    await expect(amount).toHaveAccessibleDescription(RULES.payment.amount.invalid);
    await expect(date).toHaveAccessibleDescription(RULES.payment.date.required);
    await amount.fill('2000');
    await date.fill(issueDate);
    for (const sentence of [RULES.payment.amount.invalid, RULES.payment.date.required])
      await expect(payment.getByText(sentence)).toHaveCount(0);
    for (const field of [amount, date]) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('so is a field that the server refuses', async () => {
    const refused = { statusCode: 400, error: 'Bad Request', message: 'Some fields are wrong' };
    const errors = { reference: RULES.payment.reference.tooLong };
    const url = '**/api/admin/invoices/*/payments';
    await page.route(url, (route) => route.fulfill({ status: 400, json: { ...refused, errors } }));
    await record.click();
    await expect(reference).toHaveAccessibleDescription(errors.reference);
    await page.unroute(url);
    await reference.fill('CEDER 78');
    await expect(payment.getByText(errors.reference)).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });

  await record.click();
  await expect(page.getByRole('heading', { name: `${formatRand(totalAmount - 200_000)} outstanding` })).toBeVisible();
  forgive(faults, '40');
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
  await asked('Send Invoice', 'the sending', () => expect(page.getByRole('combobox', { name: 'To' })).toBeFocused());
  await asked('Client statement', 'the statement', () => expect(page.getByText('Total owed')).toBeVisible());
  await page.goto(`/admin/invoices/${id}/show`);
  await page.getByRole('button', { name: /^Remove payment/ }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
});
