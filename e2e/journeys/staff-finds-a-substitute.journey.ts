import { addDaysTo, mondayOf } from '#libs/domain/schedule/class-dates';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { downloadedCsv } from '../support/downloaded-csv.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const AWAY = 'Marisol Reyes';
const SUBSTITUTE = 'Annelie Fourie';
const CLASS = 'Sunday stick drills';

test('an instructor of the list takes a class, is away, and staff find a substitute', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addClass({ className: CLASS, startTime: '15:00', endTime: '16:00' });
  const today = isoDate(readSchoolClock(new Date()).date);
  // The next Sunday after today.
  const sunday = addDaysTo(mondayOf(addDaysTo(today, 1)), 6);
  // Whatever holiday is near.
  await staff.addClosure({ startDate: today, endDate: addDaysTo(today, 14), name: 'Open', isClosed: false });
  await signInAtOnce(context, school);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const waiting = attention.getByRole('link', { name: '1 Class that needs a substitute' });
  const week = page.getByRole('region', { name: 'Single dates' });
  const block = week.getByRole('button', { name: CLASS });

  await test.step('she is chosen from the list; visitors find the class at her name', async () => {
    await page.goto(`/admin/class-schedule/${id}`);
    const form = page.getByRole('region', { name: 'Edit class schedule' });
    const instructor = form.getByRole('combobox', { name: 'Instructor (optional)' });
    await instructor.fill('A guest');
    await expect(instructor).toHaveAccessibleDescription('Not on your list of instructors.');
    await instructor.fill('reyes');
    await page.getByRole('option', { name: AWAY }).click();
    await expect(instructor).toHaveValue(AWAY);
    await expect(instructor).toHaveAccessibleDescription('From your list of instructors.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('row').filter({ hasText: CLASS })).toContainText(AWAY);
    const visitor = await context.newPage();
    await visitor.goto('/instructors');
    await expect(visitor.getByRole('list', { name: `Classes of ${AWAY}` }).getByRole('listitem')).toHaveText([
      `Sun 15:00–16:00${CLASS}`,
    ]);
    await visitor.close();
  });

  await test.step('her absence is refused when it ends before it starts, then kept', async () => {
    await page.goto('/admin/instructors');
    await page.getByRole('button', { name: `Absences of ${AWAY}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Absences of ${AWAY}` });
    await dialog.getByRole('button', { name: 'Add absence' }).click();
    await dialog.getByLabel('First day').fill(sunday);
    await dialog.getByLabel('Last day').fill(addDaysTo(sunday, -1));
    await dialog.getByRole('button', { name: 'Add absence' }).click();
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(
      'The last day must not be before the first',
    );
    await dialog.getByLabel('Last day').fill(sunday);
    const note = dialog.getByLabel('Note for staff (optional)');
    await note.fill('Grading abroad');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay on this form' }).click();
    await expect(note).toHaveValue('Grading abroad');
    await dialog.getByRole('button', { name: 'Add absence' }).click();
    await expect(dialog.getByRole('listitem')).toContainText('Grading abroad');
    const file = await downloadedCsv(page, dialog.getByRole('button', { name: 'Export to CSV' }));
    expect(file.name).toBe('instructor-absences.csv');
    expect(file.lines).toEqual([
      'instructor,startDate,endDate,note,createdAt',
      expect.stringContaining(`${AWAY},${sunday},${sunday},Grading abroad,`),
    ]);
    await expectNoViolationInBothColours(page, 'the absences');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ has: page.getByText(AWAY, { exact: true }) })).toContainText(
      /Away \d/,
    );
  });

  await test.step('the dashboard counts the class, and leads to it', async () => {
    await page.goto('/admin');
    await expect(attention).toContainText(`${CLASS}, Sunday 15:00: ${AWAY} is away`);
    // The long list above the week comes last, and does not push it out of sight.
    await page.route(/\/api\/admin\/class-schedules\?/, async (route) => {
      await block.waitFor();
      await route.continue();
    });
    await waiting.click();
    await expect(page.getByRole('link', { name: new RegExp(`^Edit ${CLASS}`) })).toBeAttached();
    await page.unrouteAll();
  });

  await test.step('the week says it in words; a substitute is chosen', async () => {
    await expect(week.getByRole('heading', { name: 'Single dates' })).toBeInViewport();
    await expect(block).toContainText('Needs a substitute');
    await expect(block).toContainText(`${AWAY} is away`);
    await expectNoViolationInBothColours(page, 'a class that needs a substitute');
    await block.click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${CLASS}, Sunday`) });
    await dialog.getByRole('combobox', { name: 'Substitute (optional)' }).fill('fourie');
    await page.getByRole('option', { name: SUBSTITUTE }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(block).toContainText(`Changed${SUBSTITUTE}`);
    await expect(block).not.toContainText('Needs a substitute');
  });

  await test.step('visitors read the substitute, and nothing waits any more', async () => {
    const days = await request.get(`/api/class-calendar?from=${sunday}&to=${sunday}`);
    expect(await days.json()).toMatchObject([
      { classes: expect.arrayContaining([expect.objectContaining({ className: CLASS, instructor: SUBSTITUTE })]) },
    ]);
    await page.goto('/admin');
    await expect(attention.getByRole('link').first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });

  await test.step('the absence is taken back', async () => {
    await page.goto('/admin/instructors');
    await page.getByRole('button', { name: `Absences of ${AWAY}` }).click();
    const dialog = page.getByRole('dialog', { name: `Absences of ${AWAY}` });
    await dialog.getByRole('button', { name: /^Edit absence/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete absence' }).getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('No absences.')).toBeVisible();
  });
});
