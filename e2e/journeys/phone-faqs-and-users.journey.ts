/** FAQs and users in the phone area (/mobile-app): read, changed in a sheet, refused, deleted, all by touch. */
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import type { Faq, User } from '#libs/contracts/generated/api';
import { USER_RULES } from '#libs/contracts/user';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { expectFitsPhones } from '../support/phone.js';
import { StaffApi } from '../support/staff-api.js';
import { deleteFrom, read, save, sheet, tile } from '../support/tool-screen.js';
import { PHONE } from '../support/touch.js';

test.use(PHONE);

test('the FAQs: searched, read, changed across a session that ended in the middle', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addFaq({
    question: 'May I park a tank?',
    answer: 'Behind the club, by the hour.',
    category: 'location',
    isActive: true,
  });
  const form = sheet(page, 'Edit FAQ');

  await test.step('searched and by category', async () => {
    await page.goto('/mobile-app/faq');
    await page.getByLabel('Search').fill('tank');
    await expect(page.getByRole('list', { name: 'FAQs' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Pricing' }).tap();
    await expect(page.getByText('No FAQs match your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Location' }).tap();
    await page.getByRole('button', { name: /^May I park a tank/ }).tap();
    await expect(page.getByText('Behind the club, by the hour.')).toBeVisible();
    await expectFitsPhones(page, 'the FAQs');
  });

  await test.step('what was typed when the session ended comes back to whom it belongs', async () => {
    await page.getByRole('link', { name: 'Edit May I park a tank?' }).tap();
    await form.getByLabel('Answer').fill('No.');
    await save(form);
    await expect(form.getByText('Answer must be at least 10 characters')).toBeVisible();
    await form.getByLabel('Answer').fill('Only on Sundays, and only one.');
    await context.clearCookies();
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage'));
    }, ADMIN_TOKEN_KEY);
    await signInByForm(page, await school.superUser());
    await expect(form.getByLabel('Answer')).toHaveValue('Only on Sundays, and only one.');
    await expect(page).toHaveURL(`/mobile-app/faq/${id}?q=tank&category=location`);
    await save(form);
    await expect(page.getByText('FAQ updated')).toBeVisible();
    expect((await read<Faq>(staff, `faqs/${id}`)).answer).toBe('Only on Sundays, and only one.');
  });

  await page.getByRole('button', { name: /^May I park a tank/ }).tap();
  await deleteFrom(tile(page, 'May I park a tank?'), 'May I park a tank?');
  await expect(page.getByText('FAQ deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Show all FAQs' }).tap();
  await expect(page.getByRole('list', { name: 'FAQs' }).getByRole('listitem').first()).toBeVisible();
});

test('the users: added, refused, protected, deleted', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  await page.goto('/mobile-app/users');
  await expect(tile(page, 'Super-user')).toContainText(USER_RULES.isActive.locked);
  await expect(tile(page, 'Super-user').getByRole('switch')).toBeDisabled();

  await test.step('a taken name is said at its field, and nothing is lost', async () => {
    await page.getByRole('link', { name: 'Add New User' }).tap();
    const form = sheet(page, 'Add New User');
    await form.getByLabel('Username').fill('admin');
    await form.getByLabel('Email').fill('pocket@example.org');
    await form.getByLabel('Password', { exact: true }).fill('a pocket of words');
    await form.getByRole('button', { name: 'Add user' }).tap();
    await expect(form.getByText(USER_RULES.username.taken)).toBeVisible();
    await expectFitsPhones(page, 'a new user');
    await form.getByLabel('Username').fill('pocket');
    await form.getByRole('button', { name: 'Add user' }).tap();
    await expect(page.getByText('User created')).toBeVisible();
  });

  await test.step('found, and reached by mail', async () => {
    await page.getByRole('searchbox').fill('pocket');
    await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem')).toHaveCount(1);
    await expect(tile(page, 'pocket')).toContainText('Last login: Never');
    await expect(page.getByRole('link', { name: 'Email pocket' })).toHaveAttribute('href', 'mailto:pocket@example.org');
    await expectFitsPhones(page, 'the users');
  });

  await test.step('renamed, seen by the API, deleted', async () => {
    const form = sheet(page, 'Edit user');
    await page.getByRole('link', { name: 'pocket', exact: true }).tap();
    await form.getByLabel('First name').fill('Nomsa');
    await form.getByLabel('New password').fill('a pocketful of words');
    await save(form);
    await expect(form.getByText(USER_RULES.currentPassword.required)).toBeVisible();
    await form.getByLabel('Your own password').fill((await school.superUser()).password);
    await expectFitsPhones(page, 'whose password');
    await save(form);
    await expect(tile(page, 'Nomsa')).toBeVisible();
    const [user] = (await read<User[]>(staff, 'users')).filter(({ username }) => username === 'pocket');
    expect(user).toMatchObject({ firstName: 'Nomsa', role: 'user' });
    await page.getByRole('link', { name: 'Nomsa', exact: true }).tap();
    await deleteFrom(form, 'pocket');
    await expect(page.getByText('User deleted')).toBeVisible();
  });

  await test.step('the super-user stays as it is', async () => {
    await page.goto('/mobile-app/users/1');
    const form = sheet(page, 'Edit user');
    await expect(form.getByText(USER_RULES.superUserStays)).toBeVisible();
    await expect(form.getByText(USER_RULES.role.locked)).toBeVisible();
    await expect(form.getByRole('button', { name: /^Delete/ })).toBeHidden();
  });
});
