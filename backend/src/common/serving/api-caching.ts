import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordTag } from '#libs/domain/record-tag';
import { isAdminRoute, matchedRoute } from '../matched-route.js';
import { entityTag, matchesIfNoneMatch } from './entity-tag.js';
import { SITE_ROUTE } from './serve-site.js';

/**
 * Public reads get an ETag and must be revalidated (CONTRACT section 2). Everything else but the site's files is
 * `no-store`, unless the route sets Cache-Control itself.
 */
export function tagPublicReads(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (matchedRoute(request) === SITE_ROUTE || reply.hasHeader('Cache-Control')) return payload;
    if (!isPublicRead(request, reply) || typeof payload !== 'string') {
      reply.header('Cache-Control', 'no-store');
      return payload;
    }
    reply.header('ETag', entityTag(payload)).header('Cache-Control', 'no-cache');
    return payload;
  });
}

/** Answers 304 when If-None-Match names the ETag. Register it last, after the cache has stored the full answer. */
export function answerNotModified(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('ETag');
    if (typeof tag !== 'string' || !isPublicRead(request, reply)) return payload;
    if (!matchesIfNoneMatch(request.headers['if-none-match'], tag)) return payload;
    reply.status(304).removeHeader('Content-Length').removeHeader('Content-Encoding').removeHeader('Content-Type');
    return null; // an empty text would be sent as one of 0 bytes, which the answer that is kept is not
  });
}

function isPublicRead(request: FastifyRequest, reply: FastifyReply): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && reply.statusCode === 200 && !isAdminRoute(request);
}

const SHOWING = ['GET', 'HEAD', 'POST', 'PUT'];

/** Sends an admin record's ETag, which staff send back as If-Match with the next change. */
export function tagRecords(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', async (request, reply, payload) => {
    const isShown =
      isAdminRoute(request) &&
      SHOWING.includes(request.method) &&
      (reply.statusCode === 200 || reply.statusCode === 201);
    if (isShown && isRecord(payload)) reply.header('ETag', recordTag(payload.updatedAt));
    return payload;
  });
}

function isRecord(payload: unknown): payload is { updatedAt: Date } {
  return typeof payload === 'object' && payload !== null && 'updatedAt' in payload && payload.updatedAt instanceof Date;
}
