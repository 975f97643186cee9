import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { acceptedEncoding, type Encoding } from './accepted-encoding.js';
import { entityTag } from './entity-tag.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

interface Variant {
  body: Buffer;
  tag: string;
}

/**
 * A text of the site that may name its own origin: filled in at the start, compressed when first asked for so, then
 * served from memory.
 */
export interface SitePage {
  type: string;
  variant: (encoding: Encoding) => Promise<Variant>;
  /** What a Content-Security-Policy calls the scripts that stand inside it: `'sha256-…'`. */
  inlineScripts: readonly string[];
}

const ENCODERS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  identity: (plain) => Promise.resolve(plain),
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Whether the file is such a text, by its ending. */
export function isSitePage(file: string): boolean {
  return path.extname(file) in TYPES;
}

/** @param origin the site's own, without a closing slash (PUBLIC_URL) */
export function readSitePage(file: string, origin: string): SitePage {
  const plain = Buffer.from(readFileSync(file, 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin));
  const made = new Map<Encoding, Promise<Variant>>();
  return {
    inlineScripts: inlineScriptsOf(plain.toString()),
    type: TYPES[path.extname(file)]!,
    variant: (encoding) => {
      const variant = made.get(encoding) ?? encode(plain, encoding);
      made.set(encoding, variant);
      return variant;
    },
  };
}

/** Data for search engines has a type, and does not run. */
function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

async function encode(plain: Buffer, encoding: Encoding): Promise<Variant> {
  const body = await ENCODERS[encoding](plain);
  return { body, tag: entityTag(body) };
}

export async function sendSitePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  statusCode = 200,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers);
  const { body, tag } = await page.variant(encoding);
  reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding').type(page.type);
  if (statusCode === 200) reply.header('ETag', tag);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.status(statusCode).send(body);
}
