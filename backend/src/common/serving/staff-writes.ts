import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '../../database/change-feed.js';
import { isAdminWrite } from '../matched-route.js';

/**
 * PostgreSQL's notification of a change can come after the answer to whoever made it. Staff read at once what they have
 * just written, and nothing would read it again: so this process believes no older read from then on.
 */
export function showStaffTheirWrites(fastify: FastifyInstance, feed: Pick<ChangeFeed, 'expectUntold'>): void {
  fastify.addHook('onSend', async (request, _reply, payload) => {
    if (isAdminWrite(request)) feed.expectUntold();
    return payload;
  });
}
