import type { ThrottlerStorage } from '@nestjs/throttler';
import type { AttemptsService } from '../attempts/attempts.service.js';

const MINUTE_MS = 60_000;

/** The throttler's counts, kept where attempts to sign in are: in PostgreSQL, for all replicas, over restarts. */
export function countInAttempts(attempts: Pick<AttemptsService, 'reserve'>): ThrottlerStorage {
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
