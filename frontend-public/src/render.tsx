/**
 * The renderer's entry: which pages there are, and the HTML of each. The build writes them with it
 * (build/prerender-pages.ts), and the server writes them anew when the school's settings change.
 */
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PublicFaq, PublicProduct } from '#libs/contracts/generated/api';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { type OwnFacts, takeFacts } from '#libs/school/facts';
import { seedPageProducts, pageProductsElement } from './api/known-products';
import { seedPageFaqs, pageFaqsElement } from './api/page-faqs';
import { createQueryClient } from './api/query-client';
import { App } from './App';
import { inSchoolsName } from './content/in-schools-name';
import { productHead } from './content/product-head';
import { paths } from './paths';
import { notFoundRoute, productRoute, routeOf, routes, type SiteRoute } from './routes';
import { factsElement } from './school-facts';
import type { Node } from './search-engines/graph';
import type { ListedPage } from './search-engines/page-names';
import { sharePicture } from './search-engines/share-picture';
import { shareTags } from './search-engines/share-tags';
import { sitemapXml } from './search-engines/sitemap';
import { productNode } from './search-engines/product-node';
import { questionsNode, structuredData } from './search-engines/structured-data';

export { robotsTxt } from './search-engines/sitemap';
export const sitemap = (builtOn: string) => sitemapXml(routes, builtOn);
/** Of the shop's products, whose pages come and go between two builds. */
export const productSitemap = (products: readonly PublicProduct[]) => sitemapXml(products.map(productHead));
/** The name of its shell, and the module behind it. */
export const productPage = { shell: productRoute.path, sourceFile: productRoute.sourceFile };
/** The name of its shell. */
export const faqPage = { shell: `${paths.faq.slice(1)}.html` };
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
  // Below the addresses of staff, where the site's header and footer are not shown.
  { ...notFoundRoute, address: `${paths.admin}/404`, htmlFile: `${paths.admin.slice(1)}/404.html` },
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
  const body = bodyOf(page.address);
  return filled(shell, headOf(page, own), body);
}

/**
 * The whole document of a product's page.
 * @param products the product itself, and then what is shown beside it
 * @param shell of `productPage`
 */
export async function renderProduct(
  products: readonly [PublicProduct, ...PublicProduct[]],
  shell: string,
  own: OwnFacts,
): Promise<string> {
  await productRoute.Page.preload();
  takeFacts(own);
  const [product] = products;
  const head = productHead(product);
  const body = bodyOf(head.path, (client) => seedPageProducts(client, { products, pathname: head.path }));
  return filled(shell, [...headOf(head, own, [productNode(product)]), pageProductsElement(products)], body);
}

/**
 * The whole document of the FAQ page.
 * @param faqs the active questions, oldest first
 * @param shell of `faqPage`
 */
export async function renderFaqs(faqs: readonly PublicFaq[], shell: string, own: OwnFacts): Promise<string> {
  const page = routeOf(paths.faq);
  await page.Page.preload();
  takeFacts(own);
  const body = bodyOf(page.path, (client) => seedPageFaqs(client, faqs));
  const live = faqs.length > 0 ? [questionsNode(faqs)] : [];
  return filled(shell, [...headOf(page, own, live), pageFaqsElement(faqs)], body);
}

/** @param keep puts into the query client what the page is made of */
function bodyOf(address: string, keep: (queryClient: QueryClient) => void = () => {}): string {
  const queryClient = createQueryClient();
  keep(queryClient);
  return renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
  );
}

function filled(shell: string, head: string[], body: string): string {
  return shell.replace('<!--head-->', () => head.join('')).replace('<!--page-->', () => body);
}

/** @param live what structured data says of a page that is made of live data */
function headOf(page: ListedPage, own: OwnFacts, live: readonly Node[] = []): string[] {
  const { path, metas = {} } = page;
  const named = inSchoolsName(page);
  const canonical = path === notFoundRoute.path ? undefined : `${ORIGIN_PLACEHOLDER}${path}`;
  const data = structuredData(named, live);
  const head = [
    // First, since the referrer policy counts from here on.
    ...Object.entries(metas).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    `<title>${escapeHtml(named.title)}</title>`,
    `<meta name="description" content="${escapeHtml(named.description)}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...shareTags(named).map(
      ({ attribute, key, content }) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`,
    ),
    data && `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
    factsElement(own),
  ];
  return head.filter((line) => line !== undefined);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
