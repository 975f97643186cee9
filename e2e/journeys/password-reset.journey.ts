import type { Page } from '@playwright/test';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import type { LoginView } from '#libs/contracts/generated/api';
import { expect, signInByForm, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import { SchoolServer } from '../support/school-server.mjs';

const NEW_PASSWORD = 'a new and longer password';

test('a forgotten password is replaced through the mail', async ({ page, request }) => {
  // A school of its own: the journey changes the password of the only account.
  const school = await SchoolServer.open();
  try {
    const before = await school.superUser();
    const { user, token } = (await (
      await request.post(`${school.url}/api/login`, { data: before })
    ).json()) as LoginView;

    await page.goto(`${school.url}/admin`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByLabel('Email').fill(user.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(page.getByText(PASSWORD_RESET.asked)).toContainText(
      `valid for ${PASSWORD_RESET.validMinutes} minutes`,
    );

    const link = await linkInMail(school, user.email);
    expect(link.origin).toBe(school.url);
    await openLink(page, link);
    const password = page.getByLabel('New password');
    await password.fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    await expect(password).toBeFocused();
    const refused = await request.post(`${school.url}/api/password/reset`, {
      data: { token: link.searchParams.get('token'), password: 'short' },
    });
    expect(refused.status(), 'the server refuses it too, and the link stays good').toBe(400);
    await password.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();

    const script = await request.get(`${school.url}/api/admin/faqs`, { headers: { authorization: `Bearer ${token}` } });
    expect(script.status(), 'all sessions ended').toBe(401);
    await page.getByRole('link', { name: 'Admin login' }).click();
    await signInByForm(page, { ...before, password: NEW_PASSWORD });
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

    await openLink(page, link);
    await password.fill('yet another password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(PASSWORD_RESET.badToken), 'the link works once').toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  } finally {
    await school.close();
  }
});

/** Opens the page of the link, whose secret is then in no address, history or request of the page. */
async function openLink(page: Page, link: URL): Promise<void> {
  const secret = link.searchParams.get('token') ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest())
      void request.allHeaders().then((headers) => told.push(request.url(), headers['referer'] ?? ''));
  });
  await page.goto(link.href);
  await expect(page).toHaveURL(`${link.origin}${link.pathname}`);
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(told.length).toBeGreaterThan(0);
  expect(told.join(' ')).not.toContain(secret);
  page.removeAllListeners('request');
}

async function linkInMail(school: SchoolServer, address: string): Promise<URL> {
  const mail = await mailTo(school, address, /^Choose a new password$/);
  const inText = /https?:\S+reset-password\S+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(mail.html).toContain('reset-password');
  return new URL(inText);
}
