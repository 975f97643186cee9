// What a first visit to a page fetches, by kind, in bytes as gzip leaves them (woff2 as it is): the same figures on
// every machine, whatever the browser and the server agree on.
import { gzipSync } from 'node:zlib';

/** By path: many pages share their scripts, styles and fonts, and taking one out of the browser is slow. */
const weights = /** @type {Map<string, Promise<number>>} */ (new Map());

/**
 * What a file weighs as gzip leaves it; a font, which is compressed already, as it is.
 * @param {import('playwright').Response} response
 * @returns {Promise<number>} bytes
 */
export function bytesOf(response) {
  const { pathname } = new URL(response.url());
  const isFont = response.request().resourceType() === 'font';
  const bytes = weights.get(pathname) ?? response.body().then((body) => (isFont ? body.length : gzipSync(body).length));
  weights.set(pathname, bytes);
  return bytes;
}

const KINDS = { script: 'scriptBytes', stylesheet: 'styleBytes', font: 'fontBytes' };

/**
 * Other people's sites weigh nothing here when the browser's context keeps them away.
 * @param {import('playwright').Page} page a new one, of a context that has visited nothing
 * @param {string} url
 * @returns {Promise<{ scriptBytes: number, styleBytes: number, fontBytes: number, urls: string[] }>} styles count the
 *   sheets inside the page too; urls are all requests of it until it rests, in their order
 */
export async function weighPage(page, url) {
  const weight = { scriptBytes: 0, styleBytes: 0, fontBytes: 0, urls: /** @type {string[]} */ ([]) };
  const bodies = /** @type {Promise<void>[]} */ ([]);
  page.on('request', (request) => weight.urls.push(request.url()));
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    if (!kind) return;
    bodies.push(
      bytesOf(response).then((known) => {
        weight[kind] += known;
      }),
    );
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  // On a busy machine it rests before its scripts have asked for theirs.
  if ((await page.locator('script[data-modules]').count()) > 0)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const html = (await answer?.text()) ?? '';
  for (const [, sheet = ''] of html.matchAll(/<style>(.*?)<\/style>/gs)) weight.styleBytes += gzipSync(sheet).length;
  await Promise.all(bodies);
  return { ...weight, urls: [...weight.urls] };
}
