/**
 * Budgets of the home page, in bytes of gzip or woff2 (docs/operations.md, "Page speed"); every-page.journey.ts has
 * those of the others.
 */
import { expect, test } from '../support/fixtures.js';
import { weighPage } from '../support/page-weight.mjs';

const HOME = { scriptBytes: 130_000, styleBytes: 35_000, fontBytes: 70_000, requests: 15 };
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

test('the home page fits into what a server may send before it hears back', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  const headBytes = answer.headersArray().reduce((bytes, { name, value }) => bytes + name.length + value.length + 4, 0);
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(headBytes + Number(answer.headers()['content-length'])).toBeLessThanOrEqual(FIRST_WINDOW_BYTES);
});
