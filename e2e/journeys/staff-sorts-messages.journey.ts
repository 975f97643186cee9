import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { linkOf, rowOf } from '../support/inbox.js';
import { leaveMessages } from '../support/left-messages.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';

const MESSAGES = '**/api/admin/contact-messages?*';
const HALF_A_MINUTE_MS = 30_000;

test('staff archives, restores, marks one and many, takes it back; archives the old; exports all', async ({
  page,
  context,
  school,
}) => {
  const tag = randomUUID().slice(0, 8);
  const [old = 0, young = 0, third = 0, second = 0, first = 0] = await leaveMessages(school, [
    { fullName: 'Old', subject: `Old ${tag}`, ageDays: 30.01 },
    { fullName: 'Young', subject: `Young ${tag}`, ageDays: 29.9 },
    {
      fullName: '=HYPERLINK("http://example.org","Zoë")',
      subject: `Third, "quoted" ${tag}`,
      message: 'Two\nlines of it',
      status: 'read',
    },
    { fullName: 'Sipho Second', subject: `Second ${tag}` },
    { fullName: 'Fikile First', subject: `First ${tag}` },
  ]);
  const staff = await StaffApi.signIn(school);
  const stored = async (id: number): Promise<ContactMessage> =>
    (await (await staff.get(`/api/admin/contact-messages/${id}`)).json()) as ContactMessage;
  await signInAtOnce(context, school);
  await page.goto('/admin/messages');
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('one by its buttons', async () => {
    await expect(rowOf(page, first).getByRole('button', { name: /^Mark Unread/ }), 'it is unread').toHaveCount(0);
    await rowOf(page, third)
      .getByRole('button', { name: /^Mark Unread/ })
      .click();
    await expect(rowOf(page, third)).toContainText('Unread');
    await rowOf(page, second)
      .getByRole('button', { name: /^Archive/ })
      .click();
    await expect(page.getByText('Message archived successfully')).toBeVisible();
    await expect(rowOf(page, second)).toHaveCount(0);
    expect((await stored(second)).archived).toBe(true);
    await undo.click();
    await expect(page.getByText('Message restored successfully')).toBeVisible();
    await expect(rowOf(page, second)).toBeVisible();
    expect((await stored(second)).archived).toBe(false);
  });

  await test.step('one by keyboard, beside the list: the next one has the focus, and stays unread', async () => {
    await linkOf(page, first).click();
    await expect(rowOf(page, first)).toContainText('Read');
    await page.keyboard.press('u');
    await expect(rowOf(page, first)).toContainText('Unread');
    await page.keyboard.press('e');
    await expect(page.getByText('Message archived successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/messages(\?|$)/);
    await expect(rowOf(page, first)).toHaveCount(0);
    await expect(linkOf(page, second)).toBeFocused();
    expect((await stored(second)).status).toBe('unread');
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, first)).toBeVisible();
    await expect(linkOf(page, second)).toBeFocused();
    // From the list alone, too.
    await linkOf(page, first).focus();
    await page.keyboard.press('e');
    await expect(rowOf(page, first)).toHaveCount(0);
    await expect(linkOf(page, second)).toBeFocused();
    await expect(undo).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, first)).toBeVisible();
    await rowOf(page, second).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Mark read' }).click();
    await expect(rowOf(page, second)).not.toContainText('Unread');
  });

  await test.step('many, with Shift', async () => {
    await rowOf(page, first).getByRole('checkbox').click();
    await rowOf(page, third)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await expect(bulk).toContainText('3 selected');
    await bulk.getByRole('button', { name: 'Mark read' }).click();
    await expect(page.getByText('2 messages marked read')).toBeVisible();
    await expect(rowOf(page, first)).toContainText('Read');
    await undo.click();
    await expect(rowOf(page, first)).toContainText('Unread');
    await select(page, first, second, third);
    await bulk.getByRole('button', { name: 'Mark unread' }).click();
    await expect(rowOf(page, second)).toContainText('Unread');
    await select(page, first, second, third);
    await page.keyboard.press('Escape');
    await expect(bulk).toHaveCount(0);
    await select(page, first, second, third);
    await bulk.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('3 messages archived successfully')).toBeVisible();
    await undo.click();
    await expect(rowOf(page, third)).toBeVisible();
    await expect(rowOf(page, first)).toBeVisible();
  });

  await test.step('a refusal says so, and the message stays', async () => {
    await page.route('**/api/admin/contact-messages/*/archive', (route) =>
      route.fulfill({
        status: 409,
        json: { statusCode: 409, error: 'Conflict', message: 'Somebody else was faster.' },
      }),
    );
    await rowOf(page, first)
      .getByRole('button', { name: /^Archive/ })
      .click();
    await expect(page.getByText('Failed to archive or restore message')).toBeVisible();
    await expect(page.getByText('Somebody else was faster.')).toBeVisible();
    await expect(rowOf(page, first)).toBeVisible();
    await page.unroute('**/api/admin/contact-messages/*/archive');
  });

  await test.step('of many, the refusal of one is not hidden by what was done, and it stays ticked', async () => {
    await page.route(`**/api/admin/contact-messages/${second}/archive`, (route) =>
      route.fulfill({ status: 409, json: { statusCode: 409, error: 'Conflict', message: 'Not this one.' } }),
    );
    await select(page, first, second);
    await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Archive' }).click();
    await expect(rowOf(page, first)).toHaveCount(0);
    await expect(page.getByText('Not this one.')).toBeVisible();
    await expect(rowOf(page, second).getByRole('checkbox')).toBeChecked();
    await page.unroute(`**/api/admin/contact-messages/${second}/archive`);
    await page.keyboard.press('Escape');
  });

  await test.step('Archive Old says how many and asks, and spares the younger', async () => {
    await page.getByRole('button', { name: 'Archive Old (>30 days)' }).click();
    const question = page.getByRole('dialog', { name: /^Archive \d+ old messages?\?$/ });
    const count = Number(/\d+/.exec(await question.getByRole('heading').innerText())?.[0]);
    await question.getByRole('button', { name: `Archive ${count}` }).click();
    await expect(page.getByText(`${count} old messages have been archived`, { exact: true })).toBeVisible();
    expect([(await stored(old)).archived, (await stored(young)).archived]).toEqual([true, false]);
  });

  await test.step('the archive gives it back', async () => {
    await page.getByRole('tab', { name: /^Archived Messages/ }).click();
    await expect(page.getByRole('columnheader', { name: 'Archived' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Archive Old/ })).toHaveCount(0);
    await page.getByLabel('Search in messages').fill(`Old ${tag}`);
    await rowOf(page, old)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(page.getByText('Message restored successfully')).toBeVisible();
    expect((await stored(old)).archived).toBe(false);
    await expect(page.getByText('No messages match your search.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeDisabled();
    await page.getByRole('button', { name: 'Show all messages' }).click();
  });

  await test.step('the CSV file has what the search leaves, and opens right in a spreadsheet', async () => {
    await page.getByRole('tab', { name: /^Active Messages/ }).click();
    await page.getByLabel('Search in messages').fill(`Third, "quoted" ${tag}`);
    await expect(page.locator('tr[data-message]')).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    await expect(page.getByText('Contact messages exported successfully')).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toBe('contact_messages.csv');
    const bytes = await readFile(await file.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^id,fullName,email,phone,subject,message,/);
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(1).filter((each) => /^\d+,/.test(each))).toHaveLength(1);
    const line = lines.find((each) => each.startsWith(`${third},`));
    expect(line).toContain(
      `,"'=HYPERLINK(""http://example.org"",""Zoë"")",visitor@example.org,+27825550142,` +
        `"Third, ""quoted"" ${tag}","Two\n` +
        'lines of it",',
    );
  });
});

test('the list: only rows of the screen on the wire, state in the address, new messages wait', async ({
  page,
  context,
  school,
}) => {
  const tag = randomUUID().slice(0, 8);
  const ids = await leaveMessages(
    school,
    Array.from({ length: 30 }, (_each, place) => ({
      fullName: `Visitor ${String(place).padStart(2, '0')}`,
      subject: `Wire ${tag}`,
      status: 'read' as const,
    })),
  );
  const newest = ids.at(-1) ?? 0;
  const rows = page.locator('tr[data-message]');
  await signInAtOnce(context, school);
  await page.clock.install();
  const fetched: number[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().includes('/api/admin/contact-messages?')) return;
    const body = (await answer.json().catch(() => [])) as unknown[];
    fetched.push(body.length);
  });
  await page.goto('/admin/messages');
  await expect(rows).toHaveCount(25);
  await expect(page.getByRole('tab', { name: /^Active Messages \d/ })).toBeVisible();

  await test.step('two come in while one is read and answered', async () => {
    const before = await rows.evaluateAll(places);
    await linkOf(page, newest).click();
    await page.getByRole('textbox', { name: 'Response' }).fill('Half a sen');
    expect(await rows.evaluateAll(places), 'opening one moves none').toEqual(before);
    for (const subject of [`New one ${tag}`, `New two ${tag}`]) await write(school, subject);
    await page.clock.fastForward(HALF_A_MINUTE_MS);
    const show = page.getByRole('button', { name: '2 new messages, show' });
    await expect(show).toBeVisible();
    expect(await rows.evaluateAll(places), 'no row has moved or gone').toEqual(before);
    await expect(page.getByRole('textbox', { name: 'Response' })).toHaveValue('Half a sen');
    await show.click();
    await expect(rows.first()).toContainText(`New two ${tag}`);
    await expect(rows).toHaveCount(25);
    await expect(page.getByRole('textbox', { name: 'Response' })).toHaveValue('Half a sen');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('Refresh shows what it brings', async () => {
    await write(school, `New three ${tag}`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows.first()).toContainText(`New three ${tag}`);
  });

  await test.step('search, order and page stay over a reload', async () => {
    await page.getByLabel('Search in messages').fill(`Wire ${tag}`);
    await page.clock.runFor(1_000);
    await expect(page.getByText('1-25 of 30')).toBeVisible();
    await page.getByRole('columnheader', { name: 'From' }).getByRole('button').click();
    await expect(rows.first()).toContainText('Visitor 00');
    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await expect(rows).toHaveCount(5);
    await page.reload();
    await expect(rows).toHaveCount(5);
    await expect(rows.last()).toContainText('Visitor 29');
    await expect(page.getByLabel('Search in messages')).toHaveValue(`Wire ${tag}`);
  });
  expect(Math.max(...fetched)).toBeLessThanOrEqual(25);

  await test.step('empty, failed and ended', async () => {
    await page.route(MESSAGES, (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'contact-messages */0' } }),
    );
    await page.goto('/admin/messages');
    await expect(page.getByText('No active messages found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeDisabled();
    await page.getByRole('tab', { name: /^Archived Messages/ }).click();
    await expect(page.getByText('No archived messages found')).toBeVisible();
    await page.unroute(MESSAGES);
    await page.route(MESSAGES, (route) =>
      route.fulfill({
        status: 429,
        json: { statusCode: 429, error: 'Too Many Requests', message: 'Too many requests. Please wait a moment.' },
      }),
    );
    await page.goto('/admin/messages');
    await expect(page.getByText('Failed to fetch messages')).toBeVisible();
    await expect(page.getByText('Too many requests. Please wait a moment.')).toBeVisible();
    await page.unroute(MESSAGES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows.first()).toBeVisible();
    await page.route(MESSAGES, (route) =>
      route.fulfill({ status: 401, json: { statusCode: 401, error: 'Unauthorized', message: 'Unauthorized' } }),
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(LOGIN_RULES.sessionEnded)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/?$/);
  });
});

async function select(page: Page, ...ids: number[]): Promise<void> {
  for (const id of ids) await rowOf(page, id).getByRole('checkbox').check();
}

/** Where each row stands, and which it is. */
function places(rows: Element[]): string[] {
  return rows.map((row) => `${row.getAttribute('data-message')} at ${row.getBoundingClientRect().top}`);
}

/** As the public site sends it. */
async function write(school: SchoolServer, subject: string): Promise<void> {
  const answer = await fetch(`${school.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Thandi Nkosi',
      email: 'thandi@example.com',
      phone: '0821234567',
      subject,
      message: 'May I come and watch a class on Monday?',
    }),
  });
  expect(answer.status).toBe(201);
}
