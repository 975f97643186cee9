import { Inject, Injectable } from '@nestjs/common';
import { senderKey } from '#libs/domain/suspected-spam';
import { ENV, type Env } from '../../config/env.js';
import { AttemptsService } from '../attempts/attempts.service.js';

const MAX_PER_HOUR = 10;

/**
 * Whoever books, or asks to be told, chooses whom the school writes to, and may be a stranger to them: from however
 * many network addresses it is asked, one mailbox gets only so much of it. Kept in PostgreSQL, for all replicas;
 * RATE_LIMIT_SCALE multiplies it.
 */
@Injectable()
export class ChosenRecipientsService {
  constructor(
    private readonly attempts: AttemptsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Does what `email` is told of, and counts it only when it could be done.
   * @throws TooManyRequests that says `refusal`
   */
  whenFree<T>(email: string, refusal: string, act: () => Promise<T>): Promise<T> {
    const max = Math.max(1, Math.round(MAX_PER_HOUR * this.env.rateLimitScale));
    return this.attempts.whenFree([{ key: `booked for ${senderKey(email)}`, max, windowMinutes: 60, refusal }], act);
  }
}
