/**
 * The renderer's entry: which pages there are, and the HTML of each. The build writes them with it
 * (build/prerender-pages.ts), and the server writes them anew when the school's settings change.
 */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { type OwnFacts, takeFacts } from '#libs/school/facts';
import { createQueryClient } from './api/query-client';
import { App } from './App';
import { inSchoolsName } from './content/in-schools-name';
import { notFoundRoute, routes, type SiteRoute } from './routes';
import { factsElement } from './school-facts';
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

/**
 * The whole document of a page.
 * @param htmlFile of the page
 * @param shell the document without what depends on the facts: `<!--head-->` and `<!--page-->` stand for it
 * @param own what the owner says of the school
 */
export async function renderDocument(htmlFile: string, shell: string, own: OwnFacts): Promise<string> {
  const page = pages.find((one) => one.htmlFile === htmlFile);
  if (!page) throw new Error(`${htmlFile} is no page of the site`);
  await page.Page.preload();
  // From here on nothing waits, so no other rendering comes between with other facts.
  takeFacts(own);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={page.address}>
        <App queryClient={createQueryClient()} />
      </StaticRouter>
    </StrictMode>,
  );
  return shell.replace('<!--head-->', () => headOf(page, own).join('\n    ')).replace('<!--page-->', () => html);
}

function headOf(page: StaticPage, own: OwnFacts): string[] {
  const { path, metas = {} } = page;
  const named = inSchoolsName(page);
  const canonical = path === notFoundRoute.path ? undefined : `${ORIGIN_PLACEHOLDER}${path}`;
  const data = structuredData(named);
  const head = [
    // First, since the referrer policy counts from here on.
    ...Object.entries(metas).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`),
    `<title>${escapeHtml(named.title)}</title>`,
    `<meta name="description" content="${escapeHtml(named.description)}" />`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    ...shareTags(named).map(
      ({ attribute, key, content }) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`,
    ),
    data && `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
    factsElement(own),
  ];
  return head.filter((line) => line !== undefined);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
