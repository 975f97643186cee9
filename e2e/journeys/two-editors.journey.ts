/** Two members of staff open the same record; the later one to save is told what changed (docs/decisions/0024). */
import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { watchFaults } from '../support/page-faults.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';

interface Colleague {
  page: Page;
  faults: string[];
}

/** Another browser altogether, with a session of its own. */
async function colleague(browser: Browser, school: SchoolServer): Promise<Colleague> {
  const context = await browser.newContext({ baseURL: school.url });
  const faults = await watchFaults(context);
  await signInAtOnce(context, school);
  return { page: await context.newPage(), faults };
}

async function leave({ page, faults }: Colleague): Promise<void> {
  await page.context().close();
  expect(faults, "errors in the colleague's browser").toEqual([]);
}

/** To a button by Tab alone, and pressed. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}

const noticeIn = (page: Page) => page.getByRole('group', { name: /^Someone changed this/ });
const side = (notice: Locator, field: string, name: 'Theirs' | 'Yours') =>
  notice
    .getByRole('group', { name: field })
    .locator('div', { has: notice.page().getByText(name, { exact: true }) })
    .last()
    .locator('dd');

test('an FAQ: the later is told field by field, and keeps hers by keyboard', async ({
  page,
  context,
  school,
  browser,
  request,
}) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addFaq({
    question: 'Is there a car park?',
    answer: 'Yes, in front of the club.',
    category: 'general',
    isActive: true,
  });
  const other = await colleague(browser, school);
  await Promise.all([page, other.page].map((each) => each.goto(`/admin/faq/${id}`)));
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes, in front of the club.');
  await expect(other.page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes, in front of the club.');

  await test.step('the first saves as ever', async () => {
    await other.page.getByRole('textbox', { name: 'Answer' }).fill('Yes, behind the club.');
    await other.page.getByRole('combobox', { name: 'Category' }).first().click();
    await other.page.getByRole('option', { name: 'Location' }).click();
    await other.page.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.page.getByText('FAQ updated')).toBeVisible();
  });

  const notice = noticeIn(page);
  await test.step('the later is told, with nothing overwritten and nothing lost', async () => {
    await page.getByRole('textbox', { name: 'Answer' }).fill('No, but on the street.');
    await page.getByRole('textbox', { name: 'Question' }).focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeFocused();
    await expect(notice).toHaveAccessibleName(
      /^Someone changed this FAQ at \d\d:\d\d, while you had it open. Your changes are not saved yet.$/,
    );
    await expect(side(notice, 'Answer', 'Theirs')).toHaveText('Yes, behind the club.');
    await expect(side(notice, 'Answer', 'Yours')).toHaveText('No, but on the street.');
    await expect(notice.getByRole('listitem')).toHaveText(['Category: Location']);
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('No, but on the street.');
    await expect(page.getByRole('combobox', { name: 'Category' }).first()).toHaveText('Location');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    expect(await (await request.get('/api/faqs/active')).text()).toContain('behind the club');
  });

  await test.step('what is typed meanwhile is hers too, and Enter in a field decides nothing', async () => {
    await page.getByRole('textbox', { name: 'Answer' }).fill('No, but on the street, until 20:00.');
    await expect(side(notice, 'Answer', 'Yours')).toHaveText('No, but on the street, until 20:00.');
    await page.getByRole('textbox', { name: 'Question' }).focus();
    const sent = page.waitForRequest((sending) => sending.method() === 'PUT', { timeout: 300 }).catch(() => 'nothing');
    await page.keyboard.press('Enter');
    expect(await sent).toBe('nothing');
    await expect(notice).toBeVisible();
  });

  await test.step('keeps hers, by keyboard alone', async () => {
    await tabTo(page, notice.getByRole('button', { name: 'Keep mine' }));
    await expect(page.getByText('FAQ updated')).toBeVisible();
    const stored = await (await staff.get(`/api/admin/faqs/${id}`)).json();
    expect(stored).toMatchObject({ answer: 'No, but on the street, until 20:00.', category: 'location' });
  });
  await leave(other);
});

test('a course: takes theirs, has hers back, and combines; what only they changed is in the form', async ({
  page,
  context,
  school,
  browser,
}) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addCourse({ name: 'Two editors course', startDate: '16 April' });
  const other = await colleague(browser, school);
  await Promise.all([page, other.page].map((each) => each.goto(`/admin/beginner-courses/${id}`)));
  const form = page.getByRole('dialog', { name: 'Edit beginner course' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Two editors course');

  await test.step('the other changes name and duration', async () => {
    const theirs = other.page.getByRole('dialog', { name: 'Edit beginner course' });
    await theirs.getByRole('textbox', { name: 'Name' }).fill('Winter course');
    await theirs.getByRole('textbox', { name: 'Duration' }).fill('10 weeks');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await expect(theirs).toBeHidden();
  });

  const notice = noticeIn(page);
  await test.step('theirs, by keyboard; hers in other fields stays', async () => {
    await form.getByRole('textbox', { name: 'Name' }).fill('Autumn course');
    await form.getByRole('textbox', { name: 'Sessions' }).fill('3 a week');
    await page.keyboard.press('Enter');
    await expect(notice).toBeFocused();
    await expect(side(notice, 'Name', 'Theirs')).toHaveText('Winter course');
    await tabTo(page, notice.getByRole('button', { name: 'Take theirs' }));
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('The form now shows their version of: Name.');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Winter course');
    await expect(form.getByRole('textbox', { name: 'Duration' })).toHaveValue('10 weeks');
    await expect(form.getByRole('textbox', { name: 'Sessions' })).toHaveValue('3 a week');
  });

  await test.step('hers comes back, and goes again', async () => {
    await tabTo(page, notice.getByRole('button', { name: 'Restore mine' }));
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn course');
    await notice.getByRole('button', { name: 'Take theirs' }).click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Winter course');
  });

  await test.step('somebody was faster once more: the next save is told too, and merges', async () => {
    await staff.changeCourse(id, { difficulty: 'For all' });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(notice.getByRole('listitem')).toHaveText(['Difficulty: For all']);
    await expect(form.getByRole('textbox', { name: 'Difficulty' })).toHaveValue('For all');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    const stored = await (await staff.get(`/api/admin/beginner-courses/${id}`)).json();
    expect(stored).toMatchObject({
      name: 'Winter course',
      duration: '10 weeks',
      sessions: '3 a week',
      difficulty: 'For all',
    });
  });
  await leave(other);
});

test('a user: a typed password survives, the same change twice is no news, and leaving is asked about', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addUser({
    username: 'two-editors',
    email: 'two-editors@example.org',
    password: 'first secret',
    firstName: 'Thandi',
  });
  await page.goto(`/admin/users/${id}`);
  const form = page.getByRole('region', { name: 'Edit user' });
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Thandi');

  await test.step('the same change by somebody else is none to tell of', async () => {
    await staff.changeUser(id, { firstName: 'Zinhle' });
    await form.getByRole('textbox', { name: 'First name' }).fill('Zinhle');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('User updated')).toBeVisible();
  });

  await test.step('a password that was typed is still there when the rest is merged', async () => {
    await page.goto(`/admin/users/${id}`);
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Zinhle');
    await staff.changeUser(id, { isActive: false, lastName: 'Nkosi' });
    await form.getByLabel('New password').fill('second secret');
    await form.getByLabel('Your own password').fill((await school.superUser()).password);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(noticeIn(page).getByRole('listitem')).toHaveText(['Active (can sign in): No', 'Last name: Nkosi']);
    await expect(form.getByLabel('New password')).toHaveValue('second secret');
    await expect(form.getByLabel('Active (can sign in)')).not.toBeChecked();
    await form.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay on this form' }).click();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('User updated')).toBeVisible();
    expect(await (await staff.get(`/api/admin/users/${id}`)).json()).toMatchObject({
      firstName: 'Zinhle',
      lastName: 'Nkosi',
      isActive: false,
    });
  });
});

test('what was typed when the session ended is put beside what others did until the new sign-in', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addCourse({ name: 'Two editors, one session', startDate: '16 April' });
  await page.goto(`/admin/beginner-courses/${id}`);
  const form = page.getByRole('dialog', { name: 'Edit beginner course' });
  await form.getByRole('textbox', { name: 'Duration' }).fill('9 weeks');
  await context.clearCookies();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await staff.changeCourse(id, { duration: '10 weeks' });
  await signInByForm(page, await school.superUser());
  await expect(form.getByRole('textbox', { name: 'Duration' })).toHaveValue('9 weeks');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(side(noticeIn(page), 'Duration', 'Theirs')).toHaveText('10 weeks');
  await expect(side(noticeIn(page), 'Duration', 'Yours')).toHaveText('9 weeks');
  await staff.write('DELETE', `/api/admin/beginner-courses/${id}`);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Someone deleted this' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Duration' })).toHaveValue('9 weeks');
});

test('the notice is accessible, at 1440 and 390 px', async ({ page, context, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addCourse({ name: 'Two editors, one notice', startDate: '16 April' });
  await page.goto(`/admin/beginner-courses/${id}`);
  const form = page.getByRole('dialog', { name: 'Edit beginner course' });
  await form
    .getByRole('textbox', { name: 'Description' })
    .fill(
      'Mine, with ' +
        'a-very-long-word-that-nobody-would-ever-write-but-somebody-will-paste-into-a-form-' +
        'one-day-or-another-so-it-breaks.',
    );
  await staff.changeCourse(id, {
    description: 'Theirs, in two lines.\nThis is the second.',
    sessions: '5 a week',
    isActive: false,
  });
  await form.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(noticeIn(page)).toBeFocused();
  await expectNoViolationInBothColours(page, 'the notice');
  await expect(noticeIn(page).getByRole('button', { name: 'Keep mine' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await noticeIn(page).getByRole('button', { name: 'Take theirs' }).click();
  await expectNoViolationInBothColours(page, 'theirs taken', [390]);
});

test('settings: a price that somebody else changed meanwhile is told in rands, and what was typed is kept', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  await page.goto('/admin/settings#prices');
  const prices = page.getByRole('region', { name: 'Prices' });
  const privateSession = prices.getByLabel('Private session', { exact: true });
  await expect(privateSession).toHaveValue(/\d/);
  await staff.write('PUT', '/api/admin/settings/prices', { privateSession: 65_000, smallGroupFrom: 32_000 });

  await privateSession.fill('700');
  await prices.getByLabel('Registration fee').fill('450');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  const notice = noticeIn(page);
  await expect(notice).toBeFocused();
  await expect(side(notice, 'Private session', 'Theirs')).toHaveText('R650.00');
  await expect(side(notice, 'Private session', 'Yours')).toHaveText('R700.00');
  await expect(notice.getByRole('listitem')).toHaveText(['Small group from: R320.00']);
  await expect(prices.getByLabel('Registration fee')).toHaveValue('450.00');
  await expectNoViolationInBothColours(page, 'settings that two people change');

  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Prices saved')).toBeVisible();
  const stored = await (await staff.get('/api/admin/settings/prices')).json();
  expect(stored).toMatchObject({ privateSession: 70_000, smallGroupFrom: 32_000, registrationFee: 45_000 });
  await expect(notice).toHaveCount(0);
});
