import type { Page } from '@playwright/test';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { school as facts } from '#libs/school/school';
import { expectNoViolation } from '../support/axe.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const send = (page: Page) => page.getByRole('button', { name: 'SEND MESSAGE' });
const confirmed = (page: Page) => page.getByRole('heading', { name: 'Thank you, we have your message' });

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Full name').fill('Naledi Maseko');
  await page.getByLabel('Email', { exact: true }).fill('naledi@example.org');
  await page.getByLabel('Phone').fill('821234567');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have a class for a child of seven?');
}

async function messagesAbout(school: SchoolServer, subject: string): Promise<ContactMessage[]> {
  const staff = await StaffApi.signIn(school);
  const all = (await (await staff.get('/api/admin/contact-messages')).json()) as ContactMessage[];
  return all.filter((message) => message.subject === subject);
}

test('empty fields are told and the first focused; a letter clears the message, the next try tells anew', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await send(page).click();
  const { fullName, email, phone, subject, message } = CONTACT_RULES;
  const rules = [
    ['Full name', fullName.required, 'N', fullName.tooShort, 'Na'],
    ['Email', email.required, 'naledi@', email.invalid, 'naledi@example.org'],
    ['Phone', phone.required, '123456', phone.invalid, '1234567'],
    ['Subject', subject.required, ' ', subject.required, 'Kids'],
    ['Message', message.required, '123456789', message.tooShort, '1234567890'],
  ] as const;
  for (const [label, missing] of rules)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(missing));
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectNoViolation(page, 'the refused form', [1440]);
  for (const [label, , wrong] of rules) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(wrong);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await send(page).click();
  for (const [label, , , refusal, right] of rules) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(refusal.replace(/[()]/g, '\\$&')));
    await field.fill(right);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await expect(page.getByText('10 of at most 5000 characters')).toBeVisible();
});

test('all countries are found by name and code, a leading 0 goes, one message arrives', async ({ page, school }) => {
  await page.goto('/contact-us');
  await fillIn(page, 'One message');
  const country = page.getByRole('combobox', { name: 'Country code' });
  await expect(country.getByRole('option')).toHaveText(PHONE_COUNTRIES.map(({ name, code }) => `${name} (+${code})`));
  await expect(country).toHaveValue('27');
  await country.focus();
  await country.press('+');
  await country.press('4');
  await country.press('4');
  await expect(country).toHaveValue('44');
  await country.pressSequentially('keny');
  await expect(country).toHaveValue('254');
  const phone = page.getByLabel('Phone');
  await phone.fill('');
  await phone.pressSequentially('0712 345-678');
  await expect(phone).toHaveValue('712 345-678');
  await expect(phone).toHaveAccessibleDescription(/We removed the leading 0/);
  await send(page).click();
  await expect(confirmed(page)).toBeFocused();
  await expect(page.getByText("Your message has been sent successfully. We'll get back to you soon!")).toBeVisible();
  await expectNoViolation(page, 'the thanks', [1440]);
  const stored = await messagesAbout(school, 'One message');
  expect(stored.map((message) => [message.phone, message.fullName])).toEqual([['+254712345678', 'Naledi Maseko']]);
  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  for (const name of ['Full name', 'Subject', 'Message'])
    await expect(page.getByRole('textbox', { name })).toHaveValue('');
});

test('while it is sent the button says so and is disabled, and a second press sends nothing', async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto('/contact-us');
  await fillIn(page, 'Held back');
  const idle = await send(page).boundingBox();
  await send(page).dblclick();
  const busy = page.getByRole('button', { name: 'SENDING...' });
  await expect(busy).toBeDisabled();
  expect((await busy.boundingBox())?.width).toBe(idle?.width);
  answer();
  await expect(confirmed(page)).toBeFocused();
  expect(asked).toBe(1);
});

const FAILURES = [
  ['the server says why', 429, JSON.stringify({ message: CONTACT_RULES.tooMany }), CONTACT_RULES.tooMany],
  ['the server says nothing', 500, '{}', 'Failed to send your message. Please try again later.'],
  ['a page comes instead', 200, '<h1>Welcome</h1>', 'Something went wrong. Please try again later.'],
] as const;

for (const [name, status, body, words] of FAILURES) {
  test(`when ${name}, nothing typed is lost, also over a reload, and the next try arrives`, async ({
    page,
    school,
    faults,
  }) => {
    const subject = `After all: ${name}`;
    await page.goto('/contact-us');
    await fillIn(page, subject);
    await page.route('**/api/contact', (route) => route.fulfill({ status, body, contentType: 'application/json' }), {
      times: 1,
    });
    await send(page).click();
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Your message is still here' })).toContainText(words);
    await expectNoViolation(page, 'the failure', [1440]);
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Do you have a class for a child of seven?',
    );
    await send(page).click();
    await expect(confirmed(page)).toBeVisible();
    expect(await messagesAbout(school, subject)).toHaveLength(1);
    // The browser itself writes a line about the failed call.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('/api/contact')));
  });
}

test('the map is asked for only when it is wanted, and has its title', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google.com/maps')) asked.push(request.url());
  });
  await page.goto('/contact-us');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByTitle(`Map of ${facts.area}`)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('link', { name: /^Directions .*new tab/ }).first()).toBeVisible();
});

test('without JavaScript phone, WhatsApp, mail and address are there, and the form says to use them', async ({
  browser,
  school,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${school.url}/contact-us`);
  const main = page.getByRole('main');
  for (const text of [facts.phone.display, facts.whatsapp.display, facts.email, facts.address.street])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(
    main.getByText(/^This form needs JavaScript, which is switched off\. Call us on .* or write to /),
  ).toBeVisible();
  await expect(send(page)).toBeHidden();
  await page.close();
});
