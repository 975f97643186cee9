import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';
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
  /**
   * From now on it is this text, made when it is first asked for; undefined: as it was built.
   * @param onBetter called when what was sent first can be sent in fewer bytes
   */
  rewrite: (write: (() => Promise<string>) | undefined, onBetter: () => void) => void;
  /** What a Content-Security-Policy calls the scripts that stand inside it: `'sha256-…'`. */
  inlineScripts: readonly string[];
}

type Encoder = (plain: Buffer) => Promise<Buffer>;

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const ENCODERS: Record<Encoding, Encoder> = {
  identity: (plain) => Promise.resolve(plain),
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
};
/** First of a page that was written anew: forty are asked for at once, and brotli's best takes a tenth of a second. */
const QUICK_ENCODERS: Record<Encoding, Encoder> = {
  ...ENCODERS,
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
};

/** Whether the file is such a text, by its ending. */
export function isSitePage(file: string): boolean {
  return path.extname(file) in TYPES;
}

/** @param origin the site's own, without a closing slash (PUBLIC_URL) */
export function readSitePage(file: string, origin: string): SitePage {
  const withOrigin = (text: string): Buffer => Buffer.from(text.replaceAll(ORIGIN_PLACEHOLDER, origin));
  const built = withOrigin(readFileSync(file, 'utf8'));
  const asBuilt = new Map<Encoding, Promise<Variant>>();
  let made = asBuilt;
  let onImproved = () => {};
  let plain = () => Promise.resolve(built);
  return {
    inlineScripts: inlineScriptsOf(built.toString()),
    type: TYPES[path.extname(file)]!,
    variant: (encoding) => {
      const known = made.get(encoding);
      if (known) return known;
      const isQuick = made !== asBuilt && encoding === 'br';
      const variant = encode(plain(), (isQuick ? QUICK_ENCODERS : ENCODERS)[encoding]);
      made.set(encoding, variant);
      if (isQuick) void improve(made, plain(), onImproved);
      return variant;
    },
    rewrite: (write, onBetter) => {
      onImproved = onBetter;
      made = write ? new Map() : asBuilt;
      let written: Promise<Buffer> | undefined;
      plain = write ? () => (written ??= write().then(withOrigin, () => built)) : () => Promise.resolve(built);
    },
  };
}

/**
 * Sends a text that was made for this request, in the fewest bytes that quick compression gives.
 * @param text may name the site's origin by its placeholder
 * @param type `.html` or `.xml`
 */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { type, origin }: { type: '.html' | '.xml'; origin: string },
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers);
  const plain = Buffer.from(text.replaceAll(ORIGIN_PLACEHOLDER, origin));
  const { body, tag } = await encode(Promise.resolve(plain), QUICK_ENCODERS[encoding]);
  return sendVariant(reply.type(TYPES[type]!).header('ETag', tag), encoding, body);
}

function sendVariant(reply: FastifyReply, encoding: Encoding, body: Buffer): FastifyReply {
  reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(body);
}

/** Data for search engines has a type, and does not run. */
function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Of a text that could not be made there is nothing better: whoever asked for it is told. */
async function improve(
  made: Map<Encoding, Promise<Variant>>,
  plain: Promise<Buffer>,
  onBetter: () => void,
): Promise<void> {
  const best = await encode(plain, ENCODERS.br).catch(() => undefined);
  if (!best) return;
  made.set('br', Promise.resolve(best));
  onBetter();
}

async function encode(plain: Promise<Buffer>, encoder: Encoder): Promise<Variant> {
  const body = await encoder(await plain);
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
  if (statusCode === 200) reply.header('ETag', tag);
  return sendVariant(reply.status(statusCode).type(page.type), encoding, body);
}
