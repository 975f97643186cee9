import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { ApiRefusal } from '../openapi/describe-refusals.js';
import { PublicWriteGuard, TOO_MANY_MESSAGE } from './public-write.guard.js';

const MINUTE_MS = 60_000;

interface PublicWriteLimit {
  /** How often one address may call the route in any `windowMinutes` (at most 60). Bad input counts, a 429 does not. */
  max: number;
  windowMinutes: number;
  /** What the visitor is told at the limit. Without it a sentence that fits everywhere. */
  message?: string;
}

/**
 * Limits a route that anyone may write by (CONTRACT section 1, RATE_LIMIT_SCALE): over the limit a 429 with
 * Retry-After. Counted in PostgreSQL, for all replicas together.
 */
export function LimitPublicWrites({ max, windowMinutes, message }: PublicWriteLimit): MethodDecorator {
  return applyDecorators(
    UseGuards(PublicWriteGuard),
    Throttle({ default: { limit: max, ttl: windowMinutes * MINUTE_MS } }),
    SetMetadata(TOO_MANY_MESSAGE, message),
    ApiRefusal(429, `More than ${max} times in ${windowMinutes} minutes from one address.`),
  );
}
