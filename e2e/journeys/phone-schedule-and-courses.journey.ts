/** Schedule and courses in the phone area (/mobile-app): read, changed in a sheet, refused, deleted, all by touch. */
import type { Page } from '@playwright/test';
import { NO_ANSWER } from '#libs/contracts/api-error';
import type { BeginnerCourse, ClassSchedule } from '#libs/contracts/generated/api';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { keptInBrowser } from '../support/kept-in-browser.js';
import { closeKeyboard, expectFitsPhones, openKeyboard } from '../support/phone.js';
import { StaffApi } from '../support/staff-api.js';
import { deleteFrom, read, save, sheet, tile } from '../support/tool-screen.js';
import { drag, PHONE } from '../support/touch.js';

test.use(PHONE);

const MONDAY_EVENING = new Date('2026-11-23T18:10:00+02:00');

/** Other classes name it as well, when they run at the same time. */
const classTile = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('the schedule: today first, a class is moved between two rounds, and read without a network', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const krav = await staff.addClass({
    day: 'Monday',
    startTime: '18:00',
    endTime: '19:00',
    className: 'Pocket Krav',
    instructor: 'Coach Pocket',
  });
  const clashing = await staff.addClass({
    day: 'Monday',
    startTime: '18:30',
    endTime: '19:30',
    className: 'Pocket Boxing',
    instructor: 'Coach Pocket',
  });
  await page.clock.setFixedTime(MONDAY_EVENING);
  const form = sheet(page, 'Edit class schedule');

  await test.step('signing in leads to the class that was asked for', async () => {
    await page.goto(`/mobile-app/schedule/${krav.id}?day=Monday`);
    await signInByForm(page, await school.superUser());
    await expect(form.getByLabel('Class name')).toHaveValue('Pocket Krav');
    await expect(page).toHaveURL(`/mobile-app/schedule/${krav.id}?day=Monday`);
    await expectFitsPhones(page, 'a class');
    await form.getByRole('button', { name: 'Close' }).tap();
  });

  await test.step('today, what runs now, and what clashes', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Today, Monday' })).toBeVisible();
    await expect(classTile(page, 'Pocket Krav')).toContainText(
      'Coach Pocket already teaches at this time: Pocket Boxing (18:30–19:30).',
    );
    await expect(classTile(page, 'Pocket Krav').getByText('Now', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Tuesday, \d+ class/ }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Tuesday' })).toBeVisible();
    await page.getByRole('button', { name: 'Monday, today, ' }).tap();
    await expectFitsPhones(page, 'the schedule');
  });

  await test.step('offline it can be read, as of its time, and what is typed stays', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Offline. As of 23 Nov, 18:10')).toBeVisible();
    await page.getByRole('link', { name: 'Pocket Krav' }).tap();
    await form.getByLabel('Instructor').fill('Coach Offline');
    await save(form);
    await expect(form.getByRole('alert').filter({ hasText: NO_ANSWER.unreachable })).toBeVisible();
    await expect(form.getByLabel('Instructor')).toHaveValue('Coach Offline');
    await context.setOffline(false);
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
  });

  await test.step("the phone's back button closes a sheet, and asks for what is not saved", async () => {
    await page.goBack();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay on this form' })
      .tap();
    await expect(form.getByLabel('Instructor')).toHaveValue('Coach Offline');
  });

  await test.step('a wrong time is said at its field, with the keyboard open and Save above it', async () => {
    await form.getByLabel('End time').fill('17:00');
    await openKeyboard(page, 420);
    const button = await form.getByRole('button', { name: 'Save changes' }).boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(420);
    await save(form);
    await expect(form.getByText('End time must be after the start time')).toBeVisible();
    await closeKeyboard(page);
  });

  await test.step('somebody changed it meanwhile; both changes are stored', async () => {
    await staff.write('PUT', `/api/admin/class-schedules/${krav.id}`, { level: 'Advanced' });
    await form.getByLabel('Start time').fill('16:30');
    await form.getByLabel('End time').fill('17:15');
    await save(form);
    await expect(form.getByRole('group', { name: /^Someone changed this class schedule/ })).toContainText(
      'Level: Advanced',
    );
    await save(form);
    await expect(page.getByText('Class schedule updated')).toBeVisible();
    expect(await read<ClassSchedule>(staff, `class-schedules/${krav.id}`)).toMatchObject({
      startTime: '16:30',
      endTime: '17:15',
      instructor: 'Coach Offline',
      level: 'Advanced',
    });
    await expect(classTile(page, 'Pocket Krav')).toContainText('Done');
  });

  await test.step('what is deleted is gone, though something was typed; its address says so', async () => {
    await page.getByRole('link', { name: 'Pocket Krav' }).tap();
    await form.getByLabel('Instructor').fill('Nobody');
    await deleteFrom(form, 'Pocket Krav, Monday 16:30');
    await expect(page.getByText('Class schedule deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/schedule(\?|$)/);
    await expect(form).toBeHidden();
    await expect(classTile(page, 'Pocket Krav')).toBeHidden();
    await page.goto(`/mobile-app/schedule/${krav.id}`);
    await expect(page.getByText('This class schedule no longer exists.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).tap();
  });

  await test.step('a copy on another day', async () => {
    await page.getByRole('link', { name: 'Pocket Boxing' }).tap();
    await form.getByRole('link', { name: 'Duplicate Pocket Boxing, Monday 18:30' }).tap();
    const copy = sheet(page, 'Add class schedule');
    await copy.getByRole('combobox', { name: 'Day' }).tap();
    await page.getByRole('option', { name: 'Sunday' }).tap();
    await copy.getByRole('button', { name: 'Add class schedule' }).tap();
    await expect(page.getByText('Class schedule created')).toBeVisible();
    expect(
      (await read<ClassSchedule[]>(staff, 'class-schedules'))
        .filter(({ className }) => className === clashing.className)
        .map(({ day }) => day),
    ).toEqual(['Monday', 'Sunday']);
    await page.getByRole('button', { name: /^Sunday/ }).tap();
    await expect(classTile(page, 'Pocket Boxing')).toBeVisible();
  });
});

test('this week on its dates: a closed day, a cancelled class, and one that is cancelled by touch', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const krav = await staff.addClass({ day: 'Monday', startTime: '21:00', endTime: '22:00', className: 'Dated Krav' });
  await staff.addClass({ day: 'Tuesday', className: 'Dated Boxing' });
  await staff.addClass({ day: 'Wednesday', className: 'Dated Judo' });
  const [monday, tuesday] = ['2026-11-23', '2026-11-24'] as const;
  await staff.addException({ classScheduleId: krav.id, date: monday, kind: 'cancelled', note: 'Burst pipe' });
  await staff.addClosure({ startDate: tuesday, endDate: tuesday, name: 'Dated break' });
  await page.clock.setFixedTime(MONDAY_EVENING);
  await signInAtOnce(context, school);

  await test.step('the tile counts what takes place', async () => {
    await page.goto('/mobile-app');
    await expect(page.getByRole('link', { name: /^Schedule/ })).toContainText(/\d+ class(es)? today, 1 cancelled/);
    await page.getByRole('link', { name: /^Schedule/ }).tap();
  });

  await test.step('a cancelled class says so and why, a closed day by its name', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Today, Monday 23 November' })).toBeVisible();
    await expect(classTile(page, 'Dated Krav').getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(classTile(page, 'Dated Krav')).toContainText('Burst pipe');
    await page.getByRole('button', { name: 'Tuesday, closed' }).tap();
    await expect(page.getByText('Closed: Dated break.')).toBeVisible();
    await expect(classTile(page, 'Dated Boxing')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change this date/ })).toHaveCount(0);
    await expectFitsPhones(page, 'a closed day');
  });

  const judo = classTile(page, 'Dated Judo');
  const dialog = page.getByRole('dialog', { name: /^Dated Judo, Wednesday 25 Nov/ });
  await test.step('a class is cancelled on its date, and read without a network', async () => {
    await page.getByRole('button', { name: /^Wednesday/ }).tap();
    await judo.getByRole('button', { name: 'Change this date: Dated Judo' }).tap();
    await dialog.getByLabel('Note for visitors (optional)').fill('Coach is ill');
    await expectFitsPhones(page, 'a class on its date');
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(dialog).toBeHidden();
    await expect(judo.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect.poll(() => keptInBrowser(page)).toContain('Coach is ill');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Offline. As of 23 Nov, 18:10')).toBeVisible();
    await expect(judo).toContainText('Coach is ill');
    await expect(judo.getByRole('button', { name: /^Change this date/ })).toBeHidden();
    await context.setOffline(false);
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
  });

  await test.step('it is back to the plan', async () => {
    await judo.getByRole('button', { name: 'Change this date: Dated Judo' }).tap();
    await dialog.getByRole('button', { name: 'Back to the regular plan' }).tap();
    await expect(dialog).toBeHidden();
    await expect(judo.getByText('Cancelled', { exact: true })).toBeHidden();
  });

  await test.step('on the closed day the tile says so', async () => {
    await page.clock.setFixedTime(new Date(MONDAY_EVENING.getTime() + 86_400_000));
    await page.goto('/mobile-app');
    await expect(page.getByRole('link', { name: /^Schedule/ })).toContainText('Closed today: Dated break');
  });
});

test('the courses: the next on top, its start moved, switched off and back', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  const staff = await StaffApi.signIn(school);
  const today = isoDate(readSchoolClock(new Date()).date);
  const { id } = await staff.addCourse({ name: 'Pocket course', startDate: today });
  const form = sheet(page, 'Edit beginner course');
  await page.goto('/mobile-app/courses');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(`Starts ${today}`);
  await expect(tile(page, 'Pocket course').getByText('Next', { exact: true })).toBeVisible();
  await expectFitsPhones(page, 'the courses');
  await staff.changeCourse(id, { sessions: '3 pocket sessions' });
  await drag(page, page.getByRole('heading', { level: 1 }), { y: 200 });
  await expect(tile(page, 'Pocket course')).toContainText('3 pocket sessions');

  await test.step('a start date is required; a later one takes the course down', async () => {
    await page.getByRole('link', { name: 'Pocket course' }).tap();
    await form.getByLabel('Start date').fill('');
    await save(form);
    await expect(form.getByText('Start date is required')).toBeVisible();
    await expectFitsPhones(page, 'a course');
    await form.getByLabel('Start date').fill('1 March 2031');
    await expect(form.getByText('Read as Saturday, 1 March 2031.')).toBeVisible();
    await save(form);
    await expect(page.getByText('Beginner course updated successfully')).toBeVisible();
    expect(await read<BeginnerCourse>(staff, `beginner-courses/${id}`)).toMatchObject({
      startDate: '1 March 2031',
      startsOn: '2031-03-01',
    });
    await expect(page.getByRole('main').getByRole('listitem').first()).not.toContainText('Pocket course');
  });

  await test.step('switched off at once, with Undo', async () => {
    await tile(page, 'Pocket course').getByRole('switch').tap();
    await expect(tile(page, 'Pocket course [Inactive]')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(tile(page, 'Pocket course [Inactive]')).toBeHidden();
  });

  await test.step('deleted, by a thumb that is faster than the form', async () => {
    const one = `**/api/admin/beginner-courses/${id}`;
    let letAnswer = (): void => undefined;
    const answer = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    await page.route(one, async (route) => {
      await answer;
      await route.fallback();
    });
    await page.getByRole('link', { name: 'Pocket course' }).tap();
    await form.getByRole('button', { name: 'Delete Pocket course, 1 March 2031' }).tap();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toBeVisible();
    letAnswer();
    await expect(page.getByLabel('Start date')).toHaveValue('1 March 2031');
    await question.getByRole('button', { name: 'Delete', exact: true }).tap();
  });
  await expect(page.getByText('Beginner course deleted successfully')).toBeVisible();
  await expect(tile(page, 'Pocket course')).toBeHidden();
});
