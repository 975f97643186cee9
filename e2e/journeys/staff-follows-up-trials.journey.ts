/** Trials at the desk: what is typed about one is kept, and nobody is let down by a press that does not say so. */
import { daysFrom, mondayOf } from '#libs/domain/schedule/class-dates';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { bookingsOf, bookSomething } from '../support/booked-trial.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('a note about a trial is not left without asking, nor lost when a colleague saves first', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await bookSomething(staff, request, 'lebo@example.com');
  await signInAtOnce(context, school);
  await page.goto(`/admin/trial-bookings/${id}/show`);
  const note = page.getByLabel('Note for staff (optional)');
  await note.fill('Comes with her sister');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay on this form' }).click();
  await expect(note).toHaveValue('Comes with her sister');

  await staff.write('PUT', `/api/admin/trial-bookings/${id}`, { status: 'confirmed', staffNote: 'Needs gloves' });
  await page.getByRole('button', { name: 'Save' }).click();
  const notice = page.getByRole('group', { name: /^Someone changed this trial/ });
  await expect(notice).toContainText('Needs gloves');
  await expect(notice).toContainText('Status: Confirmed');
  await expect(note).toHaveValue('Comes with her sister');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Trial saved')).toBeVisible();
  const [saved] = await bookingsOf(staff, 'lebo@example.com');
  expect(saved).toMatchObject({ status: 'confirmed', staffNote: 'Comes with her sister' });
});

test('whoever booked a trial is told of before their class is called off', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const entry = { className: 'Sunday archery', day: 'Sunday', startTime: '07:00', endTime: '08:00' } as const;
  const { id } = await staff.addClass(entry);
  const { date } = await bookSomething(staff, request, 'palesa@example.com', id);
  await signInAtOnce(context, school);
  const warning = '1 trial booking will be cancelled. The visitor is notified by email.';

  await test.step('by closed days', async () => {
    await page.goto('/admin/closures');
    await page.getByLabel('First day').fill(date);
    // Most closures are of one day.
    await expect(page.getByLabel('Last day')).toHaveValue(date);
    await expect(page.getByRole('status').filter({ hasText: warning })).toBeVisible();
    await page.getByRole('switch', { name: 'Closed', exact: true }).click();
    await expect(page.getByText(warning)).toHaveCount(0);
    await page.getByRole('link', { name: 'Class Schedule' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
  });

  await test.step('by the class, made inactive or deleted', async () => {
    const active = page.getByRole('switch', { name: 'Sunday archery, Sunday 07:00: active' });
    await active.click();
    await expect(page.getByRole('dialog', { name: 'Make inactive?' })).toContainText(warning);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(active).toBeChecked();
    await page.getByRole('link', { name: 'Edit Sunday archery' }).click();
    const form = page.locator('form', { has: page.getByLabel('Class name') });
    await form.getByRole('combobox', { name: 'Day' }).click();
    await page.getByRole('option', { name: 'Saturday' }).click();
    await expect(form.getByRole('status').filter({ hasText: warning })).toBeVisible();
    await form.getByRole('combobox', { name: 'Day' }).click();
    await page.getByRole('option', { name: 'Sunday' }).click();
    await expect(form.getByText(warning)).toHaveCount(0);
    await page.goto('/admin/class-schedule');
    await page.getByRole('button', { name: 'Delete Sunday archery' }).click();
    await expect(page.getByRole('dialog')).toContainText(warning);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('on that date alone', async () => {
    const week = page.getByRole('region', { name: 'Single dates' });
    const today = isoDate(readSchoolClock(new Date()).date);
    for (let left = daysFrom(mondayOf(today), mondayOf(date)); left > 0; left -= 7)
      await week.getByRole('button', { name: 'Week after' }).click();
    await week.getByRole('button', { name: 'Sunday archery' }).click();
    const dialog = page.getByRole('dialog', { name: /^Sunday archery, Sunday/ });
    await expect(dialog).toContainText(warning);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await bookingsOf(staff, 'palesa@example.com'))[0]?.status).toBe('cancelled');
  });
});
