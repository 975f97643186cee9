import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from '@playwright/test';
import { signInByForm } from '../support/fixtures.js';
import { SchoolServer } from '../support/school-server.mjs';

const NEW_PASSWORD = 'a new and longer password';

test('a forgotten password is replaced through the mail', async ({ browser }) => {
  // A school of its own: the journey changes the password of the only account.
  const school = await SchoolServer.open();
  const context = await browser.newContext({ baseURL: school.url });
  try {
    const page = await context.newPage();
    const before = await school.superUser();
    const login = await context.request.post('/api/login', { data: before });
    const { user, token } = (await login.json()) as { user: { email: string }; token: string };

    const asked = await context.request.post('/api/password/forgot', { data: { email: user.email }, headers: { host: 'evil.example' } });
    expect(asked.status()).toBe(202);
    const link = await linkInMail(school);
    expect(link.origin).toBe(school.url);
    expect(link.pathname).toBe('/reset-password');

    const secret = link.searchParams.get('token');
    const reset = (password: string) => context.request.post('/api/password/reset', { data: { token: secret, password } });
    expect((await reset('short')).status(), 'a refused password does not use up the link').toBe(400);
    expect((await reset(NEW_PASSWORD)).ok()).toBe(true);
    expect((await reset('yet another password')).status(), 'the link works once').toBe(400);

    const script = await context.request.get('/api/admin/faqs', { headers: { authorization: `Bearer ${token}` } });
    expect(script.status(), 'all sessions ended').toBe(401);
    await page.goto('/admin');
    await signInByForm(page, { ...before, password: NEW_PASSWORD });
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  } finally {
    await context.close();
    await school.close();
  }
});

async function linkInMail(school: SchoolServer): Promise<URL> {
  const folder = path.join(school.dataDir, 'mail');
  let found: string | undefined;
  await expect.poll(async () => {
    const files = await readdir(folder).catch(() => []);
    found = files.find((name) => name.endsWith('.eml'));
    return found;
  }, { message: 'a mail was written' }).toBeDefined();
  const mail = await PostalMime.parse(await readFile(path.join(folder, found ?? '')));
  const inText = /https?:\S+reset-password\S+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(mail.html).toContain('reset-password');
  return new URL(inText);
}
