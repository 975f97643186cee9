/** What search engines and shared links read, as the server sends it: head, sitemap, robots.txt, pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/fixtures.js';

const PUBLIC_FILES = path.resolve(import.meta.dirname, '../../dist/public');
/** What schema.org's readers ask of each kind. */
const REQUIRED: Record<string, readonly string[]> = {
  SportsActivityLocation: ['@id', 'name', 'url', 'telephone', 'email', 'address', 'openingHoursSpecification', 'image'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  Product: ['name', 'description', 'image', 'offers'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
};

interface Head {
  route: string;
  canonical: string | undefined;
  isHidden: boolean;
  html: string;
  /** By property or name. */
  metas: Map<string, string>;
  structuredData: { '@context': string; '@graph': Record<string, unknown>[] } | undefined;
}

test('structured data of every page can be read and is whole', async ({ request }) => {
  for (const { route, isHidden, structuredData } of await allHeads(request)) {
    expect.soft(structuredData !== undefined, route).toBe(!isHidden);
    for (const node of structuredData?.['@graph'] ?? []) {
      const type = String(node['@type']);
      expect.soft(Object.keys(REQUIRED), `${route}: ${type}`).toContain(type);
      for (const property of REQUIRED[type] ?? [])
        expect.soft(node[property], `${route}: ${type}.${property}`).toBeTruthy();
    }
  }
});

test('every address in the head is on the origin of PUBLIC_URL, and the stand-in for it is nowhere', async ({
  request,
  school,
}) => {
  for (const { route, html, metas } of await allHeads(request)) {
    for (const key of ['og:url', 'og:image'])
      expect.soft(metas.get(key), `${route} ${key}`).toMatch(new RegExp(`^${school.url}/`));
    expect.soft(html, route).not.toContain('site-origin.invalid');
  }
});

test('each page has a picture of 1200 by 630 for shared links', async ({ request }) => {
  const pictures = new Set((await allHeads(request)).map(({ metas }) => metas.get('og:image')!));
  for (const url of pictures) {
    const answer = await request.get(url);
    expect.soft(answer.status(), url).toBe(200);
    expect.soft(answer.headers()['content-type'], url).toBe('image/png');
    expect.soft(await sharp(await answer.body()).metadata(), url).toMatchObject({ width: 1200, height: 630 });
  }
});

test('the sitemap lists exactly the pages that search engines may show, by their canonical address', async ({
  request,
  school,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const shown = (await allHeads(request)).filter(
    ({ route, canonical, isHidden }) => !isHidden && canonical === `${school.url}${route}`,
  );
  expect(listed.toSorted()).toEqual(shown.map(({ canonical }) => canonical).toSorted());
});

test('robots.txt names the sitemaps and closes only the programs of the staff', async ({ request, school }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toBe(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /mobile-app',
      '',
      `Sitemap: ${school.url}/sitemap.xml`,
      `Sitemap: ${school.url}/sitemap-products.xml`,
      '',
    ].join('\n'),
  );
});

test('/favicon.ico, which nobody has to be told of, is an icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  const icon = await answer.body();
  expect(icon.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({
    format: 'png',
    width: 48,
    height: 48,
  });
});

for (const [file, sizePx] of [
  ['/apple-touch-icon.png', 180],
  ['/favicon-48.png', 48],
] as const) {
  test(`${file} is an icon of ${sizePx} pixels`, async ({ request }) => {
    expect(await sharp(await (await request.get(file)).body()).metadata()).toMatchObject({
      format: 'png',
      width: sizePx,
      height: sizePx,
    });
  });
}

test('no browser loads what is made for search engines', () => {
  const assets = path.join(PUBLIC_FILES, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => readFileSync(path.join(assets, file), 'utf8').includes('schema.org'))).toEqual([]);
});

test('after going on inside the site, nothing tells of the page before', async ({ page }) => {
  await page.goto('/membership');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Boxing' }).click();
  await expect(page).toHaveTitle(/^Boxing/);
  await expect(
    page.locator('script[type="application/ld+json"], meta[property^="og:"], meta[name^="twitter:"]'),
  ).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/boxing$/);
});

let heads: Promise<Head[]> | undefined;

/** Asked for once: what a build serves does not change. */
function allHeads(request: APIRequestContext): Promise<Head[]> {
  heads ??= fetchHeads(request);
  return heads;
}

async function fetchHeads(request: APIRequestContext): Promise<Head[]> {
  const files = readdirSync(PUBLIC_FILES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && path.basename(file) !== '404.html',
  );
  const routes = files.map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`);
  return Promise.all(routes.map(async (route) => readHead(route, await (await request.get(route)).text())));
}

function readHead(route: string, html: string): Head {
  const metas = new Map(
    [...html.matchAll(/<meta (?:name|property)="(.*?)" content="(.*?)"/g)].map((match) => [match[1]!, match[2]!]),
  );
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    route,
    html,
    canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1],
    isHidden: metas.get('robots') === 'noindex',
    metas,
    structuredData: json === undefined ? undefined : (JSON.parse(json) as Head['structuredData']),
  };
}
