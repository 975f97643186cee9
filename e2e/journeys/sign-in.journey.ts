import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';

test('the gate asks first, and then shows the page that was asked for', async ({ page, school }) => {
  await page.goto('/admin/faq');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toHaveCount(0);
  await signInByForm(page, await school.superUser());
  await expect(page).toHaveURL(/\/admin\/faq$/);
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
});

test('what is missing is said, a wrong password refused, the next try welcome; the browser keeps no secret', async ({
  page,
  school,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await signInByForm(page, { ...(await school.superUser()), password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  expect(await page.evaluate((key) => localStorage.getItem(key), ADMIN_TOKEN_KEY)).toBeNull();
  await signInByForm(page, await school.superUser());
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), ADMIN_TOKEN_KEY)).toBe('1');
  const visible = await page.evaluate(() =>
    [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
  );
  expect(visible).not.toMatch(/[A-Za-z0-9_-]{40,}/);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('logging out in one tab ends the session in the other', async ({ context, school }) => {
  const first = await context.newPage();
  await first.goto('/admin/faq');
  await signInByForm(first, await school.superUser());
  await expect(first.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/admin/class-schedule');
  await expect(second.getByRole('heading', { name: 'Class Schedule Management' })).toBeVisible();
  await second.getByRole('button', { name: 'Logout' }).first().click();
  await expect(second.getByLabel('Username')).toBeVisible();
  await expect(first.getByLabel('Username')).toBeVisible();
  await first.reload();
  await expect(first.getByLabel('Username')).toBeVisible();
});

test('a session that is no more sends staff to the form, says why, and lets them back in', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await context.clearCookies();
  await page.goto('/admin/faq');
  await expect(page.getByRole('alert')).toContainText('Authentication failed');
  expect(await page.evaluate((key) => localStorage.getItem(key), ADMIN_TOKEN_KEY)).toBeNull();
  await signInByForm(page, await school.superUser());
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
});
