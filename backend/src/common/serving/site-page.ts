import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { entityTag, isKnownTo } from './entity-tag.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

interface Variant {
  body: Buffer;
  tag: string;
}

/** A text of the site that may name its own origin: filled in and compressed once at the start, then served from memory. */
export interface SitePage {
  type: string;
  variants: Record<'identity' | 'br' | 'gzip', Variant>;
}

/** Whether the file is such a text, by its ending. */
export function isSitePage(file: string): boolean {
  return path.extname(file) in TYPES;
}

/** @param origin the site's own, without a closing slash (PUBLIC_URL) */
export function readSitePage(file: string, origin: string): SitePage {
  const identity = Buffer.from(readFileSync(file, 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin));
  return {
    type: TYPES[path.extname(file)]!,
    variants: { identity: variant(identity), br: variant(brotliCompressSync(identity)), gzip: variant(gzipSync(identity)) },
  };
}

function variant(body: Buffer): Variant {
  return { body, tag: entityTag(body) };
}

export function sendSitePage(request: FastifyRequest, reply: FastifyReply, page: SitePage, statusCode = 200): FastifyReply {
  const accepted = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const { body, tag } = page.variants[accepted ?? 'identity'];
  reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding').type(page.type);
  if (statusCode === 200) {
    reply.header('ETag', tag);
    if (isKnownTo(request.headers['if-none-match'], tag)) return reply.status(304).send();
  }
  if (accepted) reply.header('Content-Encoding', accepted);
  return reply.status(statusCode).send(body);
}
