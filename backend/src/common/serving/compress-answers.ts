import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAdminRoute, matchedRoute } from '../matched-route.js';
import { acceptedEncoding } from './accepted-encoding.js';

/** Below that compressing costs more than it saves. */
const MIN_BYTES = 1_024;
const TEXT = /^(application\/json|text\/)/;
/** A quarter of the bytes for a tenth of the time that brotli's best takes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ENCODERS: Record<'br' | 'gzip', { whole: (text: string) => Promise<Buffer>; stream: () => Transform }> = {
  br: {
    whole: (text) => promisify<string, typeof BROTLI, Buffer>(brotliCompress)(text, BROTLI),
    stream: () => createBrotliCompress(BROTLI),
  },
  gzip: { whole: promisify<string, Buffer>(gzip), stream: () => createGzip() },
};

/**
 * Answers of the API as the caller can read them: over 1 kB by brotli or gzip. An answer that sets a cookie holds
 * secrets and goes as it is: how well a secret compresses tells of it. To be called after what tags answers, whose tags
 * are of the content.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!matchedRoute(request).startsWith('/api/')) return payload;
    reply.header('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request.headers);
    if (encoding === 'identity' || !isCompressible(reply, payload)) return payload;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    weakenTag(request, reply);
    const { whole, stream } = ENCODERS[encoding];
    return typeof payload === 'string' ? whole(payload) : pipeline(payload, stream(), () => {});
  });
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Readable {
  if (
    reply.hasHeader('Content-Encoding') ||
    reply.hasHeader('Set-Cookie') ||
    !TEXT.test(String(reply.getHeader('Content-Type')))
  )
    return false;
  return typeof payload === 'string'
    ? Buffer.byteLength(payload) >= MIN_BYTES
    : typeof payload === 'object' && payload !== null && 'pipe' in payload;
}

/**
 * The same content in other bytes. A record's tag is sent back as If-Match, which takes no weak ones, and names its
 * version whatever the bytes.
 */
function weakenTag(request: FastifyRequest, reply: FastifyReply): void {
  const tag = reply.getHeader('ETag');
  if (typeof tag === 'string' && !tag.startsWith('W/') && !isAdminRoute(request)) reply.header('ETag', `W/${tag}`);
}
