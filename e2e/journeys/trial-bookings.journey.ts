/** Free trials: booked by a visitor on a phone, moved and cancelled by the mail's link, seen by staff. */
import type { Locator, Page } from '@playwright/test';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import { expectNoViolation } from '../support/axe.js';
import { bookingsOf, bookSomething } from '../support/booked-trial.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import { expectFitsPhones } from '../support/phone.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';
import { PHONE } from '../support/touch.js';

const MOST_FIELDS = 8;
const MOST_SECONDS = 30;
/** Stops of the Tab key; more would mean that the way is lost. */
const MOST_STOPS = 200;

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a visitor books by keyboard alone in three steps, then moves and cancels by the link of the mail', async ({
    page,
    school,
  }) => {
    await page.goto('/free-trial');
    const begun = Date.now();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await press(page, page.getByRole('main').getByRole('link', { name: /^Krav Maga/ }));
    await expect(page.getByRole('heading', { name: 'Pick a class and a date' })).toBeFocused();
    await press(page, firstDate(page));
    await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused();
    await page.keyboard.press('Tab');
    for (const text of ['Nomsa Dube', 'nomsa@example.com', '082 123 4567', '', '31']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    expect(await form(page).locator('input, textarea').count()).toBeLessThanOrEqual(MOST_FIELDS);
    await press(page, page.getByRole('button', { name: 'BOOK MY FREE TRIAL' }));
    await expect(page.getByRole('heading', { name: 'Your free trial is booked' })).toBeFocused();
    expect((Date.now() - begun) / 1000).toBeLessThan(MOST_SECONDS);
    await expectNoViolation(page, 'the booked trial', [PHONE.viewport.width]);

    await page.goto(await linkOf(school, 'nomsa@example.com'));
    await expect(page).toHaveURL(/\/free-trial\/booking/);
    await page.getByRole('button', { name: 'Pick another date' }).click();
    const dates = page.getByLabel('New date');
    await expect(dates.getByRole('option')).not.toHaveCount(1);
    await dates.selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Move my trial' }).click();
    await expect(page.getByRole('heading', { name: 'Your free trial was moved' })).toBeFocused();
    await mailTo(school, 'nomsa@example.com', /^Your free trial is now on /);
    await page.getByRole('button', { name: 'Cancel my trial' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Your free trial is cancelled' })).toBeFocused();
    await mailTo(school, 'nomsa@example.com', /is cancelled$/);
    await expectNoViolation(page, 'the cancelled trial', [PHONE.viewport.width]);
  });

  test('a child comes with a guardian who agrees; what is missing is said by its field, and nothing is lost', async ({
    page,
    school,
  }) => {
    await page.goto('/free-trial?style=kids');
    await firstDate(page).click();
    await form(page).getByLabel('Your name').fill('Thabo Mokoena');
    await form(page).getByLabel('Email').fill('thabo@example.com');
    await form(page).getByLabel('Phone').fill('083 123 4567');
    await form(page).getByLabel('Who is coming?').fill('Lindiwe Mokoena');
    await form(page).getByLabel('Age of the person coming').fill('9');
    const guardian = form(page).getByLabel('Parent or guardian');
    await expect(guardian).toBeVisible();
    await expect(form(page).locator('input, textarea')).toHaveCount(MOST_FIELDS);
    await page.getByRole('button', { name: 'BOOK MY FREE TRIAL' }).click();
    await expect(guardian).toHaveAccessibleDescription(TRIAL_RULES.guardianName.required);
    await expect(page.getByText(TRIAL_RULES.guardianConsent.required)).toBeVisible();
    await expectNoViolation(page, 'the refused form', [PHONE.viewport.width]);
    await page.reload();
    await expect(form(page).getByLabel('Who is coming?')).toHaveValue('Lindiwe Mokoena');
    await guardian.fill('Thabo Mokoena');
    await form(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'BOOK MY FREE TRIAL' }).click();
    await expect(page.getByRole('heading', { name: 'Your free trial is booked' })).toBeFocused();

    const [booking] = await bookingsOf(await StaffApi.signIn(school), 'thabo@example.com');
    expect(booking).toMatchObject({
      participantName: 'Lindiwe Mokoena',
      participantAge: 9,
      guardianName: 'Thabo Mokoena',
      guardianConsent: expect.stringContaining('legal guardian'),
    });
  });
});

test.describe('the phone area', () => {
  test.use(PHONE);

  test('shows who comes today, and marks who came with one press', async ({ page, context, school, request }) => {
    const staff = await StaffApi.signIn(school);
    const booking = await bookSomething(staff, request, 'ayanda@example.com');
    await page.clock.setFixedTime(new Date(`${booking.date}T${booking.startTime}:00+02:00`));
    await signInAtOnce(context, school);
    await page.goto('/mobile-app/schedule');
    const trials = page.getByRole('region', { name: 'Trials today' });
    await expect(trials.getByRole('listitem')).toHaveCount(1);
    await expect(trials).toContainText(booking.className);
    await expectFitsPhones(page, "today's trials");
    await bookSomething(staff, request, 'late@example.com', booking.classScheduleId!);
    await page.getByRole('button', { name: 'Refresh' }).tap();
    await expect(trials.getByRole('listitem')).toHaveCount(2);
    for (const left of [1, 0]) {
      await trials.getByRole('button', { name: 'Attended: Ayanda Nkosi' }).first().tap();
      await expect(trials.getByRole('button')).toHaveCount(left);
    }
    await expect.poll(async () => (await bookingsOf(staff, 'ayanda@example.com'))[0]?.status).toBe('attended');
  });
});

test('a class that is called off on that date tells who booked it', async ({ school, request }) => {
  const staff = await StaffApi.signIn(school);
  const booking = await bookSomething(staff, request, 'sipho@example.com');
  await staff.addException({
    classScheduleId: booking.classScheduleId!,
    date: booking.date,
    kind: 'cancelled',
    note: 'The coach is ill',
  });
  await mailTo(school, 'sipho@example.com', /cannot go ahead$/);
});

test('staff confirm a trial, and on its day one press on the dashboard says who came', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const booking = await bookSomething(staff, request, 'ayanda@example.com');
  await signInAtOnce(context, school);
  await page.goto('/admin/trial-bookings');
  await page.getByLabel('Search by name, email or phone').fill('ayanda@example.com');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(booking.className);
  await rows.getByRole('link', { name: 'Ayanda Nkosi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ayanda Nkosi' });
  await dialog.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Confirmed' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Trial saved')).toBeVisible();
  await expect(rows).toContainText('Confirmed');
  await expect(page.getByRole('button', { name: /^Attended/ })).toHaveCount(0);

  await test.step('it becomes a message, once, and a client', async () => {
    await rows.getByRole('link', { name: 'Ayanda Nkosi' }).click();
    await dialog.getByRole('button', { name: 'Answer as a message' }).click();
    await expect(page).toHaveURL(/\/admin\/messages\/\d+\/show/);
    const { href } = new URL(page.url());
    await expect(page.getByRole('region', { name: 'Message text' })).toContainText('From a booking of a free trial.');
    await page.goto(`/admin/trial-bookings/${booking.id}/show`);
    await expect(dialog.getByRole('button', { name: 'Open its message' })).toBeVisible();
    await expectNoViolation(page, 'a trial that was answered');
    await dialog.getByRole('button', { name: 'Open its message' }).click();
    await expect(page).toHaveURL(href);
    await page.goto(`/admin/trial-bookings/${booking.id}/show`);
    await dialog.getByRole('link', { name: 'Make a client' }).click();
    const client = page.getByRole('region', { name: 'Add corporate client' });
    await expect(client.getByLabel('Name', { exact: true })).toHaveValue('Ayanda Nkosi');
    await expect(client.getByLabel(/^Email/)).toHaveValue('ayanda@example.com');
    await expect(client.getByLabel(/^Phone/)).toHaveValue('+27821234567');
  });

  await page.clock.setFixedTime(new Date(`${booking.date}T${booking.startTime}:00+02:00`));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Attended: Ayanda Nkosi' }).click();
  await expect(page.getByText('Ayanda Nkosi is marked as attended')).toBeVisible();
  await expect.poll(async () => (await bookingsOf(staff, 'ayanda@example.com'))[0]?.status).toBe('attended');
});

test('the dashboard says how many more come than it shows, and leads to them', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addClass({ className: 'Open day', trialPlaces: 7 });
  const booked = await Promise.all(
    Array.from({ length: 7 }, (_, at) => bookSomething(staff, request, `guest-${at}@example.com`, id)),
  );
  const { date, startTime } = booked[0]!;
  await page.clock.setFixedTime(new Date(`${date}T${startTime}:00+02:00`));
  await signInAtOnce(context, school);
  await page.goto('/admin');
  const trials = page.getByRole('region', { name: 'Trials today' });
  await expect(trials.getByRole('listitem')).toHaveCount(6);
  await trials.getByRole('link', { name: '1 more today' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Open day' })).toHaveCount(7);
});

test('staff book a child for a mother who calls, and move it when she calls again', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  await signInAtOnce(context, school);
  await page.goto('/admin/trial-bookings');
  await page.getByRole('button', { name: 'Book trial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book trial' });
  await dialog.getByRole('button', { name: 'Book trial' }).click();
  await expect(dialog.getByLabel('Booked by')).toHaveAccessibleDescription('Name is required');
  await chooseOption(page, dialog.getByLabel('Class', { exact: true }), 1);
  await chooseOption(page, dialog.getByLabel('Date', { exact: true }), 0);
  await dialog.getByLabel('Booked by').fill('Zanele Khumalo');
  await dialog.getByLabel('Email').fill('zanele@example.com');
  await dialog.getByLabel('Phone').fill('082 765 4321');
  await dialog.getByLabel('Participant (optional)').fill('Musa Khumalo');
  await dialog.getByLabel('Age of the participant').fill('11');
  await dialog.getByLabel('Parent or guardian').fill('Zanele Khumalo');
  await dialog.getByLabel('The guardian agrees to this').check();
  await expectNoViolation(page, 'a trial that staff book');
  await dialog.getByRole('button', { name: 'Book trial' }).click();
  await expect(page.getByText('Trial booked')).toBeVisible();
  await mailTo(school, 'zanele@example.com', /^Your free trial: /);
  const [booked] = await bookingsOf(staff, 'zanele@example.com');
  expect(booked).toMatchObject({ status: 'confirmed', guardianName: 'Zanele Khumalo', phone: '+27827654321' });

  await page.getByRole('link', { name: 'Musa Khumalo' }).click();
  await page.getByRole('button', { name: 'Move or correct' }).click();
  const move = page.getByRole('dialog', { name: 'Move or correct' });
  await chooseOption(page, move.getByLabel('Date', { exact: true }), 2);
  await move.getByLabel('Participant').fill('Musa Khumalo-Dube');
  await move.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Trial changed')).toBeVisible();
  await mailTo(school, 'zanele@example.com', /^Your free trial is now on /);
  await expect(page.getByRole('dialog', { name: 'Musa Khumalo-Dube' })).toBeVisible();
  const [moved] = await bookingsOf(staff, 'zanele@example.com');
  expect(moved!.date > booked!.date).toBe(true);
});

test('who has booked books for the next child too, and Back and Forward show what was there', async ({ page }) => {
  await page.goto('/free-trial');
  await page.getByRole('main').getByRole('link', { name: /^Kids/ }).click();
  await page.getByRole('link', { name: 'Change the style' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Pick a style' })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Krav Maga/ })
    .click();
  await firstDate(page).click();
  await form(page).getByLabel('Your name').fill('Nomsa Dube');
  await form(page).getByLabel('Email').fill('nomsa.dube@example.com');
  await form(page).getByLabel('Phone').fill('082 123 4567');
  await form(page).getByLabel('Age of the person coming').fill('31');
  await page.getByRole('button', { name: 'BOOK MY FREE TRIAL' }).click();
  const booked = page.getByRole('heading', { name: 'Your free trial is booked' });
  await expect(booked).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pick a class and a date' })).toBeVisible();
  await page.goForward();
  await expect(booked).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Free Trial' }).click();
  await expect(page.getByRole('heading', { name: 'Pick a style' })).toBeFocused();
});

test('a date that cannot be booked says so before the form is filled in', async ({ page }) => {
  await page.goto('/free-trial?style=krav&class=99999&date=2026-01-05');
  await expect(page.getByRole('main').getByText('No trial can be booked for this class on that date.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose another date' }).click();
  await firstDate(page).click();
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused();
  await expect(page.getByText('No trial can be booked')).toHaveCount(0);
});

test('what asks again by the link of the mail is read out, and the keyboard goes on where it was', async ({
  page,
  school,
  request,
}) => {
  await bookSomething(await StaffApi.signIn(school), request, 'lerato@example.com');
  await page.goto(await linkOf(school, 'lerato@example.com'));
  const [move, cancel] = ['Pick another date', 'Cancel my trial'].map((name) => page.getByRole('button', { name }));
  await cancel!.press('Enter');
  await expect(page.getByText('Cancel your free trial?')).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(cancel!).toBeFocused();
  await move!.press('Enter');
  await expect(page.getByLabel('New date')).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(move!).toBeFocused();
});

async function chooseOption(page: Page, select: Locator, at: number): Promise<void> {
  await select.click();
  await page.getByRole('option').nth(at).click();
}

function form(page: Page): Locator {
  return page.locator('main form');
}

/** The first class with a place of the second step. */
function firstDate(page: Page): Locator {
  return page.locator('main ol a').filter({ hasText: /place/ }).first();
}

/** As who has no mouse: Tab until it has the focus, then Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not get there.');
}

async function linkOf(school: SchoolServer, address: string): Promise<string> {
  const { html = '' } = await mailTo(school, address, /^Your free trial: /);
  const link = /href="([^"]*\/free-trial\/booking\?[^"]*)"/.exec(html)?.[1];
  if (link === undefined) throw new Error('the mail has no link');
  return link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
}
