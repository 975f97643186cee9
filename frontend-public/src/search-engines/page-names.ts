/** How search engines and shared links name a page, and which pages stand above it. */
import { productIdOf } from '#libs/domain/product-address';
import { battleReady, allBooks } from '../content/books';
import { overviews } from '../content/programmes/overviews';
import { programmes } from '../content/programmes/programmes';
import { paths } from '../paths';

/** What the site's table of contents says of a page (routes.tsx). */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
  metas?: Readonly<{ robots?: string; referrer?: string }>;
}

interface NamedPage {
  name: string;
  path: string;
}

/** Whether search engines may show the page at all. */
export function isIndexed({ path, metas }: ListedPage): boolean {
  return path !== '*' && metas?.robots !== 'noindex';
}

/** Its heading where the content knows it, else its title without the school's name. */
export function pageName({ path, title }: ListedPage): string {
  if (path === paths.home) return 'Home';
  const known = [...programmes, ...overviews, ...allBooks].find((one) => one.path === path);
  return known?.title ?? title.split(' | ')[0]!;
}

/** From the home page down to the page above this one; none for the home page itself. */
export function pagesAbove(path: string): NamedPage[] {
  if (path === paths.home) return [];
  const home = { name: 'Home', path: paths.home };
  const bookStore = { name: 'Book store', path: paths.bookStore };
  if (path === paths.battleReadySample) return [home, bookStore, { name: battleReady.title, path: battleReady.path }];
  if (allBooks.some((book) => book.path === path)) return [home, bookStore];
  if (productIdOf(path) !== undefined) return [home, { name: 'Shop', path: paths.shop }];
  const parent = programmes.find((programme) => programme.path === path)?.parent;
  return parent ? [home, { name: parent.label, path: parent.path }] : [home];
}
