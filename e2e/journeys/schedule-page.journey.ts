import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../support/axe.js';
import { bookSomething } from '../support/booked-trial.js';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('the popup of overlapping classes, by keyboard alone', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  await staff.addClass({ className: 'Overlap one', startTime: '15:00', endTime: '16:30' });
  await staff.addClass({ className: 'Overlap two', startTime: '16:00', endTime: '17:00', instructor: 'Sipho' });
  await page.goto('/class-schedule');
  const block = page.getByRole('button', { name: /2 classes.*Sunday.*15:00/i });
  await block.focus();
  await page.keyboard.press('Enter');

  const popup = page.getByRole('dialog', { name: 'Classes on Sunday at 15:00' });
  await expect(popup).toBeVisible();
  await expect(popup).toContainText('Overlap one');
  await expect(popup).toContainText('Overlap two');
  await expect(popup).toContainText('Sipho');
  await expect(popup).toContainText(
    'Multiple classes scheduled at the same time. Choose the one that suits your level.',
  );

  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement)), 'focus stays in the popup').toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(block).toBeFocused();
});

test('the popup closes on its backdrop and on its button', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  await staff.addClass({ className: 'Backdrop one', startTime: '12:00', endTime: '13:00' });
  await staff.addClass({ className: 'Backdrop two', startTime: '12:30', endTime: '13:30' });
  await page.goto('/class-schedule');
  const block = page.getByRole('button', { name: /2 classes.*Sunday.*12:00/i });
  const popup = page.getByRole('dialog', { name: 'Classes on Sunday at 12:00' });
  await block.click();
  await popup.getByRole('button', { name: /close/i }).first().click();
  await expect(popup).toBeHidden();
  await block.click();
  await expect(popup).toBeVisible();
  await page.mouse.click(5, 450);
  await expect(popup).toBeHidden();
});

test('a class, a style or all of it goes into a calendar: as a file, or subscribed to', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addClass({ className: 'Calendar one', startTime: '21:00', endTime: '22:00' });
  await page.goto('/class-schedule');
  await page.getByRole('button', { name: 'Add Calendar one, Sunday 21:00, to calendar' }).press('Enter');
  const popup = page.getByRole('dialog', { name: 'Class on Sunday at 21:00' });
  await expectNoViolation(page, 'the popup of one class');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    popup.getByRole('link', { name: 'Add to calendar: Calendar one, Sunday 21:00' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`storm-combat-class-${id}.ics`);
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Calendar one');
  const host = new URL(page.url()).host;
  await expect(popup.getByRole('link', { name: 'Subscribe: Calendar one' })).toHaveAttribute(
    'href',
    `webcal://${host}/api/class-schedules.ics?classScheduleId=${id}`,
  );
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  const subscribe = page.getByRole('link', { name: /^Subscribe: (all|BJJ) classes$/ });
  await expect(subscribe).toHaveAttribute('href', `webcal://${host}/api/class-schedules.ics`);
  await page.getByRole('button', { name: 'BJJ', exact: true }).click();
  await expect(subscribe).toHaveAccessibleName('Subscribe: BJJ classes');
  await expect(subscribe).toHaveAttribute('href', `webcal://${host}/api/class-schedules.ics?style=bjj`);
});

test('the filters live in the address and survive a reload', async ({ page }) => {
  await page.goto('/class-schedule');
  const count = page.getByRole('status').filter({ hasText: /\d+ (of \d+ )?class/ });
  await expect(count).toHaveText(/^\d+ classes$/);
  await page.getByRole('button', { name: 'Krav Maga', exact: true }).click();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Advanced');
  await expect(page).toHaveURL('/class-schedule?style=krav&level=Advanced');
  await expect(count).toHaveText(/^\d+ of \d+ classes: Krav Maga, Advanced$/);

  await page.reload();
  await expect(count).toHaveText(/^\d+ of \d+ classes: Krav Maga, Advanced$/);
  await expect(page.getByRole('button', { name: 'Krav Maga', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('Advanced');
  await page.getByRole('button', { name: 'All styles' }).click();
  await expect(page).toHaveURL('/class-schedule?level=Advanced');
});

test('of two choices that come faster than the page is redrawn, both count', async ({ page }) => {
  await page.goto('/class-schedule');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ classes$/ })).toBeVisible();
  await page.evaluate(() => {
    const styles = [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Filter classes"] button')];
    styles.find(({ textContent }) => textContent === 'Krav Maga')?.click();
    const level = document.querySelector<HTMLSelectElement>('[aria-label="Level"]');
    if (!level) return;
    level.value = 'Advanced';
    level.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL('/class-schedule?style=krav&level=Advanced');
});

test("today is marked by the school's clock, wherever the visitor is", async ({ page }) => {
  // Half past midnight on Thursday in Sandton is still Wednesday in London.
  await page.clock.setFixedTime(new Date('2026-11-18T22:30:00Z'));
  await page.goto('/class-schedule');
  await expect(page.getByRole('region', { name: 'Thursday, today' })).toBeVisible();
  await expect(page.getByRole('region', { name: /, today$/ })).toHaveCount(1);
});

test('a phone opens at the top of the page, with today one press away; an address may name a day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T05:00:00Z'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/class-schedule');
  const saturday = page.getByText('Today, 21 Nov').locator('visible=true');
  await expect(saturday).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(saturday).not.toBeInViewport();
  const today = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Saturday, today' });
  await expect(today).toBeInViewport();
  await today.click();
  await expect(saturday).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/class-schedule#thursday');
  await expect(page.getByRole('heading', { level: 2, name: 'Thursday' }).locator('visible=true')).toBeInViewport();
});

test('an empty week shows seven days without classes', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.route('**/api/class-schedules', (route) => route.fulfill({ json: [] }));
  await page.goto('/class-schedule');
  await expect(page.getByText('No classes scheduled').locator('visible=true')).toHaveCount(7);
});

test('the week has dates: holidays, closures, cancelled and changed classes, eight weeks ahead', async ({
  page,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const thursday = { day: 'Thursday' as const, startTime: '15:00', endTime: '16:00' };
  const cancelled = await staff.addClass({ className: 'Cancelled once', ...thursday });
  const changed = await staff.addClass({ className: 'Moved once', ...thursday, startTime: '13:00', endTime: '14:00' });
  const sharing = await staff.addClass({ className: 'Shares its time', startTime: '15:00', endTime: '16:00' });
  const last = await staff.addClass({ className: 'Shares it too', startTime: '15:30', endTime: '16:30' });
  await staff.addException({ classScheduleId: sharing.id, date: '2026-12-20', kind: 'cancelled' });
  await staff.addException({
    classScheduleId: cancelled.id,
    date: '2026-12-17',
    kind: 'cancelled',
    note: 'Grading in the hall',
  });
  await staff.addException({
    classScheduleId: changed.id,
    date: '2026-12-17',
    kind: 'changed',
    startTime: '12:30',
    endTime: '13:30',
    instructor: 'Coach Dube',
  });
  await staff.addClosure({ startDate: '2026-12-21', endDate: '2027-01-03', name: 'Summer break' });
  await page.clock.setFixedTime(new Date('2026-12-15T08:00:00Z'));
  await page.goto('/class-schedule?level=Beginner');
  const weeks = page.getByRole('navigation', { name: 'Weeks' });
  const day = (name: string) => page.getByRole('region', { name });
  await expect(weeks.getByRole('status')).toHaveText('This week, 14 to 20 Dec');
  await expect(weeks.getByRole('link', { name: 'Previous week' })).toBeHidden();
  await expect(day('Wednesday')).toContainText('Closed: Day of Reconciliation');
  await expect(day('Tuesday, today')).toBeVisible();
  const struck = day('Thursday').getByRole('article').filter({ hasText: 'Cancelled once' });
  await expect(struck).toContainText('Cancelled once Cancelled');
  await expect(struck).toContainText('Grading in the hall');
  const moved = day('Thursday').getByRole('article').filter({ hasText: 'Moved once' });
  await expect(moved).toContainText('Changed');
  await expect(moved).toContainText('12:30–13:30');
  await expect(moved).toContainText('Coach Dube');
  await expect(day('Sunday').getByRole('button', { name: /^2 classes/i })).toContainText('1 cancelled');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/: class schedule, 14 to 20 Dec$/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await weeks.getByRole('link', { name: 'Next week' }).press('Enter');
  await expect(page).toHaveURL('/class-schedule?level=Beginner&week=2026-12-21');
  await expect(weeks.getByRole('status')).toHaveText('21 to 27 Dec');
  await expect(day('Thursday')).toContainText('Closed: Summer break');
  await expect(page.getByRole('region', { name: /, today$/ })).toHaveCount(0);
  await page.reload();
  await expect(weeks.getByRole('status')).toHaveText('21 to 27 Dec');
  await weeks.getByRole('link', { name: 'Previous week' }).click();
  await expect(struck).toBeVisible();

  await page.goto('/class-schedule?week=2027-02-10');
  await expect(weeks.getByRole('status')).toHaveText('8 to 14 Feb');
  await expect(weeks.getByRole('link', { name: 'Next week' })).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-12-20T16:00:00Z'));
  await page.goto('/class-schedule');
  await expect(weeks.getByRole('status'), 'after its last class the next week').toHaveText('21 to 27 Dec');
  const later = { kind: 'changed', startTime: '19:00', endTime: '20:00' } as const;
  await staff.addException({ classScheduleId: last.id, date: '2026-12-20', ...later });
  await page.reload();
  await expect(weeks.getByRole('status'), 'which was moved to later').toHaveText('This week, 14 to 20 Dec');
});

test('the popup of a class says how many trial places are left on its date, and leads to one', async ({
  page,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addClass({
    className: 'Tried by many',
    startTime: '15:00',
    endTime: '16:00',
    trialPlaces: 2,
  });
  const { date } = await bookSomething(staff, request, 'first@example.com', id);
  const open = async () => {
    await page.goto(`/class-schedule?week=${date}`);
    await page.getByRole('button', { name: 'Add Tried by many, Sunday 15:00, to calendar' }).press('Enter');
  };
  const popup = page.getByRole('dialog', { name: 'Class on Sunday at 15:00' });
  await open();
  await expect(popup).toContainText('1 trial place left');
  await popup.getByRole('link', { name: 'Book a free trial of Tried by many' }).click();
  await expect(page).toHaveURL(`/free-trial?class=${id}&date=${date}`);
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeVisible();
  await expect(page.getByText('Tried by many, 15:00')).toBeVisible();
  const trial = { fullName: 'Ayanda Nkosi', email: 'second@example.com', phone: '+27821234567', participantAge: 25 };
  const answer = await request.post('/api/trial-bookings', { data: { ...trial, classScheduleId: id, date } });
  expect(answer.status()).toBe(201);
  await open();
  await expect(popup).toContainText('No trial places left on this date');
});

test('the usual week stands in for a calendar that cannot be loaded, and says so', async ({
  page,
  context,
  faults,
}) => {
  await context.route('**/api/class-calendar?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/class-schedule');
  await expect(page.getByText('This is the usual week: closures and changes could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.unroute('**/api/class-calendar?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This is the usual week')).toBeHidden();
  // The week to open on, and at a week's end the next, which is likely to be it.
  const lost = faults.splice(0);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.filter((fault) => !fault.includes('status of 500'))).toEqual([]);
});
