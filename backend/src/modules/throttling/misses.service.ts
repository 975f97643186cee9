import { Injectable, NotFoundException } from '@nestjs/common';
import { addressGroup } from '#libs/domain/address-group';
import { TOO_MANY_FROM_ADDRESS, TooManyRequests } from '../../common/errors/exceptions.js';
import { type AttemptLimit, AttemptsService } from '../attempts/attempts.service.js';

const MAX_MISSES = 60;
const WINDOW_MINUTES = 10;

/**
 * Limits guessing at addresses that open a record without a login (CONTRACT "Shop"): after 60 misses in 10 minutes from
 * one address nothing is looked up for it any more. Kept in PostgreSQL, for all replicas; RATE_LIMIT_SCALE does not
 * touch it.
 */
@Injectable()
export class MissesService {
  constructor(private readonly attempts: AttemptsService) {}

  /**
   * What `lookUp` finds. Undefined, null and a NotFoundException are counted as a miss; so is nothing else.
   * @param kind what is looked for, `conversation`, `order` or `cart`: each has a limit of its own
   * @param countedOnce the id looked for, where missing the same one again is no further guess
   * @throws TooManyRequests before the look-up, when the address has missed too often
   */
  async watch<T>(kind: string, address: string, lookUp: () => Promise<T>, countedOnce?: string): Promise<T> {
    const from = addressGroup(address);
    const limit: AttemptLimit = { key: `missed ${kind} from ${from}`, max: MAX_MISSES, windowMinutes: WINDOW_MINUTES };
    const once: AttemptLimit[] =
      countedOnce === undefined
        ? []
        : [{ key: `missed ${kind} ${countedOnce} from ${from}`, max: 1, windowMinutes: WINDOW_MINUTES }];
    const count = () => this.attempts.reserve([...once, limit]);
    const seconds = await this.attempts.secondsUntilFree([limit]);
    if (seconds !== undefined) throw new TooManyRequests(TOO_MANY_FROM_ADDRESS, seconds);
    try {
      const found = await lookUp();
      if (found === undefined || found === null) await count();
      return found;
    } catch (error) {
      if (error instanceof NotFoundException) await count();
      throw error;
    }
  }
}
