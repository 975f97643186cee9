import type { Page } from '@playwright/test';
import { NO_ANSWER } from '#libs/contracts/api-error';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';

const WRONG = 'Invalid username or password. Please try again.';
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' });

test('both fields are required, and a wrong password is told by the toast and beside the form', async ({ page }) => {
  await page.goto('/student-login');
  for (const feature of [
    'Track attendance and progress',
    'Book classes and special workshops',
    'Access training videos and resources',
    'Manage membership and payments',
  ])
    await expect(page.getByRole('main').getByText(feature)).toBeVisible();
  await signIn(page).click();
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription(LOGIN_RULES.username.required);
  await expect(password).toHaveAccessibleDescription(LOGIN_RULES.password.required);
  await username.fill('nobody');
  await expect(username).not.toHaveAttribute('aria-invalid');
  await password.fill('not the password');
  await signIn(page).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByRole('form').getByText(WRONG)).toBeVisible();
  await expect(username).toHaveValue('nobody');
  await expectNoViolation(page, 'the refusal', [1440]);
});

test('without a connection the toast says so, the form why; then the right password leads on', async ({
  page,
  context,
  school,
  faults,
}) => {
  await page.goto('/student-login');
  const account = await school.superUser();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await context.setOffline(true);
  await signIn(page).click();
  await expect(page.getByText(WRONG)).toBeVisible();
  await expect(page.getByRole('form').getByText(NO_ANSWER.unreachable)).toBeVisible();
  await context.setOffline(false);
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await signIn(page).click();
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeFocused();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText('Welcome back to the academy.')).toBeVisible();
  await expect(page).toHaveURL('/student-login');
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Student Body page' }).first()).toHaveAttribute(
    'href',
    '/student-body',
  );
  await expectNoViolation(page, 'signed in', [1440]);
});

test('the button keeps its width while busy, and a second press does nothing', async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/login', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto('/student-login');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const idle = await signIn(page).boundingBox();
  await signIn(page).dblclick();
  const busy = page.getByRole('button', { name: 'Signing in...' });
  await expect(busy).toBeDisabled();
  expect((await busy.boundingBox())?.width).toBe(idle?.width);
  answer();
  await expect(page.getByText('Login failed')).toBeVisible();
  expect(asked).toBe(1);
});

test('browsers may fill it in, the password can be looked at, and search engines pass it by', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Student Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'STUDENT LOGIN' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  expect(await (await request.get('/student-login')).text()).toContain('<meta name="robots" content="noindex">');
});
