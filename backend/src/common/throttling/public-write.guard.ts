import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerRequest } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '#libs/domain/address-group';
import { ENV, type Env } from '../../config/env.js';
import { TOO_MANY_FROM_ADDRESS, TooManyRequests } from '../errors/exceptions.js';

export const TOO_MANY_MESSAGE = 'tooManyMessage';

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
