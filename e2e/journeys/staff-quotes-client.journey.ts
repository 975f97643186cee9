/** A quote goes to a client, who accepts it by the mail's link; one press makes its invoice (CONTRACT section 8). */
import { randomUUID } from 'node:crypto';
import { QUOTE_RULES as RULES } from '#libs/contracts/quote';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { expectNoViolation, expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import { StaffApi } from '../support/staff-api.js';

/** 4 × R1 250.00 less 10 %, with 15 %. */
const TOTAL = formatRand(517_500);

test('staff write and send a quote, the client accepts it, and one press makes the invoice', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const tag = randomUUID().slice(0, 8);
  const client = await staff.addCorporateClient({ name: `Quoted ${tag}`, email: `quoted-${tag}@example.org` });
  await signInAtOnce(context, school);
  await page.goto('/admin/quotes/create');
  const form = page.getByRole('dialog', { name: 'Add Quote' });
  const details = page.getByRole('dialog', { name: 'Quote Details' });

  await test.step('what is missing is told by its field', async () => {
    await form.getByLabel('Valid until').fill('2020-01-31');
    await form.getByRole('button', { name: 'Add quote' }).click();
    for (const sentence of [
      RULES.corporateClientId.required,
      INVOICE_RULES.description.required,
      RULES.validUntil.past,
    ])
      await expect(form.getByText(sentence)).toBeVisible();
  });

  await test.step('page and totals follow while it is typed; saved, its details say what comes next', async () => {
    await form.getByRole('combobox', { name: 'Client' }).fill(client.name);
    await page.getByRole('option', { name: client.name }).click();
    const line = form.getByRole('group', { name: 'Line 1' });
    await line.getByLabel('Description').fill('Team training');
    await line.getByLabel('Quantity').fill('4');
    await line.getByLabel('Unit price').fill('1250');
    await line.getByRole('combobox', { name: 'Discount' }).click();
    await page.getByRole('option', { name: 'Percent' }).click();
    await line.getByLabel('Discount in percent').fill('10');
    await form.getByLabel('Tax rate').fill('15');
    await expect(form.getByText('There is no VAT number in the invoice settings.')).toBeVisible();
    await form.getByLabel('Valid until').fill('2098-01-31');
    await expect(form.getByRole('group', { name: 'Totals of the quote' })).toContainText(TOTAL);
    await expect(form.getByTestId('sheet')).toContainText('31/01/2098');
    await expectNoViolationInBothColours(page, 'the form of a quote');
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByRole('button', { name: 'Add quote' }).click();
    await expect(details).toContainText('Draft');
    await expect(details).toContainText(TOTAL);
  });

  await test.step('sent, it is locked but for notes and its last day', async () => {
    await details.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('dialog', { name: 'Send quote' }).getByRole('button', { name: 'Send' }).click();
    await expect(details).toContainText(`to ${client.email}.`);
    await details.getByRole('link', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit quote' });
    await expect(edit.getByRole('note')).toContainText('was sent and is locked');
    await expect(edit.getByLabel('Description')).toHaveCount(0);
    await edit.getByLabel('Valid until').fill('2098-02-28');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('row', { name: new RegExp(client.name) })).toContainText('28/02/2098');
  });

  const { subject = '', text = '' } = await mailTo(school, client.email!, /^Quote QUO-/);
  const number = /QUO-\d{4}-\d{4}/.exec(subject)![0];
  await test.step('the client reads it on a phone, and accepts with a name', async () => {
    const phone = await context.browser()!.newPage({ viewport: { width: 390, height: 844 } });
    await phone.goto(/https?:\S+\/quote\/[\w-]{43}/.exec(text)![0]);
    await expect(phone.getByRole('heading', { name: `Quote ${number}` })).toBeVisible();
    await expect(phone.getByRole('main')).toContainText(TOTAL);
    await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await phone.getByRole('button', { name: 'Decline' }).click();
    await phone.getByRole('button', { name: 'Back' }).click();
    await phone.getByRole('button', { name: 'Accept quote' }).click();
    await expect(phone.getByLabel('Your name')).toHaveAccessibleDescription(RULES.name.required);
    await phone.getByLabel('Your name').fill('Thandi Mokoena');
    await phone.getByLabel('Purchase order').fill('PO 77');
    await phone.getByRole('button', { name: 'Accept quote' }).click();
    await expect(phone.getByRole('heading', { name: 'This quote is accepted' })).toBeFocused();
    await expectNoViolation(phone, 'the accepted quote', [390]);
    await phone.goto('/quote/there-is-none');
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(/not found/i);
    await phone.close();
  });

  await test.step('staff see who accepted, and make the invoice once', async () => {
    await page.reload();
    await page.getByRole('tab', { name: /^Accepted/ }).click();
    await page.getByRole('link', { name: number, exact: true }).click();
    await expect(details).toContainText('Accepted by Thandi Mokoena');
    await expect(details).toContainText('Their reference: PO 77.');
    await details.getByRole('button', { name: 'Create invoice' }).click();
    const invoice = page.getByRole('dialog', { name: 'Invoice Details' });
    await expect(invoice).toContainText(TOTAL);
    await expect(invoice).toContainText(`As quoted in ${number}. Your reference: PO 77.`);
    await page.goBack();
    await expect(details.getByRole('link', { name: 'Open invoice' })).toBeVisible();
  });

  await test.step('Duplicate begins the next with the same lines', async () => {
    await details.getByRole('link', { name: 'Duplicate' }).click();
    await expect(form.getByRole('group', { name: 'Line 1' }).getByLabel('Description')).toHaveValue('Team training');
    await expect(form.getByRole('group', { name: 'Totals of the quote' })).toContainText(TOTAL);
    await form.getByRole('button', { name: 'Add quote' }).click();
    await expect(details).toContainText('Draft');
  });
});

test('the client that is typed is chosen, also before the search has answered', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  await staff.addCorporateClient({ name: 'Aardvark Logistics' });
  await staff.addCorporateClient({ name: 'Aasvogel Security' });
  await signInAtOnce(context, school);
  await page.goto('/admin/quotes/create');
  const client = page.getByRole('combobox', { name: 'Client' });
  await client.click();
  await expect(page.getByRole('option').first()).toContainText('Aardvark');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/corporate-clients\?.*Aasvogel/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/corporate-clients\?.*Aasvogel/);
  await client.fill('Aasvogel');
  await asked;
  await client.press('Enter');
  await expect(client).toHaveValue('Aasvogel Security');
  answer();
  await page.getByLabel('Valid until').focus();
  await expect(client).toHaveValue('Aasvogel Security');
});
