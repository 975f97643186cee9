/** sitemap.xml and robots.txt: which pages search engines may show, by their canonical address. */
import { isIndexed, type ListedPage } from './page-names';
import { absolute } from './graph';

/** @param lastmod the day of the build, which made what the pages say: `2027-04-16`; undefined: not known */
export function sitemapXml(listed: readonly ListedPage[], lastmod?: string): string {
  const day = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
  const urls = listed.filter(isIndexed).map(({ path }) => `  <url><loc>${absolute(path)}</loc>${day}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Only the programs of the staff are closed. A page that says noindex stays open, or nobody could read that it says so;
 * so does the API, from which pages take what they show.
 */
export const robotsTxt = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /mobile-app',
  '',
  `Sitemap: ${absolute('/sitemap.xml')}`,
  `Sitemap: ${absolute('/sitemap-products.xml')}`,
  '',
].join('\n');
