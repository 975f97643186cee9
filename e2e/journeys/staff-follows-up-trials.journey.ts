/** Trials at the desk: what is typed about one is kept. */
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
