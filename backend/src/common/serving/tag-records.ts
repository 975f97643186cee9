import type { FastifyInstance } from 'fastify';
import { recordTag } from '#libs/domain/record-tag';
import { isAdminRoute } from '../matched-route.js';

const SHOWING = ['GET', 'HEAD', 'POST', 'PUT'];

/** One record that staff read or wrote carries its tag, to be sent back as If-Match with the next change. */
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
