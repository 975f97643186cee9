/**
 * The phone without a network: what was read can be read, what is written is kept, sent on return, and stored exactly
 * once.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { BadNetwork, type Break } from '../support/bad-network.js';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInByForm, test } from '../support/fixtures.js';
import { keptInBrowser } from '../support/kept-in-browser.js';
import { leaveMessages } from '../support/left-messages.js';
import { StaffApi } from '../support/staff-api.js';
import { PHONE } from '../support/touch.js';

test.use(PHONE);

/** Cutting the network makes the browser complain; that is what is tested here. */
const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/;
const forgive = (faults: string[]): void =>
  void faults.splice(0, faults.length, ...faults.filter((fault) => !WITHOUT_NETWORK.test(fault)));

const SECRET = 'My number at the clinic is 2288';
const unsent = (page: Page) => page.getByRole('region', { name: 'Unsent answers' });

async function openOffline(context: BrowserContext, page: Page): Promise<void> {
  // What was read is on the disk, and the app is kept by its service worker.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptInBrowser(page)).toContain(SECRET);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.goto('/mobile-app/messages');
  await expect(page.getByText(/^Offline\. As of \d\d [A-Z][a-z]{2}, \d\d:\d\d/)).toBeVisible();
}

async function answer(page: Page, subject: string, text: string, way = 'Phone Call (log only)'): Promise<void> {
  await page.getByRole('link').filter({ hasText: subject }).click();
  await page.getByRole('combobox', { name: 'Response method' }).click();
  await page.getByRole('option', { name: way }).click();
  await page.getByRole('textbox', { name: 'Response' }).fill(text);
  await page.getByRole('button', { name: 'Save & Send Response' }).click();
  await expect(page.getByRole('region', { name: 'Unsent answer' })).toContainText(
    way.startsWith('Phone') ? 'Waiting for a connection' : 'To be sent',
  );
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
}

test('reads the last 50 messages and writes two answers, which ten broken returns store exactly once', async ({
  page,
  context,
  school,
  faults,
}) => {
  const ids = await leaveMessages(
    school,
    Array.from({ length: 55 }, (_, place) => ({
      fullName: `Visitor ${place}`,
      subject: `Question ${place}.`,
      message: `${SECRET}, and this is the text of ${place}.`,
    })),
  );
  const answered = [ids[54] ?? 0, ids[5] ?? 0];
  const staff = await StaffApi.signIn(school);
  const stored = (id: number) => staff.write<ContactMessage>('GET', `/api/admin/contact-messages/${id}`);
  const seen = new Map(answered.map((id) => [id, new Set<string>()]));
  const look = async () => {
    for (const id of answered) {
      const { updatedAt, responseDate, response } = await stored(id);
      seen.get(id)?.add(JSON.stringify({ updatedAt, responseDate, response }));
    }
  };
  await page.goto('/mobile-app/messages');
  await signInByForm(page, await school.superUser());
  await expect(page.getByText('Question 54.')).toBeVisible();
  await openOffline(context, page);

  await expect(page.getByRole('link').filter({ hasText: 'Question' })).toHaveCount(50);
  await expectNoViolation(page, 'the list without a network', [390]);
  await page.setViewportSize(PHONE.viewport);
  await answer(page, 'Question 54.', 'The first answer.');
  // The fiftieth, after the app was ended and opened again.
  await page.goto(`/mobile-app/messages/${answered[1]}`);
  await expect(page.getByText(`${SECRET}, and this is the text of 5.`)).toBeVisible();
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await answer(page, 'Question 5.', 'The second answer.');
  await page.reload();
  await expect(unsent(page)).toContainText('2 answers not sent yet');
  await look();

  const network = await BadNetwork.between(context);
  const breaks: Break[] = [
    'before',
    'after',
    'before',
    'silent',
    'after',
    'before',
    'after',
    'silent',
    'before',
    'after',
  ];
  for (const [place, broke] of breaks.entries()) {
    network.next = broke;
    await context.setOffline(false);
    await expect
      .poll(() => network.tries.length, { message: `return ${place + 1} tries to send` })
      .toBeGreaterThan(place);
    await context.setOffline(true);
    // Every other time the app is ended as well, with its request under way or not, and opened again without a network.
    if (place % 2 === 1) await page.reload();
    await expect(unsent(page)).toContainText('2 answers not sent yet');
    await look();
  }
  expect(network.tries.slice(0, 10).map(({ broke }) => broke)).toEqual(breaks);
  expect(
    network.tries.filter(({ broke }) => broke === 'after' || broke === 'silent').map(({ status }) => status),
  ).toEqual([200, 200, 200, 200, 200, 200]);

  // At last it holds, with the app open in two tabs.
  network.next = 'none';
  const secondTab = await context.newPage();
  await secondTab.goto('/mobile-app/messages');
  await context.setOffline(false);
  await expect(unsent(page)).toHaveCount(0);
  await expect(unsent(secondTab)).toHaveCount(0);
  await look();
  for (const [place, id] of answered.entries()) {
    expect([...(seen.get(id) ?? [])], `the states of message ${id}`).toHaveLength(2);
    expect(await stored(id)).toMatchObject({
      status: 'replied',
      response: place === 0 ? 'The first answer.' : 'The second answer.',
    });
  }
  expect(new Set(network.tries.map(({ path, key }) => `${path} ${key}`)).size, 'one key for each answer').toBe(2);
  await secondTab.close();
  forgive(faults);
});

test('an answer waits to be sent, also after the app was ended, and is replied once its composer opened', async ({
  page,
  context,
  school,
  faults,
}) => {
  const [mail = 0, chat = 0, call = 0] = await leaveMessages(
    school,
    Object.entries({ Ema: 'By mail', Wanda: 'By chat', Petro: 'By telephone' }).map(([fullName, subject]) => ({
      fullName,
      subject,
      message: `${SECRET}.`,
    })),
  );
  const staff = await StaffApi.signIn(school);
  const stored = (id: number) => staff.write<ContactMessage>('GET', `/api/admin/contact-messages/${id}`);
  await page.goto('/mobile-app/messages');
  await signInByForm(page, await school.superUser());
  await expect(page.getByText('By telephone')).toBeVisible();
  await openOffline(context, page);
  await answer(page, 'By mail', 'Come on Monday & bring water.', 'Email');
  await answer(page, 'By chat', 'Come on Tuesday.', 'WhatsApp');
  await answer(page, 'By telephone', 'Told them to come.');
  await page.reload();
  await expect(unsent(page)).toContainText('3 answers not sent yet');
  await expectNoViolation(page, 'the list with what is to be sent', [390]);
  await page.setViewportSize(PHONE.viewport);

  // What is only logged goes out with the network; the other two were written before it and stay.
  await context.setOffline(false);
  await expect(unsent(page)).toContainText('2 answers not sent yet');
  expect((await stored(call)).status).toBe('replied');
  for (const id of [mail, chat]) expect(await stored(id)).toMatchObject({ status: 'unread', response: null });
  await expect(page.getByRole('listitem').filter({ hasText: 'By mail' }).last()).toContainText('Answer to be sent');

  const toBeSent = page.getByRole('region', { name: 'Unsent answer' });
  await unsent(page).getByRole('link', { name: /Ema/ }).click();
  const composer = toBeSent.getByRole('link', { name: 'Open your email program' });
  await expect(composer).toHaveAttribute(
    'href',
    /^mailto:.*subject=Re%3A%20By%20mail&body=Come%20on%20Monday%20%26%20bring%20water\.$/,
  );
  await expectNoViolation(page, 'an answer to be sent', [390]);
  await page.setViewportSize(PHONE.viewport);
  await composer.click();
  await expect(page.getByRole('region', { name: 'Saved response' })).toContainText('Come on Monday & bring water.');
  expect(await stored(mail)).toMatchObject({ status: 'replied', responseType: 'email' });
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await unsent(page).getByRole('link', { name: /Wanda/ }).click();
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'A chat' }));
  const opened = context.waitForEvent('page');
  await toBeSent.getByRole('link', { name: 'Open WhatsApp' }).click();
  await (await opened).close();
  await expect(page.getByRole('region', { name: 'Saved response' })).toContainText('Come on Tuesday.');
  expect(await stored(chat)).toMatchObject({ status: 'replied', responseType: 'whatsapp' });
  forgive(faults);
});

test('leaves nothing of a person who logs out, and nothing of theirs is sent by another', async ({
  page,
  context,
  school,
  faults,
}) => {
  await leaveMessages(school, [
    { fullName: 'Naledi Private', subject: 'Only for the school', message: `${SECRET}.` },
    { fullName: 'Anton Open', subject: 'A second one' },
  ]);
  const staff = await StaffApi.signIn(school);
  const other = { username: 'coach.two', password: 'a long enough pass 2' };
  await staff.addUser({ ...other, email: 'coach.two@example.org', role: 'admin' });
  await page.goto('/mobile-app/messages');
  await signInByForm(page, await school.superUser());
  await expect(page.getByText('Only for the school')).toBeVisible();
  await openOffline(context, page);

  // A log-out that was cut short, before anything could be taken away: the next start does it.
  await page.evaluate((key) => localStorage.removeItem(key), ADMIN_TOKEN_KEY);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect.poll(() => keptInBrowser(page)).not.toContain(SECRET);
  await context.setOffline(false);
  await page.goto('/mobile-app/schedule');
  await signInByForm(page, await school.superUser());

  // Whatever tool was opened, the messages can be read without a network.
  await openOffline(context, page);
  await answer(page, 'Only for the school', 'A private answer.');

  // The session ends by itself: what was read is gone, the answer waits for the one who wrote it.
  await context.clearCookies();
  const network = await BadNetwork.between(context);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect.poll(() => keptInBrowser(page)).not.toContain(SECRET);
  expect(network.tries.map(({ status }) => status)).not.toContain(200);
  const triesOfNobody = network.tries.length;
  await signInByForm(page, other);
  await expect(page.getByText('Only for the school')).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(network.tries).toHaveLength(triesOfNobody);
  expect(await keptInBrowser(page)).not.toContain(SECRET);

  // Its writer comes back, and it goes out.
  await page.reload();
  await signInByForm(page, await school.superUser());
  await expect(page.getByText('Response saved successfully')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Only for the school' })).toContainText('Replied');

  // Logging out asks about what is not sent, and takes everything along.
  await openOffline(context, page);
  await answer(page, 'A second one', 'Never sent.');
  await page.getByRole('link').filter({ hasText: 'Only for the school' }).click();
  await page.getByRole('textbox', { name: 'Response' }).fill('Only begun.');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const question = page.getByRole('dialog', { name: '1 answer not sent yet' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await question.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  for (const secret of [SECRET, 'Naledi', 'Anton', 'Never sent', 'Only begun', 'A private answer'])
    expect(await keptInBrowser(page)).not.toContain(secret);
  await context.setOffline(false);
  forgive(faults);
});
