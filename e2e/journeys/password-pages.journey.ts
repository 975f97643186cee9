import { NO_ANSWER } from '#libs/contracts/api-error';
import { LOGIN_RULES, PASSWORD_RESET } from '#libs/contracts/auth';
import { USER_RULES } from '#libs/contracts/user';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';

const FORGOT = '/api/password/forgot';
const RESET = '/api/password/reset';
const MADE_UP = '/reset-password?token=made-up';

test('an address that is none is told at its field, and everything else by keyboard alone', async ({ page }) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email');
  await email.focus();
  await page.keyboard.type('naledi@');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(USER_RULES.email.invalid);
  await expectNoViolation(page, 'a refused address', [1440]);
  await page.keyboard.type('stormcombat.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(PASSWORD_RESET.asked)).toBeVisible();
  await expectNoViolation(page, 'what was sent', [1440]);
  await page.getByRole('button', { name: 'Use another address' }).press('Enter');
  await expect(email).toBeFocused();
});

test('an address only the server refuses is told at its field too', async ({ page }) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email');
  await email.fill('naledi..m@storm-.example');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(USER_RULES.email.invalid);
  await expect(email).toBeFocused();
});

test('while the form is sent its button keeps its width, and a second press does nothing', async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${FORGOT}`, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@stormcombat.example');
  const button = page.getByRole('button', { name: 'Send the link' });
  const idle = await button.boundingBox();
  await button.dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect((await busy.boundingBox())?.width).toBe(idle?.width);
  await busy.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  answer();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(asked).toBe(1);
});

test('without a connection, or with a refusal, the page says so and nothing typed is lost', async ({
  page,
  context,
  faults,
}) => {
  await page.goto(MADE_UP);
  const password = page.getByLabel('New password');
  await password.fill('a long enough password');
  const change = page.getByRole('button', { name: 'Change password' });
  await page.route(`**${RESET}`, (route) =>
    route.fulfill({ status: 429, json: { statusCode: 429, error: 'Too Many Requests', message: LOGIN_RULES.tooMany } }),
  );
  await change.click();
  await expect(page.getByRole('alert')).toHaveText(LOGIN_RULES.tooMany);
  await page.unroute(`**${RESET}`);
  await context.setOffline(true);
  await change.click();
  await expect(page.getByRole('alert')).toHaveText(NO_ANSWER.unreachable);
  await expect(password).toHaveValue('a long enough password');
  await context.setOffline(false);
  // The browser itself reports the lost connection, and nothing else.
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')]);
  await change.click();
  await expect(page.getByText(PASSWORD_RESET.badToken), 'the token was kept').toBeVisible();
  await expectNoViolation(page, 'a refused secret', [1440]);
});

test('the password can be looked at before it is sent', async ({ page }) => {
  await page.goto(MADE_UP);
  const password = page.getByLabel('New password');
  await password.fill('look at me');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Show password' }).press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).press('Space');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('look at me');
});

test('the page of the link without its secret leads to a new one', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByLabel('New password')).toBeHidden();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page).toHaveTitle('Forgot your password? | Storm Combat');
});

test('search engines pass both pages by, and only them', async ({ page, request }) => {
  for (const route of ['/forgot-password', '/reset-password'])
    expect(await (await request.get(route)).text()).toContain('<meta name="robots" content="noindex">');
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'Class Schedule' }).first().click();
  await expect(page).toHaveTitle(/^Class schedule/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});
