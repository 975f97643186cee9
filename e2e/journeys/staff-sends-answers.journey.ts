/**
 * Answers that the school mails itself: the mail server is away, and the school dies; each comes once. What the
 * customer answers by mail comes into the thread.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { signInAtOnce } from '../support/fixtures.js';
import { leaveMessages } from '../support/left-messages.js';
import { MailServer } from '../support/mail-server.js';
import { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';
import { ImapServer } from '../../scripts/test/imap-server.mjs';
import type { ContactMessageView } from '#libs/contracts/generated/api';

const PHONE_SIZE = { width: 390, height: 844 };
const NEXT_TRY_MS = 90_000;

let school: SchoolServer;
let mails: MailServer;
let mailbox: ImapServer;
test.beforeEach(async () => {
  mails = await MailServer.prepare();
  mailbox = await ImapServer.start();
  school = await SchoolServer.prepare();
  school.variables = { SMTP_URL: mails.url, MAIL_IN: mailbox.url, MAIL_IN_ADDRESS: 'answers@school.example' };
  await school.start();
});
test.afterEach(async () => {
  await school.close();
  await mails.stop();
  await mailbox.close();
});

const threadOf = (page: Page) => page.getByRole('region', { name: 'Saved response' });

test('an answer sent from here outlives a mail server that is away, and kill -9', async ({ browser }) => {
  test.slow();
  const tag = randomUUID().slice(0, 8);
  const email = `ema.${tag}@example.org`;
  const [id = 0] = await leaveMessages(school, [{ fullName: 'Ema Mail', subject: `Mail ${tag}`, email }]);
  const context = await browser.newContext({ baseURL: school.url });
  await signInAtOnce(context, school);
  const page = await context.newPage();
  await page.goto(`/admin/messages/${id}/show`);
  const form = page.getByRole('form', { name: 'Response' });
  await expect(form.getByText(`Sent from here to ${email}.`)).toBeVisible();
  await form.getByRole('textbox', { name: 'Response' }).fill('Yes, come on Monday.');
  await form.getByRole('button', { name: 'Save & Send Response' }).click();
  await expect(page.getByText('Response saved successfully')).toBeVisible();
  await expect(threadOf(page)).toContainText('Waiting to be sent');

  await school.killHard();
  await mails.start();
  await school.start();
  await expect.poll(async () => (await mails.mailsTo(email)).length, { timeout: NEXT_TRY_MS }).toBe(1);
  await page.reload();
  await expect(threadOf(page)).toContainText('Sent');

  await test.step('the second goes at once, from the phone; both are in the thread', async () => {
    await page.setViewportSize(PHONE_SIZE);
    await page.goto(`/mobile-app/messages/${id}`);
    await page.getByRole('textbox', { name: 'Response' }).fill('Or on Tuesday.');
    await page.getByRole('button', { name: 'Save & Send Response' }).click();
    await expect(threadOf(page)).toContainText('2 responses');
    await expect(threadOf(page).getByText('Sent', { exact: true })).toHaveCount(2);
    await expect(threadOf(page)).toContainText(/Yes, come on Monday\..*Or on Tuesday\./s);
  });
  const taken = await mails.mailsTo(email);
  expect(taken.map(({ subject }) => subject)).toEqual([`Re: Mail ${tag}`, `Re: Mail ${tag}`]);
  expect(taken[1]?.text).toContain('Or on Tuesday.');
  await context.close();
});

test('an answer from a template is sent and in the thread after four presses, on either screen', async ({
  browser,
}) => {
  test.slow();
  await mails.start();
  const staff = await StaffApi.signIn(school);
  const tag = randomUUID().slice(0, 8);
  const context = await browser.newContext({ baseURL: school.url });
  await signInAtOnce(context, school);
  const page = await context.newPage();
  await page.goto('/admin/reply-templates');
  await page.getByRole('textbox', { name: 'Title' }).fill(`Parking ${tag}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Hello {firstname}');
  await page.getByRole('button', { name: 'Add template' }).click();
  await expect(page.getByText('a word in braces that is not a variable')).toBeVisible();
  await text.fill('Hello {firstName}, you asked about "{subject}": there is parking. Call {phone}.');
  await page.getByRole('button', { name: 'Add template' }).click();
  await expect(page.getByRole('link', { name: `Parking ${tag}`, exact: true })).toBeVisible();

  for (const [screen, size] of [
    ['/admin/messages', { width: 1440, height: 900 }],
    ['/mobile-app/messages', PHONE_SIZE],
  ] as const)
    await test.step(screen, async () => {
      const email = `${screen.length}.${tag}@example.org`;
      const [id = 0] = await leaveMessages(school, [
        { fullName: 'Pari King', subject: `Cars ${screen.length} ${tag}`, email, ageDays: 0.2 },
      ]);
      await page.setViewportSize(size);
      await page.goto(screen);
      const presses = await countedPresses(page);
      await page
        .getByRole('link', { name: new RegExp(`Cars ${screen.length} ${tag}`) })
        .first()
        .click();
      await page.getByRole('button', { name: 'Template' }).click();
      await page.getByRole('menuitem', { name: `Parking ${tag}` }).click();
      if (screen.startsWith('/admin')) await expect(page.getByRole('textbox', { name: 'Response' })).toBeFocused();
      await page.getByRole('button', { name: 'Save & Send Response' }).click();
      await expect(threadOf(page)).toContainText(`Hello Pari, you asked about "Cars ${screen.length} ${tag}"`);
      await expect(threadOf(page).getByText('Sent', { exact: true })).toBeVisible();
      expect(await presses()).toBeLessThanOrEqual(4);
      await expect.poll(async () => (await mails.mailsTo(email)).length).toBe(1);

      // Whoever wrote since is first, until her answer comes in.
      await leaveMessages(school, [{ fullName: 'Later', subject: `Later ${tag}`, ageDays: 0.1 }]);
      const [{ replyTo } = {}] = await mails.mailsTo(email);
      mailbox.deliver(answerTo(replyTo?.[0]?.address ?? '', email));
      const replies = async () =>
        (await staff.write<ContactMessageView>('GET', `/api/admin/contact-messages/${id}`)).replies;
      await expect.poll(async () => (await replies()).length).toBe(2);
      await page.goto(screen);
      const subjects = page.getByRole('link', { name: new RegExp(`(Cars|Later) .*${tag}`) });
      await expect(subjects.first()).toContainText(`Cars ${screen.length} ${tag}`);
      await subjects.first().click();
      await expect(threadOf(page)).toContainText(`Answer from ${email}`);
      await expect(threadOf(page).getByText('I come with two cars.', { exact: true })).toBeVisible();
      await expect(threadOf(page).getByText('cars.png (program, 3 B)')).toBeVisible();
      const quoted = threadOf(page).getByText('> Hello Pari');
      await expect(quoted).toBeHidden();
      await threadOf(page).getByText('Show the full email').click();
      await expect(quoted).toBeVisible();
      await expectNoViolation(page, 'an answer by mail', [size.width]);
    });
  await context.close();
});

/** What a mail program makes of an answer. */
function answerTo(address: string, from: string): string {
  return [
    `From: Pari King <${from}>`,
    `To: ${address}`,
    `Message-ID: <${randomUUID()}@example.org>`,
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I come with two cars.',
    '',
    'On Mon, 1 Mar 2027 at 10:00, Storm Combat Academy wrote:',
    '> Hello Pari',
    '--part',
    'Content-Type: image/png; name=cars.png',
    'Content-Disposition: attachment; filename=cars.png',
    '',
    'MZ!',
    '--part--',
    '',
  ].join('\r\n');
}

/** How often somebody has pressed on the page since. */
async function countedPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = document.documentElement.dataset;
    counter['presses'] = '0';
    const count = (event: Event) => {
      if (event.isTrusted) counter['presses'] = String(Number(counter['presses']) + 1);
    };
    document.addEventListener('click', count, true);
  });
  return async () => Number(await page.locator('html').getAttribute('data-presses'));
}
