/** The school's facts: changed by the owner, seen by a visitor at once, and put back. */
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { BANK_RULES, CONTACT_FACTS_RULES, HOURS_RULES } from '#libs/contracts/school';
import { expectNoViolation, expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { placeOrder } from '../support/placed-order.js';
import { StaffApi } from '../support/staff-api.js';

test('the owner changes phone and hours, a visitor sees them, and the phone is put back', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await page
    .getByRole('region', { name: 'Still demo details' })
    .getByRole('link', { name: /^Phone/ })
    .click();
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByLabel('Main phone number').fill('12');
  await contact.getByRole('button', { name: 'Preview: Contact' }).click();
  await expect(contact.getByText(CONTACT_FACTS_RULES.phoneNumber.invalid)).toBeVisible();
  await contact.getByLabel('Main phone number').fill('011 555 0199');
  await contact.getByRole('button', { name: 'Preview: Contact' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('link', { name: /^Call us/ })).toHaveText(/\+27 11 555 0199/);
  await expect(preview.getByRole('contentinfo')).toContainText('Mon to Fri, 06:00–21:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Contact details saved')).toBeVisible();
  await expect(contact.getByLabel('Main phone number')).toHaveValue('+27 11 555 0199');
  await expect(contact.getByRole('button', { name: 'Save contact' }), 'not lost with the old form').toBeFocused();

  const hours = page.getByRole('region', { name: 'Opening hours' });
  const monday = hours.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Closes').fill('05:00');
  await hours.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(monday.getByText(HOURS_RULES.order)).toBeVisible();
  await monday.getByLabel('Closes').fill('20:30');
  const outside = hours.getByText(/outside these hours: .*\(Tuesday /);
  await expect(outside).toHaveCount(0);
  await hours.getByRole('switch', { name: 'Tuesday' }).uncheck();
  await expect(outside).toBeVisible();
  await hours.getByRole('switch', { name: 'Tuesday' }).check();
  await expect(outside).toHaveCount(0);
  await hours.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(page.getByText('Opening hours saved')).toBeVisible();
  await expectNoViolationInBothColours(page, 'the settings');
  await page.setViewportSize({ width: 1440, height: 900 });

  const visitor = await context.newPage();
  await visitor.goto('/contact-us');
  await expect(visitor.getByRole('link', { name: /^Call us/ })).toHaveText(/\+27 11 555 0199/);
  await expect(visitor.getByRole('contentinfo')).toContainText('Monday, 06:00–20:30');

  const history = page.getByRole('dialog', { name: 'Contact: history' });
  const name = await contact.getByLabel('Name of the school').inputValue();
  await contact.getByLabel('Name of the school').fill('Half a na');
  await contact.getByRole('button', { name: 'History: Contact' }).click();
  await expect(history.getByRole('button', { name: 'Restore' }), 'what is typed would be lost').toBeDisabled();
  await history.getByRole('button', { name: 'Close' }).click();
  await contact.getByLabel('Name of the school').fill(name);
  await contact.getByRole('button', { name: 'History: Contact' }).click();
  await expect(history.getByText('Phones, 1, number: +27115550134 → +27115550199')).toBeVisible();
  await history.getByRole('button', { name: 'Restore' }).click();
  await expect(history.getByRole('button', { name: 'Restore' })).toHaveCount(2);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(contact.getByLabel('Main phone number')).toHaveValue('+27 11 555 0134');
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: /^Call us/ })).toHaveText(/\+27 11 555 0134/);

  // As the other journeys know the school.
  await monday.getByLabel('Closes').fill('21:00');
  await hours.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(hours.getByRole('button', { name: 'Save opening hours' })).toBeEnabled();
  await visitor.reload();
  await expect(visitor.getByRole('contentinfo')).toContainText('Mon to Fri, 06:00–21:00');
});

test('a new price is one entry of the log, and the owner is told which FAQ still says the old one', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const question = 'Do families pay for each child?';
  await staff.addFaq({ question, answer: 'Yes, R 350 for each.', category: 'pricing', isActive: true });
  await signInAtOnce(context, school);
  await page.goto('/admin/settings#prices');
  const prices = page.getByRole('region', { name: 'Prices' });
  const told = prices.getByText(/^1 FAQ still says R350\./);
  async function save(fee: string): Promise<void> {
    await prices.getByLabel('Registration fee').fill(fee);
    await prices.getByRole('button', { name: 'Save prices' }).click();
    await expect(prices.getByRole('button', { name: 'Save prices' })).toBeFocused();
  }
  await save('388');
  await expect(told).toBeVisible();
  await expectNoViolationInBothColours(page, 'the settings with an FAQ to check');
  await page.setViewportSize({ width: 1440, height: 900 });
  await save('350');
  await expect(told).toHaveCount(0);
  await save('388');
  await told.getByRole('link', { name: 'FAQ Management' }).click();
  await expect(page.getByRole('row').filter({ hasText: question })).toBeVisible();

  await page.getByRole('link', { name: 'Activity' }).click();
  const changes = page.getByRole('row').filter({ hasText: 'school settings' });
  await expect(changes).toHaveCount(3);
  await expect(changes.first()).toContainText('Changed school settings');
  await expect(changes.first()).toContainText('Registration fee: R350.00 → R388.00');
  await changes.first().getByRole('link', { name: 'Prices' }).click();
  await save('350');
});

test('the owner names the account that orders are paid into, and its customers see where to pay', async ({
  page,
  context,
  school,
}) => {
  const { orderNumber } = await placeOrder(school);
  const customer = await context.newPage();
  await customer.goto(`/order-success?order=${orderNumber}`);
  await expect(customer.getByText('contact you to arrange payment').filter({ visible: true })).toBeVisible();

  await signInAtOnce(context, school);
  await page.goto('/admin/settings#shop');
  const shop = page.getByRole('region', { name: 'Shop' });
  await shop.getByLabel('Account holder').fill('Storm Combat Academy');
  await shop.getByLabel('Account number').fill('6200 0000 001');
  await shop.getByRole('button', { name: 'Save shop' }).click();
  await expect(shop.getByText(BANK_RULES.bank.required)).toBeVisible();
  await expect(shop.getByText(BANK_RULES.branchCode.invalid)).toBeVisible();
  await shop.getByLabel('Bank', { exact: true }).fill('FNB');
  await shop.getByLabel('Branch code').fill('250655');
  await shop.getByRole('button', { name: 'Save shop' }).click();
  await expect(page.getByText('Shop settings saved')).toBeVisible();
  await expect(shop.getByLabel('Account number')).toHaveValue('62000000001');

  await customer.reload();
  await expect(
    customer.getByText('Please pay R1\u00a0398.00 by EFT into this account').filter({ visible: true }),
  ).toBeVisible();
  const account = customer.getByLabel('Where to pay');
  for (const value of ['Storm Combat Academy', 'FNB', '250655', '62000000001', orderNumber])
    await expect(account).toContainText(value);
  await expectNoViolation(customer, 'an order to pay');

  // As the other journeys know the school.
  for (const label of ['Account holder', 'Branch code', 'Account number']) await shop.getByLabel(label).fill('');
  await shop.getByLabel('Bank', { exact: true }).fill('');
  await shop.getByRole('button', { name: 'Save shop' }).click();
  await expect(shop.getByRole('button', { name: 'Save shop' })).toBeEnabled();
  await customer.reload();
  await expect(customer.getByText('contact you to arrange payment').filter({ visible: true })).toBeVisible();
});

test('on a phone the owner says where invoices are paid, sees it in the history, and puts it back', async ({
  page,
  context,
  school,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAtOnce(context, school);
  await page.goto('/admin/invoices');
  await page.getByRole('link', { name: 'Invoice Settings' }).click();
  const section = page.getByRole('region', { name: 'Invoices' });
  await section.getByLabel('Email').fill('nobody');
  await section.getByLabel('Bank name').fill('First National Bank');
  await section.getByRole('button', { name: 'Save invoices' }).click();
  await expect(section.getByText(INVOICE_RULES.stormCombatEmail.invalid)).toBeVisible();
  await section.getByLabel('Email').fill('');
  await section.getByRole('button', { name: 'Save invoices' }).click();
  await expect(page.getByText('Invoice settings saved')).toBeVisible();
  // Without an address of its own it is the school's.
  await expect(section.getByLabel('Email')).toHaveValue(/@/);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await section.getByRole('button', { name: 'History: Invoices' }).click();
  const history = page.getByRole('dialog', { name: 'Invoices: history' });
  await expect(history.getByText('Bank name: Example Bank → First National Bank')).toBeVisible();
  await history.getByRole('button', { name: 'Restore' }).click();
  await expect(history.getByText('Bank name: First National Bank → Example Bank')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(section.getByLabel('Bank name')).toHaveValue('Example Bank');
  const assistant = page.getByRole('heading', { name: 'Assistant', exact: true });
  await expect(assistant).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Assistant' }).click();
  await expect(assistant).toBeInViewport();
});

test('nothing typed in any section is lost by leaving, and who typed nothing is not asked', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/settings');
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const [section, field] of [
    ['Contact', 'Main phone number'],
    ['Shop', 'Account holder'],
    ['Assistant', 'Parking'],
  ] as const) {
    const typed = page.getByRole('region', { name: section }).getByLabel(field);
    const before = await typed.inputValue();
    await typed.fill(`${before}1`);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await asked.getByRole('button', { name: 'Stay on this form' }).click();
    await expect(typed).toHaveValue(`${before}1`);
    await typed.fill(before);
  }
  const untouched = await context.newPage();
  await untouched.goto('/admin/settings');
  await expect(untouched.getByLabel('Parking')).not.toHaveValue('');
  await untouched.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(untouched).toHaveURL(/\/admin$/);
});
