/** Budgets of a first visit, in bytes of gzip or woff2 (docs/operations.md, "Page speed"). */
import { expect, test } from '../support/fixtures.js';
import { weighPage } from '../support/page-weight.mjs';

const HOME = { scriptBytes: 130_000, styleBytes: 35_000, fontBytes: 70_000, requests: 15 };
/** More than the home page's, since most visits begin there. */
const OTHER_PAGES_MORE_BYTES = 90_000;

test('a first visit stays within its budget, on every page, and asks for nothing of the back-office', async ({ browser, request, school }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  expect(urls).toContain(`${school.url}/`);
  const home = await weighPage(browser, `${school.url}/`);
  expect(home.scriptBytes).toBeLessThanOrEqual(HOME.scriptBytes);
  expect(home.styleBytes).toBeLessThanOrEqual(HOME.styleBytes);
  expect(home.fontBytes).toBeLessThanOrEqual(HOME.fontBytes);
  expect(home.urls.length).toBeLessThanOrEqual(HOME.requests);
  const total = (weight: typeof home) => weight.scriptBytes + weight.styleBytes + weight.fontBytes;
  for (const url of [...urls, `${school.url}/cart`, `${school.url}/order-success`, `${school.url}/student-login`]) {
    const weight = await weighPage(browser, url);
    expect.soft(total(weight) - total(home), url).toBeLessThanOrEqual(OTHER_PAGES_MORE_BYTES);
    expect.soft(weight.urls.filter((asked) => new URL(asked).pathname.startsWith('/admin')), url).toEqual([]);
  }
});
