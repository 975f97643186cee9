/** The prerenderer's entry: which pages there are, and the HTML of each (see build/prerender-pages.ts). */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { createQueryClient } from './api/query-client';
import { App } from './App';
import { notFoundRoute, routes, type SiteRoute } from './routes';
import { sharePicture } from './search-engines/share-picture';
import { shareTags } from './search-engines/share-tags';
import { sitemapXml } from './search-engines/sitemap';
import { structuredData } from './search-engines/structured-data';

export { robotsTxt } from './search-engines/sitemap';
export const sitemap = (builtOn: string) => sitemapXml(routes, builtOn);
/** One for each page; its further addresses share it. */
export const sharePictures = routes.map(sharePicture);

export interface StaticPage extends SiteRoute {
  /** Its own address: of a route with aliases there is a page for each. */
  address: string;
  /** Where its HTML stands in the built site. */
  htmlFile: string;
}

export const pages: readonly StaticPage[] = [
  ...routes.flatMap((route) =>
    [route.path, ...(route.aliases ?? [])].map((address) => ({
      ...route,
      address,
      htmlFile: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
    })),
  ),
  { ...notFoundRoute, address: '/404', htmlFile: '404.html' },
];

export async function renderPage(page: StaticPage) {
  const { path, address, title, description, metas = {}, Page } = page;
  await Page.preload();
  const isNotFound = path === notFoundRoute.path;
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App queryClient={createQueryClient()} />
      </StaticRouter>
    </StrictMode>,
  );
  const canonical = isNotFound ? undefined : `${ORIGIN_PLACEHOLDER}${path}`;
  return {
    html,
    title,
    description,
    metas,
    canonical,
    shareTags: shareTags(page),
    structuredData: structuredData(page),
  };
}
