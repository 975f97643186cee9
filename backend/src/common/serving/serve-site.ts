import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAdminPath } from '#libs/contracts/admin-paths';
import { isMobileAppPath } from '#libs/contracts/mobile-app-paths';
import { QUOTE_PAGE, quoteTokenIn } from '#libs/domain/quote-address';
import { isStaffArea } from '#libs/domain/staff-area';
import type { Site } from './site-files.js';
import { sendSitePage, type SitePage } from './site-page.js';

/** Every GET that no other route takes. */
export const SITE_ROUTE = '/*';
const API = /^\/api(\/|$)/;

/**
 * The public site, the back-office and the phone area beside the API. A path is real when its file exists, or when one
 * of these knows it; any other is a 404 with the 404 page of its area. A closing slash is sent on to the address
 * without it, which is the canonical one.
 */
export async function serveSite(fastify: FastifyInstance, site: Site): Promise<void> {
  await fastify.register(fastifyStatic, { serve: false, preCompressed: true });
  fastify.get<{ Params: { '*': string } }>(SITE_ROUTE, (request, reply: FastifyReply) => {
    const pathname = `/${request.params['*']}`;
    if (API.test(pathname)) return reply.callNotFound();
    const page = findPage(site, pathname);
    const file = site.files.get(pathname);
    if ((page || file) && isStaffArea(pathname)) reply.header('X-Robots-Tag', 'noindex');
    if (page) return sendSitePage(request, reply, page);
    if (file?.serviceWorkerAllowed) reply.header('Service-Worker-Allowed', file.serviceWorkerAllowed);
    // The library says how long a file is kept only when there is one: else a browser would keep for a year that it is
    // missing while the next build is made.
    if (file?.kept) return reply.sendFile(file.file, file.root, file.kept);
    if (file) return reply.header('Cache-Control', 'no-cache').sendFile(file.file, file.root, { cacheControl: false });
    const canonical = pathname.replace(/\/$/, '');
    if (canonical !== pathname && (findPage(site, canonical) || site.files.has(canonical)))
      return reply.redirect(canonical + queryOf(request), 308);
    const notFoundPage = isStaffArea(pathname) ? site.staffNotFoundPage : site.notFoundPage;
    return notFoundPage ? sendSitePage(request, reply, notFoundPage, 404) : reply.callNotFound();
  });
}

function findPage(site: Site, pathname: string): SitePage | undefined {
  const page = site.pages.get(pathname);
  if (page || pathname.endsWith('/')) return page;
  if (quoteTokenIn(pathname) !== undefined) return site.pages.get(QUOTE_PAGE);
  if (isAdminPath(pathname)) return site.adminPage;
  return isMobileAppPath(pathname) ? site.mobileAppPage : undefined;
}

/** With its question mark; none is ''. */
export function queryOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}
