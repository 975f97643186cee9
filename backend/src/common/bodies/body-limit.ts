import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

/** What a body may weigh unless its route says otherwise (CONTRACT section 2, "Bodies"). */
export const BODY_LIMIT_BYTES = 256 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimitBytes?: number;
  }
}

/** Lets one route take a larger body, which is read only after the caller's session was checked. */
export const BodyLimit = (bodyLimitBytes: number) => RouteConfig({ bodyLimitBytes });

/**
 * Gives the routes with @BodyLimit() their limit. Bodies are read before guards run, so `checkCaller` runs in an
 * onRequest hook of such a route and throws what the guard would throw: strangers cannot make the server read megabytes.
 */
export function limitBodies(fastify: FastifyInstance, checkCaller: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const limit = route.config?.bodyLimitBytes;
    if (limit === undefined) return;
    route.bodyLimit = limit;
    route.onRequest = async (request, reply) => {
      await checkCaller(request, reply);
    };
  });
}
