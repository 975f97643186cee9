import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedFields } from '../errors/exceptions.js';
import { exceededJsonLimit, type JsonLimits } from './json-limits.js';
import { findUnstorableText } from './unstorable-text.js';

/** Far above what any route reads: an order has 50 lines, a conversation 500 messages. */
const LIMITS: JsonLimits = { depth: 32, keys: 100, values: 5_000 };
const TOO_MUCH: Record<keyof JsonLimits, string> = {
  depth: `The request body is nested more than ${LIMITS.depth} levels deep`,
  keys: `An object of the request body has more than ${LIMITS.keys} fields`,
  values: `The request body holds more than ${LIMITS.values} values`,
};

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Parses JSON and refuses every other content type with 415 (CONTRACT section 2, "Bodies"). Depth, size, `__proto__`
 * and text that PostgreSQL cannot store are checked here. An empty body counts as none, because callers send the
 * content type with every request.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done: Done) => {
      if (bytes.length === 0) return done(null, undefined);
      const text = decode(bytes);
      if (text === undefined) return done(new BadRequestException('The request body is not valid UTF-8'));
      const excess = exceededJsonLimit(text, LIMITS);
      if (excess) return done(new BadRequestException(TOO_MUCH[excess]));
      void parseJson(request, text, (error, body: unknown) => (error ? done(error) : done(refusal(body), body)));
    },
  );
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refusal(body: unknown): Error | null {
  const path = findUnstorableText(body);
  if (path === undefined) return null;
  const message = 'The text holds characters that cannot be stored';
  return path === '' ? new BadRequestException(message) : new RefusedFields({ [path]: message });
}
