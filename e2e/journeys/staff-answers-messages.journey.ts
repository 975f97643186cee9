import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { staleRecord } from '#libs/contracts/api-error';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { linkOf, rowOf } from '../support/inbox.js';
import { leaveMessages } from '../support/left-messages.js';
import { expectRefusalsKept } from '../support/refused-form.js';
import { StaffApi } from '../support/staff-api.js';

test('staff answers messages by every way, by keyboard alone; what was begun outlasts a reload', async ({
  page,
  context,
  school,
  faults,
}) => {
  const tag = randomUUID().slice(0, 8);
  const [other = 0, phone = 0, whatsapp = 0, email = 0] = await leaveMessages(school, [
    { fullName: 'Oupa Other', subject: `Other ${tag}` },
    { fullName: 'Petro Phone', subject: `Phone ${tag}`, status: 'read' },
    { fullName: 'Wanda Chat', subject: `Chat ${tag}`, phone: '+27825550143' },
    {
      fullName: 'Ema Mail',
      subject: `Mail & more ${tag}`,
      email: 'ema.mail@example.org',
      message: 'Hello,\n<b>May</b> I come?',
    },
  ]);
  const staff = await StaffApi.signIn(school);
  const stored = async (id: number): Promise<ContactMessage> =>
    (await (await staff.get(`/api/admin/contact-messages/${id}`)).json()) as ContactMessage;
  const pane = page.getByRole('region', { name: 'Message', exact: true });
  const form = page.getByRole('form', { name: 'Response' });
  const text = form.getByRole('textbox', { name: 'Response' });
  const send = form.getByRole('button', { name: 'Save & Send Response' });

  await page.goto('/admin/messages');
  await expect(page, 'without a token').toHaveURL(/\/admin\/?$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  await signInAtOnce(context, school);
  await recordMailLinks(context);
  await page.goto('/admin/messages');

  await test.step('J and K move, Enter opens, and opening marks read', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(['', 'Status', 'From', 'Subject', 'Date', 'Actions']);
    await expect(rowOf(page, email)).toContainText('Unread');
    await page.keyboard.press('j');
    await expect(linkOf(page, email)).toBeFocused();
    await page.keyboard.press('j');
    await expect(linkOf(page, whatsapp)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/messages/${email}/show`));
    await expect(pane.getByRole('heading', { name: `Mail & more ${tag}` })).toBeFocused();
    await expect(pane.getByText('Hello,\n<b>May</b> I come?')).toBeVisible();
    await expect(pane.getByRole('link', { name: 'ema.mail@example.org' })).toBeVisible();
    await expect(pane.getByRole('link', { name: 'Call Ema Mail' })).toHaveAttribute('href', 'tel:+27825550142');
    await expect(pane.getByText('just now')).toBeVisible();
    await expect(rowOf(page, email)).toContainText('Read');
    expect((await stored(email)).status).toBe('read');
  });

  await test.step('letters that are typed do nothing else; spaces are no response', async () => {
    await page.keyboard.press('r');
    await expect(text).toBeFocused();
    await page.keyboard.type('   ');
    await expect(send).toBeDisabled();
    await text.fill('');
    await page.keyboard.type('Just come, you are welcome?');
    await expect(text).toHaveValue('Just come, you are welcome?');
    await expect(page).toHaveURL(new RegExp(`/messages/${email}/show`));
    await page.keyboard.press('Escape');
    await expect(pane.getByRole('heading', { name: `Mail & more ${tag}` })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
    await expect(linkOf(page, email)).toBeFocused();
  });

  await test.step('a draft stays over a reload, with its way', async () => {
    await page.keyboard.press('r');
    await expect(text).toBeFocused();
    await chooseWay(page, form, 'Phone Call (log only)');
    await page.reload();
    await expect(text).toHaveValue('Just come, you are welcome?');
    await expect(form.getByRole('combobox', { name: 'Response method' })).toHaveText('Phone Call (log only)');
    await expect(form.getByText('Draft saved')).toBeVisible();
    await chooseWay(page, form, 'Email');
  });

  await test.step('what the server refuses keeps the response', () =>
    expectRefusalsKept(
      { page, faults, url: '**/api/admin/contact-messages/*/response', form, submit: send },
      async () => {
        await expect(text).toHaveValue('Just come, you are welcome?');
        await expect(text).toBeFocused();
        await expect(page.getByText('Failed to save response', { exact: true })).toBeVisible();
      },
    ));

  await test.step('Email: saved, then the mail program', async () => {
    await expect(form.getByText('Opens your email program with the answer.')).toBeVisible();
    await text.focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Response saved successfully')).toBeVisible();
    await expect(pane.getByRole('heading', { name: `Mail & more ${tag}` }), 'on to the next').toBeFocused();
    await expect(text).toHaveValue('');
    expect(await mailLinks(page)).toEqual([
      `mailto:ema.mail@example.org?subject=${encodeURIComponent(`Re: Mail & more ${tag}`)}` +
        '&body=Just%20come%2C%20you%20are%20welcome%3F',
    ]);
    await expect(pane.getByRole('region', { name: 'Saved response' })).toContainText('Just come, you are welcome?');
    await expect(pane.getByRole('region', { name: 'Saved response' })).toContainText(/Email, .+, admin/);
    await expect(rowOf(page, email)).toContainText('Replied');
    expect(await stored(email)).toMatchObject({
      status: 'replied',
      response: 'Just come, you are welcome?',
      responseType: 'email',
      respondedBy: 'Admin',
    });
  });

  await test.step('WhatsApp: saved, then the chat', async () => {
    await page.keyboard.press('j');
    await expect(pane.getByRole('heading', { name: `Chat ${tag}` })).toBeFocused();
    await expect(text).toHaveValue('');
    await chooseWay(page, form, 'WhatsApp');
    await text.fill('See you & your friend');
    const opened = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    await send.click();
    expect((await opened).url()).toBe('https://wa.me/27825550143?text=See%20you%20%26%20your%20friend');
    await expect(rowOf(page, whatsapp)).toContainText('Replied');
  });

  for (const [id, heading, way, kept] of [
    [phone, `Phone ${tag}`, 'Phone Call (log only)', 'phone'],
    [other, `Other ${tag}`, 'Other', 'other'],
  ] as const) {
    await test.step(`${way}: only kept`, async () => {
      await pane.getByRole('button', { name: 'Next message' }).click();
      await expect(pane.getByRole('heading', { name: heading })).toBeFocused();
      await chooseWay(page, form, way);
      await expect(form.getByText('Nothing is sent. The answer is only saved here.')).toBeVisible();
      await text.fill('We talked.');
      await send.click();
      await expect(pane.getByRole('region', { name: 'Saved response' })).toContainText(`${way}, `);
      expect(await stored(id)).toMatchObject({ status: 'replied', response: 'We talked.', responseType: kept });
    });
  }
  expect(await mailLinks(page)).toHaveLength(1);

  await test.step('a colleague was faster: nothing is overwritten unseen', async () => {
    await text.fill('Once more.');
    await staff.answerMessage(other, 'Answered by a colleague.');
    // Also when a refresh has brought it while this one typed.
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(pane.getByRole('region', { name: 'Saved response' })).toContainText('Answered by a colleague.');
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(staleRecord('contact message'));
    await expect(form.getByRole('group', { name: 'Answered meanwhile' })).toContainText('Answered by a colleague.');
    await expect(pane.getByRole('region', { name: 'Saved response' })).toContainText('Answered by a colleague.');
    await expect(text).toHaveValue('Once more.');
    await send.click();
    await expect(pane.getByRole('region', { name: 'Saved response' })).toContainText('Once more.');
    expect((await stored(other)).response).toBe('Once more.');
  });
});

async function chooseWay(page: Page, form: Locator, way: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Response method' }).press('Enter');
  await page.getByRole('option', { name: way }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

interface Recording {
  mailLinks: string[];
}

/** No mail program runs here: what would open it is written down. */
async function recordMailLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recording = globalThis as unknown as Recording;
    recording.mailLinks = [];
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLAnchorElement) || event.target.protocol !== 'mailto:') return;
        event.preventDefault();
        recording.mailLinks.push(event.target.href);
      },
      true,
    );
  });
}

async function mailLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as Recording).mailLinks);
}
