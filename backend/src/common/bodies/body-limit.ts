import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Default body limit (CONTRACT section 2, "Bodies"). */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** For inline images: 10 MB of photo are 14 MB of base64. */
export const IMAGE_BODY_LIMIT_BYTES = 15 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimitBytes?: number;
  }
}

/**
 * Raises one route's body limit, for photos. Only below /api/admin and /api/upload, where the caller is authenticated
 * before the body is read.
 */
export const BodyLimit = (bodyLimitBytes: number) => RouteConfig({ bodyLimitBytes });

/** Applies @BodyLimit(); all other routes have Fastify's default, which is BODY_LIMIT_BYTES. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const limit = route.config?.bodyLimitBytes;
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
