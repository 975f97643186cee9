import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** What a body may weigh unless its route says otherwise (CONTRACT section 2, "Bodies"). */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** What a body with an inline image may weigh: 10 MB of photo are 14 MB of text. */
export const IMAGE_BODY_LIMIT_BYTES = 15 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimitBytes?: number;
  }
}

/**
 * Lets one route take a larger body, as photos need. Only for routes below /api/admin and /api/upload: there the caller
 * is known before the body is read, so that strangers cannot make the server read megabytes.
 */
export const BodyLimit = (bodyLimitBytes: number) => RouteConfig({ bodyLimitBytes });

/** Gives the routes with @BodyLimit() their limit; all others have Fastify's, which is BODY_LIMIT_BYTES. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const limit = route.config?.bodyLimitBytes;
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
