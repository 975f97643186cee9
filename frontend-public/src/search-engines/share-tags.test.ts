import { notFoundRoute, routes } from '../routes';
import { sharePicture } from './share-picture';
import { shareTags } from './share-tags';

const tagsOf = (route: (typeof routes)[number]) =>
  Object.fromEntries(shareTags(route).map(({ key, content }) => [key, content]));

test.each(routes.map((route) => [route.path, route] as const))(
  '%s says when shared what it says to search engines',
  (path, route) => {
    expect(tagsOf(route)).toMatchObject({
      'og:title': route.title,
      'og:description': route.description,
      'og:url': `https://site-origin.invalid${path}`,
      'og:site_name': 'Storm Combat',
      'og:locale': 'en_ZA',
      'og:image': `https://site-origin.invalid${sharePicture(route).file}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  },
);

test('Open Graph tags are properties, the others names', () => {
  for (const { attribute, key } of shareTags(routes[0]!))
    expect(attribute).toBe(key.startsWith('og:') ? 'property' : 'name');
});

test('the 404 page has no address to share', () => expect(shareTags(notFoundRoute)).toEqual([]));

test('no two pages share a picture', () => {
  const files = routes.map((route) => sharePicture(route).file);
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^\/share\/[a-z0-9-]+\.png$/);
});
