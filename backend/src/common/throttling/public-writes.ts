import { type ExecutionContext, Inject, Injectable, applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerRequest, Throttle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '#libs/domain/address-group';
import { ENV, type Env } from '../../config/env.js';
import { TOO_MANY_FROM_ADDRESS, TooManyRequests } from '../errors/exceptions.js';
import { ApiRefusal } from '../openapi/describe-refusals.js';

const TOO_MANY_MESSAGE = 'tooManyMessage';

/** Counts what one address writes by a route with @LimitPublicWrites(). */
@Injectable()
export class PublicWriteGuard extends ThrottlerGuard {
  @Inject(ENV)
  private readonly env: Env;

  protected override async getTracker(request: FastifyRequest): Promise<string> {
    return addressGroup(request.ip);
  }

  protected override handleRequest(limited: ThrottlerRequest): Promise<boolean> {
    return super.handleRequest({ ...limited, limit: Math.max(1, Math.round(limited.limit * this.env.rateLimitScale)) });
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new TooManyRequests(
      this.reflector.get<string | undefined>(TOO_MANY_MESSAGE, context.getHandler()) ?? TOO_MANY_FROM_ADDRESS,
      timeToBlockExpire,
    );
  }
}

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
