import type { FastifyInstance } from 'fastify';
import { productIdOf, productPath } from '#libs/domain/product-address';
import { relatedProducts } from '#libs/domain/related-products';
import { queryOf } from './serve-site.js';
import type { Site } from './site-files.js';
import { sendSitePage, sendText } from './site-page.js';
import type { SiteRenderer, SoldProduct } from './site-renderer.js';

const MOVED = 301;
const MOVED_AS_ASKED = 308;
const NOT_FOUND = 404;
/** What the pages are made of: the bytes that were sent are sent again until one of these changes. */
const CONFIG = { cachedUntilChangeOf: ['products', 'product_categories'] };

interface Shop {
  site: Site;
  renderer: SiteRenderer;
  /** The site's own, without a closing slash (PUBLIC_URL). */
  origin: string;
  /** What the shop sells, in its order. */
  readProducts: () => Promise<SoldProduct[]>;
}

/**
 * A page for each product of the shop (CONTRACT section 7), written when it is asked for, with its name, price and
 * stock for search engines; and the sitemap that lists them. An address with other words than the product's name is
 * sent on to the one with them; what is not sold is a 404 with the 404 page.
 */
export function serveProducts(fastify: FastifyInstance, { site, renderer, origin, readProducts }: Shop): void {
  const { notFoundPage } = site;
  if (!renderer.isBuilt || !notFoundPage) return;

  fastify.get<{ Params: { product: string } }>('/shop/:product', { config: CONFIG }, async (request, reply) => {
    const asked = `/shop/${request.params.product}`;
    if (asked === '/shop/') return reply.redirect(`/shop${queryOf(request)}`, MOVED_AS_ASKED);
    const id = productIdOf(asked);
    const products = id === undefined ? [] : await readProducts();
    const product = products.find((one) => one.id === id);
    if (!product) return sendSitePage(request, reply, notFoundPage, NOT_FOUND);
    const address = productPath(product);
    if (asked !== address) return reply.redirect(address + queryOf(request), MOVED);
    const html = await renderer.product([product, ...relatedProducts(product, products)]);
    return sendText(request, reply, html, { type: '.html', origin });
  });

  fastify.get('/sitemap-products.xml', { config: CONFIG }, async (request, reply) =>
    sendText(request, reply, await renderer.productSitemap(await readProducts()), { type: '.xml', origin }),
  );
}
