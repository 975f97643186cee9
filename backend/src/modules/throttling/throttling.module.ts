import { Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { ChosenRecipientsService } from './chosen-recipients.service.js';
import { MissesService } from './misses.service.js';

const MINUTE_MS = 60_000;

/** The throttler's counts, kept where attempts to sign in are: in PostgreSQL, for all replicas, over restarts. */
function countInAttempts(attempts: Pick<AttemptsService, 'reserve'>): ThrottlerStorage {
  return {
    async increment(key, ttlMs, limit) {
      const reservation = await attempts.reserve(
        [{ key: `throttle ${key}`, max: limit, windowMinutes: ttlMs / MINUTE_MS }],
        key,
      );
      const isBlocked = 'retryAfterSeconds' in reservation;
      const secondsLeft = isBlocked ? reservation.retryAfterSeconds : 0;
      return {
        totalHits: isBlocked ? limit + 1 : 1,
        timeToExpire: secondsLeft,
        isBlocked,
        timeToBlockExpire: secondsLeft,
      };
    },
  };
}

/**
 * What @LimitPublicWrites() counts with, whose limit here is never used: each route names its own. And the limit on
 * misses, and that on what one mailbox is written to for strangers.
 */
@Module({
  imports: [
    AttemptsModule,
    ThrottlerModule.forRootAsync({
      imports: [AttemptsModule],
      inject: [AttemptsService],
      useFactory: (attempts: AttemptsService) => ({
        throttlers: [{ name: 'default', limit: 1, ttl: MINUTE_MS }],
        storage: countInAttempts(attempts),
        setHeaders: false,
      }),
    }),
  ],
  providers: [ChosenRecipientsService, MissesService],
  exports: [ChosenRecipientsService, MissesService],
})
export class ThrottlingModule {}
