import type { Locator, Page } from '@playwright/test';
import { BEGINNER_COURSE_DEFAULTS as DEFAULTS } from '#libs/contracts/beginner-course';
import type { PublicBeginnerCourse } from '#libs/contracts/generated/api';
import { startWords } from '#libs/domain/course-date';
import { COURSE_SIGN_UP_PAGE } from '#libs/domain/course-signup';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';

const NAME = 'Night Course';
const REQUIRED = {
  Name: 'Name is required',
  'Start date': 'Start date is required',
  Description: 'Description is required',
  Duration: 'Duration is required',
  Sessions: 'Sessions is required',
  Difficulty: 'Difficulty is required',
  'Booking link': 'Booking link is required',
};

test('staff adds a course, doubles it, hides one and deletes it; visitors see each change', async ({
  page,
  context,
  school,
  request,
  faults,
}) => {
  await signInAtOnce(context, school);
  const startDates = async (): Promise<string[]> => {
    const courses = (await (await request.get('/api/beginner-courses')).json()) as PublicBeginnerCourse[];
    return courses.filter(({ name }) => name === NAME).map(({ startDate }) => startDate);
  };
  await page.goto('/admin/beginner-courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Courses' })).toBeVisible();
  await expect(page.getByText('COURSES & GRADING COMING UP section')).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Add New Course' });
  const add = form.getByRole('button', { name: 'Add beginner course' });
  const open = page.getByRole('link', { name: 'Add New Course' });

  await test.step('the form starts with the 12-week course; Escape closes it, and the focus returns', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveValue('12-week beginner course');
    await expect(form.getByLabel('Description')).toHaveValue(DEFAULTS.description);
    await expect(form.getByLabel('Duration')).toHaveValue('12 weeks');
    await expect(form.getByLabel('Sessions')).toHaveValue('2 sessions per week');
    await expect(form.getByLabel('Difficulty')).toHaveValue('Beginner');
    await expect(form.getByLabel(/^Active/)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('every rule speaks under its field, and the first has the focus', async () => {
    await open.click();
    for (const label of Object.keys(REQUIRED)) await form.getByLabel(label).fill('');
    await add.click();
    for (const [label, message] of Object.entries(REQUIRED))
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Booking link').fill('javascript:alert(1)');
    await expect(
      form.getByText('Booking link must be a web address (https://…) or a path of this site (/…)'),
    ).toBeVisible();
  });

  await test.step('our own form needs no link', async () => {
    const leadsTo = form.getByLabel('Book Here leads to');
    await leadsTo.click();
    await page.getByRole('option', { name: 'Our own sign-up form' }).click();
    await expect(form.getByLabel('Booking link')).toBeHidden();
    await fillRest(form);
    await form.getByLabel('Start date').fill('1 June 2031');
    await add.click();
    await expect(form).toBeHidden();
    const courses = (await (await request.get('/api/beginner-courses')).json()) as PublicBeginnerCourse[];
    const own = courses.find(({ startDate }) => startDate === '1 June 2031');
    expect(own?.bookingLink).toBe(COURSE_SIGN_UP_PAGE);
    await page.goto(`/admin/beginner-courses/${own?.id}`);
    const edited = page.getByRole('dialog', { name: 'Edit beginner course' });
    await expect(edited.getByLabel('Book Here leads to')).toHaveText('Our own sign-up form');
    await edited.getByLabel('Book Here leads to').click();
    await page.getByRole('option', { name: 'Another link' }).click();
    await edited.getByLabel('Booking link').fill('/contact-us');
    await edited.getByLabel('Name').fill('Own form no more');
    await edited.getByRole('button', { name: 'Save changes' }).click();
    await expect(edited).toBeHidden();
    await open.click();
  });

  await test.step('a start date says how the site reads it', async () => {
    await fillCourse(form);
    await form.getByLabel('Start date').fill('1 March 2020');
    await expect(form.getByText(/1 March 2020 has passed, so visitors no longer see this course/)).toBeVisible();
    await form.getByLabel('Start date').fill('Soon');
    await expect(form.getByText(/Not a date/)).toBeVisible();
  });

  await test.step('what the server refuses keeps the form; Escape too, until the loss is agreed to', async () => {
    const expectKept = async () => {
      await expect(form.getByLabel('Name')).toHaveValue(NAME);
      await expect(form.getByLabel('Start date')).toHaveValue('Soon');
    };
    await expectRefusalsKept({ page, faults, url: '**/api/admin/beginner-courses', form, submit: add }, expectKept);
    await expect(page.getByText('Failed to create beginner course. Please try again.')).toBeVisible();
    await form.getByLabel('Name').press('Escape');
    await page.getByRole('button', { name: 'Stay on this form' }).click();
    await expectKept();
  });

  await test.step('adds it', async () => {
    await add.click();
    await expect(page.getByText('Beginner course created successfully')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(cardOf(page, 'Soon')).toContainText('Starts: Soon');
    expect(await startDates()).toEqual(['Soon']);
  });

  await test.step('a copy goes on with its start date', async () => {
    await page.getByRole('link', { name: `Duplicate ${NAME}, Soon` }).click();
    await expect(form.getByLabel('Start date')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveValue(NAME);
    await form.getByLabel('Start date').fill('Later');
    await add.click();
    await expect(cardOf(page, 'Later')).toBeVisible();
    await expect.poll(startDates).toEqual(['Soon', 'Later']);
  });

  await test.step('changes one', async () => {
    await page.getByRole('link', { name: `Edit ${NAME}, Later` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit beginner course' });
    await edit.getByLabel('Start date').fill('Much later');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Beginner course updated successfully')).toBeVisible();
    await expect.poll(startDates).toEqual(['Soon', 'Much later']);
  });

  await test.step('hides one', async () => {
    await page.getByRole('switch', { name: `${NAME}, Soon: active` }).click();
    await expect(cardOf(page, 'Soon')).toContainText(`${NAME} [Inactive]`);
    await expect.poll(startDates).toEqual(['Much later']);
  });

  await test.step('deletes the other, after being asked', async () => {
    await page.getByRole('button', { name: `Delete ${NAME}, Much later` }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText(
      'This action cannot be undone. This will permanently delete the beginner course.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete ${NAME}, Much later` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Beginner course deleted successfully')).toBeVisible();
    await expect(cardOf(page, 'Much later')).toHaveCount(0);
    expect(await startDates()).toEqual([]);
  });
});

test('a school without a course, a list that fails and a course that is gone say what to do', async ({
  page,
  context,
  school,
  faults,
}) => {
  await signInAtOnce(context, school);
  const list = '**/api/admin/beginner-courses?*';
  await page.route(list, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'beginner-courses 0-0/0' } }),
  );
  await page.goto('/admin/beginner-courses');
  await expect(page.getByText('No beginner courses found. Create your first course to get started.')).toBeVisible();
  await page.getByRole('link', { name: 'Add First Course' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Course' })).toBeVisible();
  await page.unroute(list);

  await page.route(list, (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, error: 'Internal Server Error', message: 'Something went wrong.' },
    }),
  );
  await page.goto('/admin/beginner-courses');
  await expect(page.getByText('Failed to fetch beginner courses')).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('status of 500')));

  await page.goto('/admin/beginner-courses/999999');
  await expect(page.getByText('This beginner course no longer exists.')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the courses can be used by everyone', async ({ page, context, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAtOnce(context, school);
  await page.goto('/admin/beginner-courses');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expectNoViolationInBothColours(page, 'the cards');
  await page.goto('/admin/beginner-courses/create');
  await page.getByRole('button', { name: 'Add beginner course' }).click();
  await expect(page.getByText('Start date is required')).toBeVisible();
  await expectNoViolationInBothColours(page, 'the refused form');
});

function cardOf(page: Page, startDate: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ hasText: NAME })
    .filter({ hasText: startWords(startDate) });
}

async function fillCourse(form: Locator): Promise<void> {
  await fillRest(form);
  await form.getByLabel('Booking link').fill('/contact-us');
}

/** All but where it is booked, and when it starts. */
async function fillRest(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill(NAME);
  await form.getByLabel('Description').fill('After work, in the dark.');
  await form.getByLabel('Duration').fill('6 weeks');
  await form.getByLabel('Sessions').fill('1 session per week');
  await form.getByLabel('Difficulty').fill('Beginner');
}
