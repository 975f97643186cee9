import { school } from '#libs/school/school';
import { allBooks } from '../content/books';
import { membershipQuestions } from '../content/membership';
import { programmes } from '../content/programmes/programmes';
import { paths } from '../paths';
import { notFoundRoute, routeOf, routes } from '../routes';
import type { Node } from './graph';
import { isIndexed } from './page-names';
import { structuredData } from './structured-data';

const ORIGIN = 'https://site-origin.invalid';
const indexed = routes.filter(isIndexed);

function nodes(path: string, type: string): Node[] {
  return (structuredData(routeOf(path))?.['@graph'] ?? []).filter((node) => node['@type'] === type);
}

test.each(indexed.map(({ path }) => path))('%s tells of the school: name, address, phone and each open day', (path) => {
  const [node, ...more] = nodes(path, 'SportsActivityLocation');
  expect(more).toEqual([]);
  expect(node).toMatchObject({
    name: school.name,
    telephone: '+27115550134',
    email: school.email,
    url: `${ORIGIN}/`,
    address: { '@type': 'PostalAddress', addressLocality: 'Sandton', addressRegion: 'Gauteng', addressCountry: 'ZA' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '06:00', closes: '21:00' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '13:00' },
    ],
  });
});

test('nothing that the school does not know: no position, no ratings, no reviews', () => {
  const all = JSON.stringify(routes.map((page) => structuredData(page)));
  expect(all).not.toMatch(/geo|aggregateRating|"Review"|ratingValue/i);
});

test.each(['no page', ...routes.filter((route) => !isIndexed(route)).map(({ path }) => path)])(
  '%s, which search engines do not show, tells nothing',
  (path) => {
    expect(structuredData(path === 'no page' ? notFoundRoute : routeOf(path))).toBeUndefined();
  },
);

test.each([
  [
    paths.kravMaga,
    [
      ['Home', '/'],
      ['Self Defence', '/self-defence'],
      ['Krav Maga', paths.kravMaga],
    ],
  ],
  [
    paths.teenProgram,
    [
      ['Home', '/'],
      ['Kids Classes', '/kids-classes'],
      ['Teen Program', paths.teenProgram],
    ],
  ],
  [
    paths.battleReadySample,
    [
      ['Home', '/'],
      ['Book store', '/book-store'],
      ['Battle Ready', paths.battleReady],
      ['Battle Ready, free sample', paths.battleReadySample],
    ],
  ],
  [
    paths.contactUs,
    [
      ['Home', '/'],
      ['Contact us', '/contact-us'],
    ],
  ],
])('the way down to %s', (path, steps) => {
  expect(nodes(path, 'BreadcrumbList')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, step], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: `${ORIGIN}${step}`,
      })),
    },
  ]);
});

test('only the home page has no way down to it', () => {
  expect(indexed.filter(({ path }) => nodes(path, 'BreadcrumbList').length === 0).map(({ path }) => path)).toEqual([
    paths.home,
  ]);
});

test.each(programmes.map(({ path, title }) => [title, path]))('%s is a course of the school', (title, path) => {
  const [course] = nodes(path, 'Course');
  expect(course).toMatchObject({
    name: title,
    description: routeOf(path).description,
    provider: { '@id': `${ORIGIN}/#school` },
    hasCourseInstance: { courseMode: 'Onsite' },
  });
});

test.each([
  [paths.littleWarriors, '5-7'],
  [paths.juniorDefenders, '8-11'],
  [paths.teenProgram, '12-15'],
  [paths.kidsClasses, '5-15'],
  [paths.bjj, undefined],
])('%s is for ages %s', (path, ages) => {
  expect(nodes(path, 'Course')[0]?.['typicalAgeRange']).toBe(ages);
});

test('the beginner course costs three months and the joining fee', () => {
  expect(nodes(paths.home, 'Course')).toEqual([
    expect.objectContaining({
      name: '12-week beginner course',
      offers: { '@type': 'Offer', category: 'Paid', priceCurrency: 'ZAR', price: '4250.00' },
    }),
  ]);
});

test.each([
  [paths.battleReady, '79.99'],
  ['/product-page/1', '79.99'],
  ['/product-page/2', '89.99'],
  ['/product-page/3', '69.99'],
  ['/product-page/4', '75.99'],
])('%s is offered at R%s', (path, price) => {
  const [product] = nodes(path, 'Product');
  expect(product).toMatchObject({
    category: 'eBook',
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'ZAR',
      availability: 'https://schema.org/InStock',
      url: `${ORIGIN}${path}`,
    },
  });
});

test('only e-books are products: what the shop sells lives in the back-office', () => {
  expect(indexed.filter(({ path }) => nodes(path, 'Product').length > 0).map(({ path }) => path)).toEqual(
    allBooks.map(({ path }) => path),
  );
});

test('the questions of the membership page, and of no other', () => {
  expect(indexed.filter(({ path }) => nodes(path, 'FAQPage').length > 0).map(({ path }) => path)).toEqual([
    paths.membership,
  ]);
  const [page] = nodes(paths.membership, 'FAQPage');
  expect(page?.['mainEntity']).toEqual(
    membershipQuestions().map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});
