import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '#libs/domain/address-group';
import { TOO_MANY_FROM_ADDRESS, TooManyRequests } from '../errors/exceptions.js';
import { isAdminRoute } from '../matched-route.js';
import { BODY_LIMIT_BYTES } from './body-limit.js';

/** Per address: sixteen bodies of the largest size, or thousands of a form's. */
const MOST_BYTES = 16 * BODY_LIMIT_BYTES;
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the request bodies in flight per address: thousands of bodies that were begun and never ended used to take up
 * all memory. Staff's bodies are exempt, because they are read only after authentication.
 */
export function limitInFlightBodies(fastify: FastifyInstance): void {
  const underWay = new Map<string, number>();
  fastify.addHook('onRequest', async (request, reply) => {
    const bytes = isAdminRoute(request) ? 0 : bytesToKeep(request.raw);
    if (bytes === 0) return;
    const from = addressGroup(request.ip);
    const before = underWay.get(from) ?? 0;
    if (before + bytes > MOST_BYTES) throw new TooManyRequests(TOO_MANY_FROM_ADDRESS, RETRY_AFTER_SECONDS);
    underWay.set(from, before + bytes);
    reply.raw.once('close', () => {
      const left = (underWay.get(from) ?? 0) - bytes;
      if (left > 0) underWay.set(from, left);
      else underWay.delete(from);
    });
  });
}

/** A larger body is refused unread; one without Content-Length counts as the largest. */
function bytesToKeep({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT_BYTES;
  return Math.min(Number(headers['content-length'] ?? 0), BODY_LIMIT_BYTES);
}
