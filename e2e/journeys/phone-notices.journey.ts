/** Staff are told of news on their phones: while the app is open, and with it closed (spec 3 section 4). */
import type { BrowserContext, Page } from '@playwright/test';
import type { ApiAnswer } from '#libs/contracts/api-calls';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { messagePush } from '#libs/domain/staff-push';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { leaveMessages } from '../support/left-messages.js';
import { PushEndpoint } from '../support/push-endpoint.js';
import { SchoolServer } from '../support/school-server.mjs';
import { WHOLE_BROWSER } from '../support/whole-browser.js';

const POLL_MS = 10_000;
let pushService: PushEndpoint;

test.use({
  launchOptions: WHOLE_BROWSER,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['notifications'],
  school: [
    async ({}, provide) => {
      pushService = await PushEndpoint.open();
      const school = await SchoolServer.prepare();
      school.variables = { PUSH_HOSTS: pushService.origin };
      await school.start();
      await provide(school);
      await school.close();
      pushService.close();
    },
    { scope: 'test', timeout: 600_000 },
  ],
});

test('a coach lets a phone tell of news, hears of a message with the app closed, opens it, and logs out', async ({
  page,
  context,
  request,
  school,
}) => {
  await pushService.serve(context);
  await signIn(page, school);
  await page.getByRole('button', { name: 'Notifications' }).click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  await expectNoViolation(page, 'how one is told', [360, 430]);
  await sheet.getByRole('switch', { name: 'Notify this phone' }).click();
  await expect(page.getByText('Notifications Enabled')).toBeVisible();
  await expect(sheet.getByRole('switch', { name: 'Notify this phone' })).toBeChecked();
  await page.reload(); // the sheet is open again
  await expect(sheet.getByRole('switch', { name: 'Notify this phone' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const written = await request.post('/api/contact', {
    data: {
      fullName: 'Thandi Dlamini',
      email: 'thandi@example.org',
      phone: '821234567',
      subject: 'Do you teach beginners?',
      message: 'I have never done any of this before.',
    },
  });
  expect(written.status()).toBe(201);
  const message = (await written.json()) as ApiAnswer<'post', '/api/contact'>;
  await expect
    .poll(() => pushService.received.map(({ headers }) => headers['content-encoding']))
    .toEqual(['aes128gcm']);

  // What was sent is encrypted for the browser's key, as backend/src/modules/push/push.spec.ts shows; the browser's
  // part begins here.
  await deliver(context, page, { ...messagePush(message, PUSH_ADDRESSES.message(message.id)), unreadCount: 4 });
  await expect.poll(() => notificationsOf(page)).toEqual(['Message from Thandi Dlamini: Do you teach beginners?']);
  await press(context);
  await page.waitForURL(`**/mobile-app/messages/${message.id}`);

  const dropped = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/admin/push/subscriptions') && answer.request().method() === 'DELETE',
  );
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  expect((await dropped).status()).toBe(204);
});

test('an open app counts in its title every ten seconds, tells of a rise; the daily email switch stays', async ({
  page,
  school,
}) => {
  await page.clock.install();
  await leaveMessages(school, [{ fullName: 'Sipho Khumalo', subject: 'Times' }]);
  await signIn(page, school);
  await expect(page).toHaveTitle(/^\(\d+\) Messages, Storm Admin$/);
  const before = Number(/\d+/.exec(await page.title())?.[0]);
  await leaveMessages(school, [{ fullName: 'Sipho Khumalo', subject: 'Times' }]);
  await page.clock.runFor(POLL_MS);
  await expect(page).toHaveTitle(`(${before + 1}) Messages, Storm Admin`);
  await expect.poll(() => notificationsOf(page)).toEqual(['You have 1 new message: ']);

  await page.getByRole('button', { name: 'Notifications' }).click();
  const digest = page.getByRole('dialog', { name: 'Notifications' }).getByRole('switch', { name: 'Daily email' });
  await digest.click();
  await expect(digest).toBeChecked();
  await expect(digest).toBeEnabled();
  await page.reload(); // the sheet is open again
  await expect(digest).toBeChecked();
});

async function signIn(page: Page, school: SchoolServer): Promise<void> {
  const { username, password } = await school.superUser();
  await page.goto('/mobile-app/messages');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** As the browser hands on what its push service brought. */
async function deliver(context: BrowserContext, page: Page, payload: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(payload),
  });
}

function notificationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => `${title}: ${body}`);
  });
}

/** A press on the notification. */
async function press(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    const Pressed = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event })
      .NotificationEvent;
    scope.dispatchEvent(new Pressed('notificationclick', { notification }));
  });
}
