import { applyDecorators, Inject, Injectable, UseGuards } from '@nestjs/common';
import { Throttle, ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { PublicWriteGuard } from '../../common/throttling/public-writes.js';
import { KnownDevicesService } from '../users/known-devices.service.js';

/** Per address, counted before validation and far above what a person does; the limits on failures are lower. */
const MAX_CALLS = 600;
const WINDOW_MS = 600_000;

/** A known device has a count of its own, so that a flood from its network does not lock it out. */
@Injectable()
class SignInGuard extends PublicWriteGuard {
  @Inject()
  private readonly devices: KnownDevicesService;

  protected override async getTracker(request: FastifyRequest): Promise<string> {
    const device = this.devices.secretOf(request);
    return device !== undefined && (await this.devices.isKnown(device))
      ? `device ${device}`
      : super.getTracker(request);
  }

  /** Not multiplied by RATE_LIMIT_SCALE (CONTRACT section 1). */
  protected override handleRequest(limited: ThrottlerRequest): Promise<boolean> {
    return ThrottlerGuard.prototype['handleRequest'].call(this, limited);
  }
}

export function LimitSignIns(): MethodDecorator {
  return applyDecorators(
    UseGuards(SignInGuard),
    Throttle({ default: { limit: MAX_CALLS, ttl: WINDOW_MS } }),
    ApiRefusal(429, 'Too many calls or failures from one address, or too many failures on one account.'),
  );
}
