import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { FAQ_RULES } from '#libs/contracts/faq';
import type { UnansweredQuestion } from '#libs/contracts/generated/api';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';
import { APOLOGY, tellAssistant } from '../support/told-conversation.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const ANSWER = 'Yes. There is free parking in front of the hall.';

test('staff finds a conversation, reads it, reaches the visitor and deletes it', async ({ page, context, school }) => {
  await tellAssistant(school, {
    userName: 'Lerato Dube',
    userEmail: 'lerato.dube@example.org',
    userPhone: '082 555 0166',
    from: '2026-11-20T21:59:58.000Z',
    turns: [
      ['Do you have a sauna in the hall?', APOLOGY],
      ['My name is Lerato Dube, 082 555 0166', 'Thank you, we will be in touch.'],
      ['<b>When</b> do you open?', 'At six.'],
    ],
  });
  await tellAssistant(school, { from: '2026-11-20T08:00:00.000Z', turns: [['Where do you train?', 'In Sandton.']] });
  await tellAssistant(school, {
    from: '2026-11-20T07:00:00.000Z',
    turns: [['my ex is threatening me please help', 'I am sorry you are going through this.']],
  });
  await signInAtOnce(context, school);
  await page.goto('/admin/chat-conversations');
  const row = page.getByRole('row').filter({ hasText: 'Lerato Dube' });
  const details = page.getByRole('dialog', { name: 'Conversation with Lerato Dube' });

  await test.step('finds it by what was said, and the search stays in the address', async () => {
    await expect(row).toContainText('<b>When</b> do you open?');
    await expect(row).toContainText('1 unanswered');
    await expect(row).toContainText('lerato.dube@example.org');
    await page.getByLabel(/^Search/).fill('sauna');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByLabel(/^Search/)).toHaveValue('sauna');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel(/^Search/).fill('nobody ever wrote this');
    await expect(page.getByText('No conversations match your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all conversations' }).click();
    await expect(page.getByLabel(/^Search/)).toHaveValue('');
  });

  await test.step('leaves those with contact details, and those with an unanswered question', async () => {
    const anonymous = page.getByRole('row').filter({ hasText: 'Where do you train?' }).filter({ hasText: 'Visitor' });
    await expect(anonymous).toHaveCount(1);
    await page.getByLabel('With contact details').check();
    await expect(anonymous).toHaveCount(0);
    await expect(row).toBeVisible();
    await page.getByLabel('With an unanswered question').check();
    await expect(page.getByRole('row').filter({ hasNotText: 'unanswered' })).toHaveCount(1);
    await expect(row).toBeVisible();
    await page.getByLabel('With contact details').uncheck();
    await page.getByLabel('With an unanswered question').uncheck();
    await page.getByRole('button', { name: 'Show: All conversations' }).click();
    await page.getByRole('menuitemradio', { name: 'In distress' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'please help' })).toContainText('In distress');
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Show: In distress' }).click();
    await page.getByRole('menuitemradio', { name: 'All conversations' }).click();
    await expect(anonymous).toHaveCount(1);
  });

  await test.step('who is in distress is on the dashboard until they are seen to', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: '1 Visitor in distress' }).click();
    await page.getByRole('row').filter({ hasText: 'please help' }).getByRole('link', { name: /^View/ }).click();
    await page.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(page.getByText('Conversation marked as handled')).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByText('in distress')).toHaveCount(0);
    await page.goto('/admin/chat-conversations');
  });

  await test.step('on a phone the filters wait behind one button, and the first record is in sight', async () => {
    await page.setViewportSize(PHONE);
    const filters = page.getByRole('button', { name: 'Filters' });
    await expect(page.getByLabel('With contact details')).toBeHidden();
    const first = page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-row-link]') })
      .first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())!.y).toBeLessThan(PHONE.height / 3);
    await filters.click();
    await page.getByLabel('With contact details').check();
    await expect(page.getByRole('button', { name: 'Filters, 1 in use' })).toHaveText('Filters1');
    await page.getByLabel('With contact details').uncheck();
    await filters.click();
    await expect(page.getByLabel('With contact details')).toBeHidden();
    await page.setViewportSize(DESK);
  });

  await test.step("reads all of it, by keyboard, on the school's calendar", async () => {
    await row.getByRole('link', { name: 'View conversation of Lerato Dube' }).focus();
    await page.keyboard.press('Enter');
    await expect(details.getByRole('heading', { level: 3 })).toHaveText(['20 Nov 2026', '21 Nov 2026']);
    await expect(details.getByRole('listitem')).toHaveText([
      'Visitor, 23:59Do you have a sauna in the hall?Create FAQ',
      `Assistant, 23:59Not answered${APOLOGY}`,
      'Visitor, 00:00My name is Lerato Dube, 082 555 0166Create FAQ',
      /^Assistant, 00:00/,
      'Visitor, 00:00<b>When</b> do you open?Create FAQ',
      /At six\.$/,
    ]);
  });

  await test.step('reaches the visitor', async () => {
    const contact = details.getByRole('region', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+27825550166');
    await expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/27825550166');
    await expect(contact.getByRole('link', { name: 'Mail' })).toHaveAttribute(
      'href',
      /^mailto:lerato\.dube@example\.org\?subject=/,
    );
    await contact.getByRole('button', { name: 'Copy phone number' }).click();
    await expect(contact.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('082 555 0166');
    await page.reload();
    await expect(details.getByText('At six.')).toBeVisible();
  });

  await test.step('marks it as handled and takes it over: the list shows and finds it so', async () => {
    await details.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(page.getByText('Conversation marked as handled')).toBeVisible();
    await details.getByRole('button', { name: 'Assign to me' }).click();
    await expect(details.getByRole('button', { name: /^Assigned: Me/ })).toBeVisible();
    await details.getByText('Close', { exact: true }).click();
    await expect(row).toContainText('HandledMe');
    await page.getByRole('button', { name: /^Show: / }).click();
    await page.getByRole('menuitemradio', { name: 'Not handled' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: /^Show: / }).click();
    await page.getByRole('menuitemradio', { name: 'Handled', exact: true }).click();
    await row.getByRole('link', { name: 'View conversation of Lerato Dube' }).click();
  });

  await test.step('answers by email: in the inbox, in one message however often it is pressed', async () => {
    await details.getByRole('button', { name: 'Answer by email' }).click();
    const message = page.getByRole('region', { name: 'Message text' });
    await expect(message).toContainText('From a conversation with the assistant.');
    await expect(message.getByRole('link', { name: 'lerato.dube@example.org' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Response', exact: true })).toBeFocused();
    const made = new URL(page.url()).pathname;
    await message.getByRole('link', { name: 'Open the conversation it came from' }).click();
    await details.getByRole('button', { name: 'Open its message' }).click();
    await expect(message).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(made);
    await message.getByRole('link', { name: 'Open the conversation it came from' }).click();
  });

  await test.step('makes an FAQ of it, and sees before saving what that changes', async () => {
    await details.getByRole('link', { name: 'Create FAQ: Do you have a sauna in the hall?' }).click();
    await page.getByRole('button', { name: 'See what this changes' }).click();
    await expect(page.getByText(FAQ_RULES.answer.tooShort)).toBeVisible();
    await page.getByLabel('Answer').fill('The club next door has a sauna.');
    await page.getByRole('button', { name: 'See what this changes' }).click();
    const effect = page.getByRole('region', { name: 'What this changes' });
    await expect(effect.getByRole('listitem').filter({ hasText: 'Do you have a sauna in the hall?' })).toContainText(
      'Then: The club next door has a sauna.',
    );
    await expectNoViolationInBothColours(page, 'what an FAQ changes');
    await page.getByLabel('Answer').fill('The club next door has a sauna, and so do we.');
    await expect(effect.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add FAQ', exact: true }).click();
    await expect(page.getByText('FAQ created successfully')).toBeVisible();
    await expect(details.getByText('At six.')).toBeVisible();
    expect(await activeFaqs(school, 'Do you have a sauna in the hall?')).toHaveLength(1);
  });

  await test.step('deletes it, after being asked', async () => {
    const gone = new URL(page.url()).pathname;
    await details.getByRole('button', { name: 'Delete conversation' }).click();
    const question = page.getByRole('dialog', { name: 'Delete conversation' });
    await expect(question).toContainText('permanently deleted');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Conversation deleted')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await page.goto(gone);
    await expect(page.getByText('This conversation no longer exists.')).toBeVisible();
  });
});

test('staff makes an FAQ of what the assistant could not answer, once, though marking it fails at first', async ({
  page,
  context,
  school,
}) => {
  const asked = `is there parking at gate ${randomUUID().slice(0, 8)}?`;
  const question = `I${asked.slice(1)}`;
  await tellAssistant(school, { from: '2026-11-20T08:00:00.000Z', turns: [[asked, APOLOGY]] });
  await tellAssistant(school, { from: '2026-11-20T09:00:00.000Z', turns: [[asked, APOLOGY]] });
  await signInAtOnce(context, school);
  await page.goto('/admin/unanswered-questions');
  const row = page.getByRole('row').filter({ hasText: asked });

  await test.step('finds it, grouped and counted', async () => {
    await page.getByLabel(/^Search/).fill(asked);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row.getByRole('cell').nth(1)).toHaveText('2');
  });

  await test.step('gives up: back to the list as it was', async () => {
    await row.getByRole('link', { name: /^Create FAQ/ }).click();
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/unanswered-questions\?.*parking/);
  });

  await test.step('the form is filled in and waits for the answer, over a reload', async () => {
    await row.getByRole('link', { name: /^Create FAQ/ }).click();
    await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(question);
    await expect(page.getByLabel('Answer')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(question);
    await expect(page.getByLabel('Answer')).toBeFocused();
  });

  await test.step('saves it; the question cannot be marked, and says so', async () => {
    await page.route('**/api/admin/unanswered-questions/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 409,
            json: { statusCode: 409, error: 'Conflict', message: 'Somebody else is changing it.' },
          })
        : route.continue(),
    );
    await page.getByLabel('Answer').fill(ANSWER);
    await page.getByRole('button', { name: 'Add FAQ', exact: true }).click();
    await expect(page.getByText('The FAQ is saved, but the question is not marked as answered yet.')).toBeVisible();
    await expect(page.getByText('Somebody else is changing it.')).toBeVisible();
    expect(await activeFaqs(school, question)).toHaveLength(1);
    await page.reload();
    await expect(row.getByRole('link', { name: /^Create FAQ/ })).toHaveCount(0);
    await expect(row.getByRole('button', { name: /^Mark as answered/ })).toBeVisible();
    await page.unroute('**/api/admin/unanswered-questions/*');
  });

  await test.step('presses again: marked, without a second FAQ', async () => {
    await row.getByRole('button', { name: /^Mark as answered/ }).click();
    await expect(page.getByText('FAQ created and question marked as answered')).toBeVisible();
    await expect(page.getByText('The FAQ is saved, but the question')).toHaveCount(0);
    await expect(row).toHaveCount(0);
    expect(await activeFaqs(school, question)).toEqual([expect.objectContaining({ answer: ANSWER })]);
    await page.getByRole('tab', { name: /^Answered/ }).click();
    await row.getByRole('link', { name: /^View FAQ/ }).click();
    await expect(page.getByLabel('Answer')).toHaveValue(ANSWER);
  });
});

test('staff makes an FAQ at one go, dismisses a question, takes that back, and reopens it', async ({
  page,
  context,
  school,
}) => {
  const asked = `can i bring my dog ${randomUUID().slice(0, 8)}`;
  const other = `do you sell vouchers ${randomUUID().slice(0, 8)}`;
  await tellAssistant(school, {
    from: '2026-11-20T08:00:00.000Z',
    turns: [
      [asked, APOLOGY],
      [other, APOLOGY],
    ],
  });
  const staff = await StaffApi.signIn(school);
  const statusOf = async (text: string): Promise<string | undefined> => (await questions(staff, text))[0]?.status;
  await signInAtOnce(context, school);
  await page.goto('/admin/unanswered-questions');
  const row = (text: string): Locator => page.getByRole('row').filter({ hasText: text });

  await row(asked)
    .getByRole('link', { name: /^Create FAQ/ })
    .click();
  await page.getByLabel('Answer').fill('Only assistance dogs, please.');
  await page.getByRole('button', { name: 'Add FAQ', exact: true }).click();
  await expect(page.getByText('FAQ created and question marked as answered')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/unanswered-questions/);
  await expect(row(asked)).toHaveCount(0);
  expect(await statusOf(asked)).toBe('answered');
  expect(await activeFaqs(school, `C${asked.slice(1)}`)).toHaveLength(1);

  await row(other)
    .getByRole('button', { name: /^Dismiss/ })
    .press('Enter');
  await expect(row(other)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Dismiss/ }).and(page.locator(':focus'))).toBeVisible();
  expect(await statusOf(other)).toBe('dismissed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(other)).toBeVisible();
  expect(await statusOf(other)).toBe('open');

  await row(other)
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(row(other)).toHaveCount(0);
  await page.getByRole('tab', { name: /^Dismissed/ }).click();
  await row(other)
    .getByRole('button', { name: /^Reopen/ })
    .click();
  await expect(row(other)).toHaveCount(0);
  await page.getByRole('tab', { name: /^Open/ }).click();
  await expect(row(other)).toBeVisible();
});

test("the assistant's screens can be used by everyone", async ({ page, context, school }) => {
  await tellAssistant(school, {
    userName: 'Sipho',
    userEmail: 'sipho@example.org',
    userPhone: '083 555 0101',
    from: '2026-11-20T08:00:00.000Z',
    turns: [[`who sweeps the mats ${randomUUID()}`, APOLOGY]],
  });
  await signInAtOnce(context, school);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/chat-conversations');
  await expect(page.getByText('Sipho').first()).toBeVisible();
  await expectNoViolationInBothColours(page, 'conversations');
  await page.getByRole('link', { name: 'View conversation of Sipho' }).first().click();
  await expect(page.getByText('Not answered')).toBeVisible();
  await expectNoViolationInBothColours(page, 'one conversation');
  await page.goto('/admin/unanswered-questions');
  await expect(page.getByRole('link', { name: /^Create FAQ/ }).first()).toBeVisible();
  await expectNoViolationInBothColours(page, 'unanswered questions');
  await page.getByRole('tab', { name: /^Answered/ }).click();
  await expect(
    page.getByText('No answered questions yet.').or(page.getByRole('link', { name: /^View FAQ/ }).first()),
  ).toBeVisible();
  await expectNoViolationInBothColours(page, 'answered questions');
});

async function questions(staff: StaffApi, q: string): Promise<UnansweredQuestion[]> {
  return (await (
    await staff.get(`/api/admin/unanswered-questions?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
  ).json()) as UnansweredQuestion[];
}

/** What visitors see of a question. */
async function activeFaqs(school: SchoolServer, question: string): Promise<{ question: string; answer: string }[]> {
  const faqs = (await (await fetch(`${school.url}/api/faqs/active`)).json()) as { question: string; answer: string }[];
  return faqs.filter((faq) => faq.question === question);
}
