/** The prerenderer's entry: which pages there are, and the HTML of each (see build/prerender-pages.ts). */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { createQueryClient } from './api/query-client';
import { App } from './App';
import { notFoundRoute, routes, type SiteRoute } from './routes';

export interface StaticPage extends SiteRoute {
  /** Its own address: of a route with aliases there is a page for each. */
  address: string;
  /** Where its HTML stands in the built site. */
  htmlFile: string;
}

export const pages: readonly StaticPage[] = [
  ...routes.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((address) => ({ ...route, address, htmlFile: address === '/' ? 'index.html' : `${address.slice(1)}.html` }))),
  { ...notFoundRoute, address: '/404', htmlFile: '404.html' },
];

export async function renderPage({ path, address, title, description, metas = {}, Page }: StaticPage) {
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
  return { html, title, description, metas, canonical };
}
