/**
 * Budgets of the home page, in bytes of gzip or woff2 (docs/operations.md, "Page speed"); every-page.journey.ts has
 * those of the others.
 */
import { NEAR_DAYS } from '#libs/domain/schedule/near-closures';
import { addDays, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';
import { weighPage } from '../support/page-weight.mjs';

const HOME = { scriptBytes: 130_500, styleBytes: 35_000, fontBytes: 70_000, requests: 15 };
/** Ten packets of 1,460 bytes: one more costs a whole round trip, which on a phone is 150 ms. */
const FIRST_WINDOW_BYTES = 14_600;

test('a first visit to the home page stays within its budget', async ({ page }) => {
  const home = await weighPage(page, '/');
  expect(home.scriptBytes).toBeGreaterThan(0);
  expect(home.scriptBytes).toBeLessThanOrEqual(HOME.scriptBytes);
  expect(home.styleBytes).toBeLessThanOrEqual(HOME.styleBytes);
  expect(home.fontBytes).toBeLessThanOrEqual(HOME.fontBytes);
  expect(home.urls.length).toBeLessThanOrEqual(HOME.requests);
});

test('the home page fits into what a server may send before it hears back', async ({ request, school }) => {
  // Whatever day it is: a closure that is near adds a line.
  const staff = await StaffApi.signIn(school);
  const today = readSchoolClock(new Date()).date;
  const days = { startDate: isoDate(today), endDate: isoDate(addDays(today, NEAR_DAYS + 1)) };
  await staff.write('POST', '/api/admin/closures', { ...days, name: 'Open as ever', isClosed: false });
  await expect.poll(async () => (await request.get('/')).text()).not.toContain('Closed days');
  const answer = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  const headBytes = answer.headersArray().reduce((bytes, { name, value }) => bytes + name.length + value.length + 4, 0);
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(headBytes + Number(answer.headers()['content-length'])).toBeLessThanOrEqual(FIRST_WINDOW_BYTES);
});
