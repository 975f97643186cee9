// What a first visit to a page fetches, by kind, in bytes as gzip leaves them (woff2 as it is): the same figures on every
// machine, whatever the browser and the server agree on.
import { gzipSync } from 'node:zlib';

const KINDS = { script: 'scriptBytes', stylesheet: 'styleBytes', font: 'fontBytes' };

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<{ scriptBytes: number, styleBytes: number, fontBytes: number, urls: string[] }>} styles count the
 *   sheets inside the page too; urls are all requests of it, in their order
 */
export async function weighPage(browser, url) {
  const page = await browser.newPage();
  // Other people's sites weigh nothing here, and whatever leads there ends where it began.
  await page.route((asked) => asked.origin !== new URL(url).origin && asked.protocol !== 'data:', (route) => route.fulfill({ status: 204 }));
  const weight = { scriptBytes: 0, styleBytes: 0, fontBytes: 0, urls: /** @type {string[]} */ ([]) };
  const bodies = /** @type {Promise<void>[]} */ ([]);
  page.on('request', (request) => weight.urls.push(request.url()));
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    if (kind) bodies.push(response.body().then((body) => { weight[kind] += kind === 'fontBytes' ? body.length : gzipSync(body).length; }));
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const html = await answer?.text() ?? '';
  for (const [, sheet = ''] of html.matchAll(/<style>(.*?)<\/style>/gs)) weight.styleBytes += gzipSync(sheet).length;
  await Promise.all(bodies);
  await page.close();
  return weight;
}
