import { CLASS_EXCEPTION_RULES } from '#libs/contracts/class-calendar';
import { addDaysTo, mondayOf } from '#libs/domain/schedule/class-dates';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('staff moves a class on one date, cancels it, and puts it back; visitors see each', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  await staff.addClass({ className: 'Sunday sparring', day: 'Sunday', startTime: '15:00', endTime: '16:00' });
  // Whatever holiday is near.
  const days = [-1, 30].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10));
  await staff.addClosure({ startDate: days[0]!, endDate: days[1]!, name: 'Open', isClosed: false });
  await signInAtOnce(context, school);
  await page.goto('/admin/class-schedule');
  const week = page.getByRole('region', { name: 'Single dates' });
  await week.getByRole('button', { name: 'Week after' }).click();
  const sunday = week.getByRole('listitem').filter({ hasText: /^Sun/ });
  const block = sunday.getByRole('button', { name: 'Sunday sparring' });
  await block.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Sunday sparring, Sunday/ });
  const visitor = await context.newPage();
  const shown = visitor.getByRole('article').filter({ hasText: 'Sunday sparring' });
  // The week that the school's own screen shows after "Week after".
  const monday = addDaysTo(mondayOf(isoDate(readSchoolClock(new Date()).date)), 7);
  const look = () => visitor.goto(`/class-schedule?week=${monday}`);

  await test.step('nothing changed is refused; another time is stored', async () => {
    // The dialog begins there, for who uses no mouse.
    await expect(dialog.getByRole('combobox', { name: 'On this date' })).toBeFocused();
    await dialog.getByLabel('On this date').click();
    await page.getByRole('option', { name: 'Changed' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(CLASS_EXCEPTION_RULES.kind.nothingChanged)).toBeVisible();
    await dialog.getByLabel('New start time (optional)').fill('16:00');
    await dialog.getByLabel('New end time (optional)').fill('17:00');
    await dialog.getByLabel('Note for visitors (optional)').fill('Bring gloves');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(block).toContainText('Changed');
    await look();
    await expect(shown).toContainText('16:00–17:00');
    await expect(shown).toContainText('Bring gloves');
  });

  await test.step('it is cancelled', async () => {
    await block.click();
    await dialog.getByLabel('On this date').click();
    await page.getByRole('option', { name: 'Cancelled' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(block).toContainText('Cancelled');
    await look();
    await expect(shown).toContainText('Cancelled');
  });

  await test.step('it is as planned again', async () => {
    await page.reload();
    await week.getByRole('button', { name: 'Week after' }).click();
    await block.click();
    await dialog.getByRole('button', { name: 'Back to the regular plan' }).click();
    await expect(dialog).toBeHidden();
    await expect(block).not.toContainText('Cancelled');
    await look();
    await expect(shown).toContainText('15:00–16:00');
  });
  await page.reload();
  await expect(block).toBeVisible();
  await expectNoViolationInBothColours(page, 'single dates');
});
