import type { FastifyRequest } from 'fastify';

/**
 * What a request is for is told by the route that the router found, never by the request's own text: that may be
 * percent-encoded (`/api/%61dmin/users`), absolute (`http://host/api/admin/users`) or go on after a `#`.
 */
export function matchedRoute(request: FastifyRequest): string {
  return request.routeOptions.url ?? '';
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Staff change something: the only requests to routes for admins that have a body. */
export function isAdminWrite(request: FastifyRequest): boolean {
  return !READS.includes(request.method) && isAdminRoute(request);
}

/** Routes that are for admins only. */
export function isAdminRoute(request: FastifyRequest): boolean {
  return /^\/api\/(admin|upload)\//.test(matchedRoute(request));
}
