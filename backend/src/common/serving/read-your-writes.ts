import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '../../database/change-feed.js';
import { isAdminWrite } from '../matched-route.js';

/**
 * Invalidates this process's cache after every admin write: PostgreSQL's notification may arrive after the answer, and
 * staff read at once what they wrote.
 */
export function ensureReadYourWrites(fastify: FastifyInstance, feed: Pick<ChangeFeed, 'invalidateAll'>): void {
  fastify.addHook('onSend', async (request, _reply, payload) => {
    if (isAdminWrite(request)) feed.invalidateAll();
    return payload;
  });
}
