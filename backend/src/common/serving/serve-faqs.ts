import type { FastifyInstance } from 'fastify';
import { describeError } from '../errors/describe-error.js';
import type { Site } from './site-files.js';
import { sendSitePage, sendText } from './site-page.js';
import type { SiteRenderer } from './site-renderer.js';

const ADDRESS = '/faq';
/** What the page is made of: the bytes that were sent are sent again until it changes. */
const CONFIG = { cachedUntilChangeOf: ['faqs'] };

interface Faqs {
  site: Site;
  renderer: SiteRenderer;
  /** The site's own, without a closing slash (PUBLIC_URL). */
  origin: string;
  /** What visitors may see, oldest first. */
  readFaqs: () => Promise<object[]>;
}

/**
 * The FAQ page with the questions of now in its HTML, for search engines and for who reads before the scripts are
 * there. While the database is away it is the page as it was built, which tries again by itself on a press.
 */
export function serveFaqs(fastify: FastifyInstance, { site, renderer, origin, readFaqs }: Faqs): void {
  const asBuilt = site.pages.get(ADDRESS);
  if (!renderer.isBuilt || !asBuilt) return;

  fastify.get(ADDRESS, { config: CONFIG }, async (request, reply) => {
    try {
      return await sendText(request, reply, await renderer.faqs(await readFaqs()), { type: '.html', origin });
    } catch (error) {
      const { statusCode, retryAfterSeconds } = describeError(error);
      if (retryAfterSeconds === undefined) throw error;
      return sendSitePage(request, reply.header('Retry-After', retryAfterSeconds), asBuilt, statusCode);
    }
  });
}
