import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '#libs/domain/address-group';
import { TOO_MANY_FROM_ADDRESS, TooManyRequests } from '../errors/exceptions.js';
import { isAdminRoute } from '../matched-route.js';
import { BODY_LIMIT_BYTES } from './body-limit.js';

/** Of one address, until they are answered: sixteen of the largest, or thousands as a form sends them. */
const MOST_BYTES = 16 * BODY_LIMIT_BYTES;
const RETRY_AFTER_SECONDS = 5;

/**
 * What came of a body is kept until the rest comes, for a minute at most: whoever began a few thousand and ended none
 * took up the memory of the whole machine. So one address has only so much under way; others do not notice. Staff's
 * bodies are larger, and theirs are read only once it is known who sends them.
 */
export function limitBodiesUnderWay(fastify: FastifyInstance): void {
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

/** What is larger is refused unread; what does not say its length may be as large as any. */
function bytesToKeep({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT_BYTES;
  return Math.min(Number(headers['content-length'] ?? 0), BODY_LIMIT_BYTES);
}
