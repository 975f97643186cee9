/** The second step at sign-in (CONTRACT section 10): turned on, asked for, and asked of every admin. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { type Account, expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const COACH: Account = { username: 'coach', password: 'a coach of the school' };
const NEXT = 30_000;

/** @param later after the one that was used just now */
const codeOf = (secret: string, later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });

test('the owner turns it on, signs in with a code, and asks every admin for it', async ({ page, context, school }) => {
  const owner = await school.superUser();
  await (await StaffApi.signIn(school)).addUser({ ...COACH, email: 'coach@example.org', role: 'admin' });
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Second step at sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second step at sign-in' });
  await dialog.getByLabel('Your own password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Set it up' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoViolationInBothColours(page, 'the QR code');
  await page.setViewportSize({ width: 1440, height: 900 });
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();

  await test.step('a code is asked for after the password, and a wrong one refused', async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await signInByForm(page, owner);
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('That code is wrong');
    await code.fill(codeOf(secret, NEXT));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('the student login asks for it too, and takes a recovery code', async () => {
    await page.goto('/student-login');
    await page.getByLabel('Username').fill(owner.username);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.keyboard.type(first.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  });

  await test.step('the owner asks every admin for it', async () => {
    await page.goto('/admin/users');
    await expect(page.getByRole('row').filter({ hasText: 'Super-user' })).toContainText('Second step on');
    await page.getByRole('switch', { name: 'Admins must use a second step at sign-in' }).click();
    await expect(page.getByText('Admins now need a second step')).toBeVisible();
  });

  await test.step('an admin without one can only set it up', async () => {
    const coach = await context.browser()!.newPage({ baseURL: school.url });
    await coach.goto('/admin/faq');
    await signInByForm(coach, COACH);
    await expect(coach.getByRole('heading', { name: 'Second step at sign-in' })).toBeVisible();
    await setUp(coach);
    await expect(coach.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
    await coach.context().close();
  });

  await test.step('the owner removes that of an admin who has lost the phone', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Remove second step of coach' }).click();
    const asking = page.getByRole('dialog', { name: 'Remove the second step of coach?' });
    await asking.getByLabel('Your own password').fill(owner.password);
    await asking.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByRole('button', { name: 'Remove second step of coach' })).toHaveCount(0);
  });

  await test.step('and turns his own off with a recovery code', async () => {
    await page.getByRole('switch', { name: 'Admins must use a second step at sign-in' }).click();
    await page.getByRole('button', { name: 'Second step at sign-in' }).click();
    await expect(dialog.getByText('You have 9 recovery codes left.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Turn it off' }).click();
    await dialog.getByLabel('Your own password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(second);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Set it up' })).toBeVisible();
  });
});

async function setUp(page: Page): Promise<void> {
  await page.getByLabel('Your own password').fill(COACH.password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have saved them, continue' }).click();
}
