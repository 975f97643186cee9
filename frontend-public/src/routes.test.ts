import { footerColumns, legalEntries, mainNavigation } from './content/navigation';
import { programmes } from './content/programmes/programmes';
import { corporateClientsAliases, paths } from './paths';
import { notFoundRoute, routeOf, routes } from './routes';

test('every address of the site except the back-office has a page', () => {
  for (const path of Object.values(paths).filter((one) => one !== paths.admin))
    expect(routeOf(path)).not.toBe(notFoundRoute);
});

test.each(corporateClientsAliases)('%s is the corporate clients page, whose canonical address is another', (alias) => {
  expect(routeOf(alias).path).toBe(paths.corporateClients);
});

test('the address of a quote, with its secret, is the quote page', () => {
  expect(routeOf(`${paths.quote}/${'x'.repeat(43)}`).path).toBe(paths.quote);
});

test('header and footer lead only to pages that exist', () => {
  const linked = [...mainNavigation, ...footerColumns.flatMap((column) => column.entries), ...legalEntries];
  for (const { path } of linked) expect(routeOf(path).path).toBe(path);
});

test('the navigation has the eleven entries in their order', () => {
  expect(mainNavigation.map((entry) => entry.label)).toEqual([
    'Home',
    'Self Defence',
    'Kids Classes',
    'Boxing',
    'Class Schedule',
    'Free Trial',
    'Instructors',
    'Student Body',
    'Shop',
    'Corporate Clients',
    'Contact Us',
  ]);
});

test.each(['path', 'title', 'description'] as const)('no two pages share a %s', (field) => {
  const values = [...routes, notFoundRoute].map((route) => route[field]);
  expect(new Set(values).size).toBe(values.length);
});

test.each([
  '/nothing',
  '/class-schedule/',
  '/class-schedule/monday',
  '/product-page',
  '/product-page/0',
  '/product-page/5',
  '/product-page/1/buy',
  '/Class-Schedule',
  '/quote/short',
  '/*',
])('%s is the 404 page', (path) => {
  expect(routeOf(path)).toBe(notFoundRoute);
});

test('every programme is on its own address and leads on to another page of the site', () => {
  for (const { path, next, parent } of programmes) {
    expect(routeOf(path)).not.toBe(notFoundRoute);
    expect(next.path).not.toBe(path);
    for (const target of [next.path, parent.path]) expect(routeOf(target)).not.toBe(notFoundRoute);
  }
});
