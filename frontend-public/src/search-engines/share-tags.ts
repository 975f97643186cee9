/** What a link to a page shows where it is shared: Open Graph. Twitter reads it too, but for the size of its card. */
import { school } from '#libs/school/school';
import { absolute } from './graph';
import type { ListedPage } from './page-names';
import { PICTURE_SIZE, pictureAlt, pictureFile } from './share-picture';

interface MetaTag {
  attribute: 'property' | 'name';
  key: string;
  content: string;
}

/** None for the 404 page, which has no address to share. */
export function shareTags(page: ListedPage): MetaTag[] {
  if (page.path === '*') return [];
  const { title, description } = page;
  const image = absolute(pictureFile(page.path));
  const alt = pictureAlt(page);
  const openGraph = {
    type: 'website',
    site_name: school.shortName,
    locale: 'en_ZA',
    title,
    description,
    url: absolute(page.path),
    image,
    'image:type': 'image/png',
    'image:width': String(PICTURE_SIZE.width),
    'image:height': String(PICTURE_SIZE.height),
    'image:alt': alt,
  };
  return [
    ...Object.entries(openGraph).map(([key, content]) => ({
      attribute: 'property' as const,
      key: `og:${key}`,
      content,
    })),
    { attribute: 'name', key: 'twitter:card', content: 'summary_large_image' },
  ];
}
