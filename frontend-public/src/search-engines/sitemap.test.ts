import { corporateClientsAliases, paths } from '../paths';
import { routes } from '../routes';
import { robotsTxt, sitemapXml } from './sitemap';

const listed = [...sitemapXml(routes, '2026-11-22').matchAll(/<loc>https:\/\/site-origin\.invalid(.*?)<\/loc>/g)].map(
  (match) => match[1],
);

test('the sitemap lists each page once', () => expect(new Set(listed).size).toBe(listed.length));

test.each([
  paths.home,
  paths.kravMaga,
  paths.teenProgram,
  paths.freeTrial,
  paths.shop,
  paths.battleReady,
  '/product-page/4',
  paths.corporateClients,
  paths.privacy,
])('%s is in the sitemap', (path) => {
  expect(listed).toContain(path);
});

test.each([
  paths.cart,
  paths.orderSuccess,
  paths.studentLogin,
  paths.forgotPassword,
  paths.resetPassword,
  paths.admin,
  paths.manageTrial,
  paths.courseSignUp,
  paths.manageCourseSignUp,
  paths.quote,
  ...corporateClientsAliases,
])('%s is not', (path) => {
  expect(listed).not.toContain(path);
});

test('addresses are written as XML asks', () => {
  expect(sitemapXml([{ path: '/a', title: 'A', description: 'A' }], '2026-11-22')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://site-origin.invalid/a</loc><lastmod>2026-11-22</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('robots.txt closes the programs of the staff, names the sitemap, and hides no page that says noindex', () => {
  const closed = [...robotsTxt.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1]!);
  expect(closed).toEqual(['/admin', '/mobile-app']);
  expect(robotsTxt).toContain('\nSitemap: https://site-origin.invalid/sitemap.xml\n');
  expect(robotsTxt).toContain('\nSitemap: https://site-origin.invalid/sitemap-products.xml\n');
  expect(routes.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});
