import type { APIRequestContext, Page } from '@playwright/test';
import { USER_RULES } from '#libs/contracts/user';
import type { User } from '#libs/contracts/generated/api';
import { expectNoViolation, expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test, type Account } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';

const USERNAME = 'zinhle';
const EMAIL = 'zinhle@example.org';

test('staff adds a user, who signs in; changes, locks out and deletes the account', async ({
  page,
  context,
  school,
  request,
  faults,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Add New User' });
  const row = page.getByRole('row').filter({ hasText: EMAIL });
  const add = form.getByRole('button', { name: 'Add user' });

  await test.step('every rule speaks under its field, and the first has the focus', async () => {
    await page.getByRole('link', { name: 'Add New User' }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('zi');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(form.getByLabel('Username')).toBeFocused();
    await expect(form.getByLabel('Username')).toHaveValue('zi');
  });

  await test.step('names that are taken are told under theirs', async () => {
    await form.getByLabel('Username').fill('Admin');
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByLabel('Password', { exact: true }).fill('first secret');
    await add.click();
    await expect(form.getByText(USER_RULES.username.taken)).toBeVisible();
    await expect(form.getByLabel('Username')).toBeFocused();
    await form.getByLabel('Username').fill(USERNAME);
  });

  await test.step('what the server refuses keeps the form', () =>
    expectRefusalsKept({ page, faults, url: '**/api/admin/users', form, submit: add }, async () => {
      await expect(form.getByLabel('Username')).toHaveValue(USERNAME);
      await expect(form.getByLabel('Password', { exact: true })).toHaveValue('first secret');
    }));

  await test.step('adds the user, who may sign in', async () => {
    await add.click();
    await expect(page.getByText('User created')).toBeVisible();
    await expect(row).toContainText('Never');
    await expect(form).toBeHidden();
    await expect(page.getByRole('link', { name: 'Add New User' })).toBeFocused();
    expect(await signInStatus(request, { username: USERNAME, password: 'first secret' })).toBe(200);
    await page.reload();
    await expect(row).not.toContainText('Never');
  });

  await test.step('finds the user, and the address keeps the search', async () => {
    await page.getByLabel(/^Search/).fill('zinhle@');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/zinhle/);
  });

  await test.step('changes name and password; the username is locked, and leaving is asked about', async () => {
    await row.getByRole('link', { name: `Edit ${USERNAME}` }).click();
    const edit = page.getByRole('region', { name: 'Edit user' });
    await expect(edit.getByLabel('Username')).toHaveValue(USERNAME);
    await expect(edit.getByLabel('Username')).not.toBeEditable();
    await expect(edit.getByLabel('Email')).toBeFocused();
    await edit.getByLabel('First name').fill('Zinhle');
    await edit.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay on this form' }).click();
    const own = edit.getByLabel('Your own password');
    await expect(own).toBeHidden();
    await edit.getByLabel('New password').fill('short');
    await expect(own).toBeVisible();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit.getByText('Password must be at least 6 characters')).toBeVisible();
    await edit.getByLabel('New password').fill('zinhle2026');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit.getByText(USER_RULES.password.tooEasy)).toBeVisible();
    await edit.getByLabel('New password').fill('sunshine1');
    await own.fill('a guess');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit.getByText(USER_RULES.password.tooEasy), 'a common one, which the server knows').toBeVisible();
    await edit.getByLabel('New password').fill('second secret');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit.getByText(USER_RULES.currentPassword.wrong)).toBeVisible();
    await expect(own).toBeFocused();
    await own.fill((await school.superUser()).password);
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('User updated')).toBeVisible();
    await expect(row).toContainText('Zinhle');
    expect(await signInStatus(request, { username: USERNAME, password: 'first secret' })).toBe(401);
    expect(await signInStatus(request, { username: USERNAME, password: 'second secret' })).toBe(200);
  });

  await test.step('locks the user out', async () => {
    await row.getByRole('switch', { name: `${USERNAME}: active` }).click();
    await expect(row).toContainText('Inactive');
    await expect(page.getByText(`${USERNAME} is now inactive`)).toBeVisible();
    expect(await signInStatus(request, { username: USERNAME, password: 'second secret' })).toBe(401);
  });

  await test.step('deletes the account, after being asked', async () => {
    await row.getByRole('button', { name: `Delete ${USERNAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete user' });
    await expect(dialog).toContainText('Are you sure you want to delete this user?');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User deleted')).toBeVisible();
    await expect(page.getByText('No users match your search.')).toBeVisible();
  });
});

test("another address needs one's own password too", async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const asked = page.waitForResponse(/api\/admin\/users\/1$/);
  await page.goto('/admin/users/1');
  const edit = page.getByRole('region', { name: 'Edit user' });
  const { email } = (await (await asked).json()) as User;
  await edit.getByLabel('Email').fill(`new.${email}`);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText(USER_RULES.currentPassword.required)).toBeVisible();
  await expectNoViolation(page, 'the question');
  await edit.getByLabel('Your own password').fill((await school.superUser()).password);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  // The check left the page at a phone's width, where rows are cards.
  await expect(page.getByRole('listitem').filter({ hasText: `new.${email}` })).toBeVisible();
});

test('the super-user keeps role, active flag and account', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/users');
  const row = page.getByRole('row').filter({ hasText: 'Super-user' });
  await expect(row.getByRole('switch', { name: 'admin: active' })).toBeDisabled();
  await expect(row.getByRole('button', { name: 'Delete admin' })).toBeDisabled();
  await row.getByRole('link', { name: 'Edit admin' }).click();
  const edit = page.getByRole('region', { name: 'Edit user' });
  await expect(edit.getByText(USER_RULES.role.locked)).toBeVisible();
  await expect(edit.getByText(USER_RULES.isActive.locked)).toBeVisible();
  await expect(edit.getByLabel('Active (can sign in)')).toBeDisabled();
  await expect(edit.getByRole('combobox', { name: 'Role' })).toHaveAttribute('aria-disabled', 'true');
  const sent = page.waitForRequest((sending) => sending.method() === 'PUT');
  await edit.getByLabel('Last name').fill('Storm');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  expect((await sent).postDataJSON(), 'no password').not.toHaveProperty('password');
  await expect(row).toContainText('Storm');
});

test('the users can be used by everyone', async ({ page, context, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAtOnce(context, school);
  await page.goto('/admin/users');
  await expect(page.getByRole('switch', { name: 'admin: active' })).toBeVisible();
  await expectNoViolationInBothColours(page, 'the list');
  await page.goto('/admin/users/1');
  await expect(page.getByText(USER_RULES.role.locked)).toBeVisible();
  await expectNoViolationInBothColours(page, 'the locked form');
  await openRefusedForm(page);
  await expectNoViolationInBothColours(page, 'the refused form');
});

async function openRefusedForm(page: Page): Promise<void> {
  await page.goto('/admin/users/create');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(USER_RULES.username.tooShort)).toBeVisible();
}

/** Without the browser's cookies, so that nobody's session is changed. */
async function signInStatus(request: APIRequestContext, account: Account): Promise<number> {
  return (await request.post('/api/login', { data: account })).status();
}
