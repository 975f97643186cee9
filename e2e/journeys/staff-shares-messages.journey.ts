/** Two of the staff share an inbox: one assigns, the other finds it; what waits, what is due, what was put away. */
import { randomUUID } from 'node:crypto';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { linkOf, rowOf } from '../support/inbox.js';
import { leaveMessages } from '../support/left-messages.js';
import { mailTo } from '../support/mailbox.js';
import { StaffApi } from '../support/staff-api.js';
import type { ContactMessage } from '#libs/contracts/generated/api';

const DESK_SIZE = { width: 1440, height: 900 };
const PHONE_SIZE = { width: 390, height: 844 };
const PASSWORD = 'Kettlebell-41-windmill';

test('one assigns, the other finds it under Mine and comes back to it; by keyboard and on the phone too', async ({
  page,
  context,
  browser,
  school,
}) => {
  const tag = randomUUID().slice(0, 8);
  const [long = 0, first = 0, second = 0] = await leaveMessages(school, [
    { fullName: 'Lwazi Long', subject: `Long ago ${tag}`, status: 'read', ageDays: 2 },
    { fullName: 'Fikile First', subject: `First ${tag}` },
    { fullName: 'Sipho Second', subject: `Second ${tag}` },
  ]);
  const staff = await StaffApi.signIn(school);
  const username = `lerato${tag}`;
  const email = `${username}@example.org`;
  await staff.addUser({
    username,
    email,
    password: PASSWORD,
    firstName: 'Lerato',
    lastName: tag,
    role: 'admin',
  });
  const stored = async (id: number): Promise<ContactMessage> =>
    (await (await staff.get(`/api/admin/contact-messages/${id}`)).json()) as ContactMessage;
  const plan = page.getByRole('group', { name: 'Assignment and follow-up' });
  const look = async (view: string, on = page): Promise<void> => {
    await on.getByRole('button', { name: /^Show: / }).click();
    await on.getByRole('menuitemradio', { name: view }).click();
  };
  await page.setViewportSize(DESK_SIZE);
  await signInAtOnce(context, school);

  await test.step('from the message, to a colleague', async () => {
    await page.goto(`/admin/messages/${first}/show`);
    await plan.getByRole('button', { name: /^Unassigned/ }).click();
    await page.getByRole('menuitem', { name: `Lerato ${tag}` }).click();
    await expect(page.getByText(`Assigned to Lerato ${tag}`, { exact: true })).toBeVisible();
    await expect(plan.getByRole('button', { name: `Assigned: Lerato ${tag}` })).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expectNoViolation(page, 'a message that is assigned', [PHONE_SIZE.width, DESK_SIZE.width]);
    await page.setViewportSize(DESK_SIZE);
    expect((await mailTo(school, email, /^Assigned to you: First /)).text).toContain(`/admin/messages/${first}/show`);
  });

  await test.step('to oneself, with one key', async () => {
    await linkOf(page, second).click();
    await expect(plan.getByRole('button', { name: /^Unassigned/ })).toBeVisible();
    await plan.getByRole('button', { name: 'Assign to me' }).press('Enter');
    await expect(plan.getByRole('button', { name: /^Assigned: Me/ }), 'what was pressed is gone').toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Nobody' }).press('Enter');
    await expect(plan.getByRole('button', { name: /^Unassigned/ })).toBeFocused();
    await page.keyboard.press('a');
    await expect(plan.getByRole('button', { name: /^Assigned: Me/ })).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await look('Mine');
    await expect(rowOf(page, second)).toContainText('Me');
    await expect(rowOf(page, first)).toHaveCount(0);
    await look('Unassigned');
    await expect(rowOf(page, long)).toBeVisible();
    await expect(rowOf(page, second)).toHaveCount(0);
  });

  await test.step('what waits for more than a day', async () => {
    await look('Waiting over 24 h');
    await expect(rowOf(page, long)).toBeVisible();
    await expect(rowOf(page, first)).toHaveCount(0);
    await linkOf(page, long).click();
    await expect(page.getByRole('region', { name: 'Message text' })).toContainText('Waiting over 24 h');
  });

  await test.step('a follow-up by a preset, at another time, and none', async () => {
    await plan.getByRole('button', { name: /Set the follow-up$/ }).click();
    await page.getByRole('menuitem', { name: 'Next Monday, 09:00' }).click();
    await expect(plan.getByRole('button', { name: /^Follow up: .* 09:00/ })).toBeVisible();
    expect((await stored(long)).followUpAt).toMatch(/T07:00:00\.000Z$/);
    await plan.getByRole('button', { name: /Set the follow-up$/ }).click();
    await page.getByRole('menuitem', { name: 'Another time…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Follow up' });
    await dialog.getByLabel('Date and time at the school').fill('2020-03-01T10:30');
    await dialog.getByRole('button', { name: 'Set follow-up' }).click();
    await expect(dialog.getByText('Follow-up must be in the future')).toBeVisible();
    await expectNoViolation(page, 'the dialog', [1440]);
    await dialog.getByLabel('Date and time at the school').fill('2099-03-01T10:30');
    await dialog.getByRole('button', { name: 'Set follow-up' }).click();
    await expect(plan.getByRole('button', { name: /^Follow up: 0?1 Mar 2099, 10:30/ })).toBeVisible();
    expect((await stored(long)).followUpAt).toBe('2099-03-01T08:30:00.000Z');
    await plan.getByRole('button', { name: /Set the follow-up$/ }).click();
    await page.getByRole('menuitem', { name: 'No follow-up' }).click();
    await expect(plan.getByRole('button', { name: 'Follow up. Set the follow-up' })).toBeVisible();
  });

  await test.step('the colleague finds it, on a phone', async () => {
    const other = await browser.newContext({ baseURL: school.url, viewport: PHONE_SIZE, hasTouch: true });
    const phone = await other.newPage();
    await phone.goto('/mobile-app/messages');
    await signInByForm(phone, { username, password: PASSWORD });
    const theirs = phone.getByRole('listitem').filter({ hasText: `First ${tag}` });
    await expect(phone.getByRole('listitem').filter({ hasText: `Second ${tag}` })).toBeVisible();
    await look('Mine', phone);
    await expect(theirs).toBeVisible();
    await expect(phone.getByRole('listitem').filter({ hasText: `Second ${tag}` })).toHaveCount(0);
    const row = await phone.getByRole('list', { name: 'Mine' }).getByRole('listitem').first().boundingBox();
    expect(row!.y).toBeLessThan(PHONE_SIZE.height / 3);
    await expectNoViolation(phone, 'mine on the phone', [PHONE_SIZE.width]);
    await theirs.getByRole('link').click();
    const onPhone = phone.getByRole('group', { name: 'Assignment and follow-up' });
    await onPhone.getByRole('button', { name: /Set the follow-up$/ }).click();
    await phone.getByRole('menuitem', { name: 'Tomorrow, 09:00' }).click();
    await expect(onPhone.getByRole('button', { name: /^Follow up: .* 09:00/ })).toBeVisible();
    await expect(phone.getByText(/^Follow-up set for/)).toBeVisible();
    await phone.getByRole('button', { name: 'Close message' }).click();
    await expectNoViolation(phone, 'the message on the phone', [PHONE_SIZE.width]);
    await other.close();
  });

  await test.step('what was put away as old comes back', async () => {
    const [old = 0] = await leaveMessages(school, [{ fullName: 'Old', subject: `Old ${tag}`, ageDays: 40 }]);
    await page.goto('/admin/messages');
    await page.getByRole('button', { name: 'Archive Old (>30 days)' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Archive \d+$/ })
      .click();
    await expect(page.getByText(/\d+ old messages? (has|have) been archived/)).toBeVisible();
    expect((await stored(old)).archived).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/restored successfully/)).toBeVisible();
    expect((await stored(old)).archived).toBe(false);
  });
});

test('suspected spam stands by itself, and one press trusts its sender, until the owner takes that back', async ({
  page,
  context,
  browser,
  school,
}) => {
  const tag = randomUUID().slice(0, 8);
  const email = `links${tag}@example.org`;
  const subject = `Three links ${tag}`;
  const form = { fullName: 'Lindiwe Links', email, phone: '825550147', subject };
  const message = 'See www.a.example, www.b.example and www.c.example please';
  const write = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...form, message });
    const answer = await fetch(`${school.url}/api/contact`, { method: 'POST', headers, body });
    return ((await answer.json()) as { id: number }).id;
  };
  const id = await write();
  await page.setViewportSize(DESK_SIZE);
  await signInAtOnce(context, school);
  const look = async (view: string, on = page): Promise<void> => {
    await on.getByRole('button', { name: /^Show: / }).click();
    await on.getByRole('menuitemradio', { name: view }).click();
  };

  await page.goto('/admin/messages');
  await look('Spam');
  await linkOf(page, id).click();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText(`Not spam: ${email} is now a trusted sender`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Message text' })).not.toContainText('Suspected spam');

  await test.step('the next message of theirs is none; on the phone others stand by themselves too', async () => {
    const next = await write();
    const phone = await (await browser.newContext({ viewport: PHONE_SIZE, baseURL: school.url })).newPage();
    await signInAtOnce(phone.context(), school);
    await phone.goto('/mobile-app/messages');
    await expect(phone.getByRole('listitem').filter({ hasText: subject })).toHaveCount(2);
    await look('Spam', phone);
    await expect(phone.getByRole('button', { name: 'Show: Spam' })).toBeVisible();
    await expect(phone.getByRole('listitem').filter({ hasText: subject })).toHaveCount(0);
    await phone.context().close();
    await page.goto(`/admin/messages/${next}/show`);
    await expect(page.getByRole('region', { name: 'Message text' })).toContainText('See www.a.example');
    await expect(page.getByRole('button', { name: 'Not spam' })).toHaveCount(0);
  });

  await test.step('the settings say by what is judged and who is trusted, and take it back', async () => {
    await page.goto('/admin/settings#spam');
    const spam = page.getByRole('region', { name: 'Spam', exact: true });
    await expect(spam.getByText('There are more than 2 links in the subject and the message.')).toBeVisible();
    await expectNoViolation(page, 'the settings of spam', [PHONE_SIZE.width, DESK_SIZE.width]);
    await spam.getByRole('button', { name: `Remove ${email}` }).click();
    await expect(page.getByText('Sender removed')).toBeVisible();
    await expect(spam.getByText(email)).toHaveCount(0);
  });
});
