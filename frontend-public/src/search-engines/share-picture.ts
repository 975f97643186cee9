/** The picture of a shared link: the page's name in the school's dress, beside its emblem, book cover or the shield. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { color } from '#libs/design/tokens';
import { productIdOf } from '#libs/domain/product-address';
import { school } from '#libs/school/school';
import { allBooks, type Book } from '../content/books';
import { overviews } from '../content/programmes/overviews';
import { programmes } from '../content/programmes/programmes';
import { paths } from '../paths';
import { COVER, COVER_BOLT, COVER_GROUND, COVER_TINTS } from '../ui/drawings/book-cover-shape';
import { Emblem, type EmblemName } from '../ui/drawings/Emblem';
import { pageName, type ListedPage } from './page-names';

/** Pixels; what Facebook, WhatsApp, LinkedIn and Twitter show whole. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** The shield bolt of the logo, on a sheet of 34 by 38. */
const SHIELD =
  `<path d="M17 0 34 6v13c0 10-7 16-17 19C7 35 0 29 0 19V6z" fill="${color.signal.base}"/>` +
  `<path d="M20.5 6 8 21.5h8L13.5 32 26 16.5h-8z" fill="${color.ink[950]}"/>`;

export interface SharePicture {
  /** Its address on the site. */
  file: string;
  title: string;
  subtitle: string;
  /** Beside the shield. */
  imprint: string;
  colors: { title: string; subtitle: string };
  /** SVG of the size above, without the words, which go, like the isobars, where the comments are. */
  ground: string;
}

/** Products share the shop's: the build does not know them. */
export function pictureFile(path: string): string {
  if (productIdOf(path) !== undefined) return pictureFile(paths.shop);
  return path === paths.home ? '/share/home.png' : `/share/${path.slice(1).replaceAll('/', '-')}.png`;
}

export function pictureAlt(page: ListedPage): string {
  return `${school.shortName}: ${pictureTitle(page)}`;
}

export function sharePicture(page: ListedPage): SharePicture {
  const book = allBooks.find(({ path }) => path === page.path);
  return {
    file: pictureFile(page.path),
    title: pictureTitle(page),
    subtitle: book?.subtitle ?? school.area,
    imprint: school.shortName,
    colors: { title: color.text, subtitle: color.muted },
    ground: ground(book ? cover(book) : emblemOrShield(page.path)),
  };
}

/** The home page's own heading says more than "Home". */
function pictureTitle(page: ListedPage): string {
  return page.path === paths.home ? 'Tactical Training' : pageName(page);
}

const EMBLEMS = new Map<string, EmblemName>([
  ...[...programmes, ...overviews].map(({ path, emblem }) => [path, emblem] as const),
  [paths.classSchedule, 'stopwatch'],
  [paths.corporateClients, 'corporate'],
]);

function emblemOrShield(path: string): string {
  const name = EMBLEMS.get(path);
  if (!name) return `<g transform="translate(822 148) scale(8.8)">${SHIELD}</g>`;
  const emblem = renderToStaticMarkup(createElement(Emblem, { name, sizePx: 350 }));
  const style =
    `.emblem{fill:none;stroke:${color.text};stroke-width:2}` +
    `.a{stroke:${color.signal.base}}.af{fill:${color.signal.base};stroke:none}`;
  return `<style>${style}</style><g transform="translate(790 140)">${emblem}</g>`;
}

function cover({ cover: { tint } }: Book): string {
  const [from, to] = COVER_GROUND;
  return `<defs><linearGradient id="cover" x2=".6" y2="1">
  <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
</linearGradient></defs>
<g transform="translate(806 65)">
  <rect width="${COVER.width}" height="${COVER.height}" fill="url(#cover)" stroke="${color.lineStrong}"/>
  <path d="${COVER_BOLT}" fill="${COVER_TINTS[tint]}"/>
</g>`;
}

function ground(drawing: string): string {
  const { width, height } = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${color.ink[950]}"/>
<g fill="none" stroke-linejoin="round"><!--isobars--></g>
<rect y="${height - 10}" width="${width}" height="10" fill="${color.signal.base}"/>
<g transform="translate(72 60) scale(1.5)">${SHIELD}</g>
${drawing}
<!--words-->
</svg>`;
}
