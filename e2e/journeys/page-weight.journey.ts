/** Budgets of a first visit, in bytes of gzip or woff2 (docs/operations.md, "Page speed"). */
import { expect, test } from '../support/fixtures.js';
import { weighPage } from '../support/page-weight.mjs';

const HOME = { scriptBytes: 130_000, styleBytes: 35_000, fontBytes: 70_000, requests: 15 };
/** More than the home page's, since most visits begin there. */
const OTHER_PAGES_MORE_BYTES = 90_000;
const AT_ONCE = 6;
/** Ten packets of 1,460 bytes: one more costs a whole round trip, which on a phone is 150 ms. */
const FIRST_WINDOW_BYTES = 14_600;

test('a first visit stays within its budget, on every page, and asks for nothing of the back-office', async ({ browser, request, school }) => {
  // Thirty-four fresh browsers.
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  expect(urls).toContain(`${school.url}/`);
  const home = await weighPage(browser, `${school.url}/`);
  expect(home.scriptBytes).toBeLessThanOrEqual(HOME.scriptBytes);
  expect(home.styleBytes).toBeLessThanOrEqual(HOME.styleBytes);
  expect(home.fontBytes).toBeLessThanOrEqual(HOME.fontBytes);
  expect(home.urls.length).toBeLessThanOrEqual(HOME.requests);
  const total = (weight: typeof home) => weight.scriptBytes + weight.styleBytes + weight.fontBytes;
  const others = [...urls, `${school.url}/cart`, `${school.url}/order-success`, `${school.url}/student-login`];
  for (let at = 0; at < others.length; at += AT_ONCE) {
    await Promise.all(others.slice(at, at + AT_ONCE).map(async (url) => {
      const weight = await weighPage(browser, url);
      expect.soft(total(weight) - total(home), url).toBeLessThanOrEqual(OTHER_PAGES_MORE_BYTES);
      expect.soft(weight.urls.filter((asked) => new URL(asked).pathname.startsWith('/admin')), url).toEqual([]);
    }));
  }
});

test('the home page fits into what a server may send before it hears back', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  const headBytes = answer.headersArray().reduce((bytes, { name, value }) => bytes + name.length + value.length + 4, 0);
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(headBytes + Number(answer.headers()['content-length'])).toBeLessThanOrEqual(FIRST_WINDOW_BYTES);
});
