/** A course with one seat: the first visitor has it, the next waits and gets it once it is given back; staff see it. */
import type { Locator, Page } from '@playwright/test';
import type { PublicBeginnerCourse } from '#libs/contracts/generated/api';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';

const NAME = 'Evening course';
const FIRST = 'nomsa@example.com';
const NEXT = 'sipho@example.com';
/** Wide enough for a table. */
const DESK = { width: 1440, height: 900 };

test('the last place, the waiting list, and a place that is given back', async ({ page, context, school, request }) => {
  const staff = await StaffApi.signIn(school);
  await staff.addCourse({ name: NAME, startDate: 'After the holidays', seats: 1 });
  const left = async () => {
    const courses = (await (await request.get('/api/beginner-courses')).json()) as PublicBeginnerCourse[];
    return courses.find(({ name }) => name === NAME)?.placesLeft;
  };
  await expect.poll(left).toBe(1);

  await test.step('the last place is taken', async () => {
    await page.goto('/');
    await expect(card(page)).toContainText('1 place left');
    await card(page)
      .getByRole('link', { name: `Book Here for ${NAME}` })
      .click();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await fill(page, 'Nomsa Dube', FIRST);
    await expectNoViolation(page, 'the form of a course');
    await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You have a place' })).toBeFocused();
  });

  await test.step('the next visitor waits', async () => {
    await expect.poll(left).toBe(0);
    await page.goto('/');
    await expect(card(page)).toContainText('Full');
    await card(page)
      .getByRole('link', { name: `Join the waiting list for ${NAME}` })
      .click();
    await fill(page, 'Sipho Nkosi', NEXT);
    await page.getByRole('button', { name: 'JOIN THE WAITING LIST' }).click();
    await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeFocused();
    await mailTo(school, NEXT, /^On the waiting list/);
  });

  await test.step('the first gives the place back, and the next has it', async () => {
    await page.goto(await linkOf(school, FIRST));
    const giveUp = page.getByRole('button', { name: 'Give up my place' });
    await giveUp.dblclick();
    await expect(page.getByRole('heading', { name: 'You have a place' }), 'pressed twice in a hurry').toBeVisible();
    await page.reload();
    await giveUp.press('Enter');
    await expect(page.getByText('Give up your place?')).toBeFocused();
    await page.getByRole('button', { name: 'Keep it' }).press('Enter');
    await expect(giveUp).toBeFocused();
    await giveUp.click();
    await page.getByRole('button', { name: 'Yes, give it up' }).click();
    await expect(page.getByRole('heading', { name: 'Your sign-up is cancelled' })).toBeFocused();
    await expectNoViolation(page, 'the place that was given back');
    await mailTo(school, NEXT, /^You have a place now/);
  });

  await test.step('staff see both, by the course, and cancel one', async () => {
    await signInAtOnce(context, school);
    await page.setViewportSize(DESK);
    await page.goto('/admin/beginner-courses');
    await page.getByRole('button', { name: `Delete ${NAME}` }).click();
    await expect(page.getByRole('dialog')).toContainText('1 sign-up will be cancelled. The visitor is notified');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: `Sign-ups of ${NAME}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Course Sign-ups' })).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Nomsa Dube' })).toContainText('Cancelled');
    await expect(rows.filter({ hasText: 'Sipho Nkosi' })).toContainText('Booked');
    await page.getByRole('link', { name: 'Sipho Nkosi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sipho Nkosi' });
    await dialog.getByLabel('Status').click();
    await page.getByRole('option', { name: 'Cancelled' }).click();
    await expect(dialog.getByText('the place goes to the next person on the waiting list')).toBeVisible();
    await expectNoViolation(page, 'the dialog of a sign-up', [DESK.width]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Stay on this form' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Sign-up saved')).toBeVisible();
    await expect(rows.filter({ hasText: 'Sipho Nkosi' })).toContainText('Cancelled');
    await mailTo(school, NEXT, /^We have cancelled your sign-up/);
  });
});

test('a course that is chosen takes the focus, and after a sign-up the others can be chosen', async ({
  page,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  await staff.addCourse({ name: NAME, startDate: 'After the holidays', seats: 3 });
  await page.goto('/course-sign-up');
  await page.getByRole('main').getByRole('link', { name: NAME }).press('Enter');
  await expect(page.getByRole('heading', { name: NAME })).toBeFocused();
  await fill(page, 'Nomsa Dube', 'nomsa.dube@example.com');
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
  const outcome = page.getByRole('heading', { name: 'You have a place' });
  await expect(outcome).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a course' })).toBeFocused();
  await page.goForward();
  await expect(outcome).toBeVisible();
});

function card(page: Page): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: NAME, exact: true }) });
}

async function fill(page: Page, name: string, email: string): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('082 123 4567');
  await form.getByLabel('Age of the person coming').fill('31');
}

async function linkOf(school: SchoolServer, address: string): Promise<string> {
  const { html = '' } = await mailTo(school, address, /^Your place: /);
  const link = /href="([^"]*\/course-sign-up\/place\?[^"]*)"/.exec(html)?.[1];
  if (link === undefined) throw new Error('the mail has no link');
  return link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
}
