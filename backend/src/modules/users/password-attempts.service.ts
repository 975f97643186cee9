import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { addressGroup } from '#libs/domain/address-group';
import { ACCOUNT_WINDOW_MINUTES, guessingLimit } from '#libs/domain/guessing-limits';
import { TooManyRequests } from '../../common/errors/exceptions.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { isPassword } from '../../common/secrets/passwords.js';
import { type AttemptLimit, AttemptsService } from '../attempts/attempts.service.js';
import { type Caller, KnownDevicesService } from './known-devices.service.js';
import type { User } from './user.entity.js';

/** CONTRACT "Sign-in". RATE_LIMIT_SCALE does not touch these. */
const MAX_PER_DEVICE = 10;
const MAX_PER_ADDRESS = 100;
const WINDOW_MINUTES = 15;
/** Of the ten connections of a process: a flood of guesses must not take those that others need. */
const COUNTED_AT_ONCE = 4;

const NOBODY = 0;

type Account = Pick<User, 'id' | 'passwordHash'>;

interface Counted {
  ids: string[];
  /** What is counted for this account and this address or browser. */
  key: string;
}

/** One guess that is counted as a failure until it is forgiven. */
interface PasswordAttempt<Found extends Account> extends Counted {
  /** Only if the password was right. */
  account: Found | undefined;
  /** Whose password it was meant to be. */
  known: Found | undefined;
}

/** Checks passwords, and counts who guesses: at sign-in, and where a signed-in person proves who they are. */
@Injectable()
export class PasswordAttemptsService {
  private readonly countings = new ConcurrencyLimit(COUNTED_AT_ONCE);

  constructor(
    private readonly attempts: AttemptsService,
    private readonly devices: KnownDevicesService,
  ) {}

  /**
   * Whether the password is the account's. A right one is still counted, until `forgive`.
   * @param findAccount undefined: there is none of this name, which takes the same work and the same time
   * @throws TooManyRequests after too many failures, also for the right password
   */
  async check<Found extends Account>(
    findAccount: () => Promise<Found | undefined>,
    username: string,
    password: string,
    caller: Caller,
  ): Promise<PasswordAttempt<Found>> {
    const { sender, isKnown: isAhead } = await this.devices.senderOf(caller);
    const { account, attempt, delayMs } = await this.countings.run(
      async () => {
        const found = await findAccount();
        return { account: found, ...(await this.count(found, username, caller, sender)) };
      },
      sender,
      isAhead,
    );
    if (delayMs > 0) await delay(delayMs);
    const isRight = await isPassword(password, account?.passwordHash, sender, isAhead);
    return { ...attempt, account: isRight ? account : undefined, known: account };
  }

  /** After the right password: the count begins anew for this address or browser, and for no other. */
  forgive({ ids, key }: Counted): Promise<void> {
    return this.attempts.forgive({ ids }, key);
  }

  /** Takes back this one alone: its password was right, and what comes after it is counted by itself. */
  takeBack({ ids }: Counted): Promise<void> {
    return this.attempts.forgive({ ids });
  }

  /** After a reset by mail: whoever did it gets in from where they are. */
  forgiveAt(userId: number, address: string): Promise<void> {
    return this.attempts.forgive({ ids: [] }, `login account ${userId} from ${addressGroup(address)}`);
  }

  private async count(
    account: Account | undefined,
    username: string,
    { address, device }: Caller,
    sender: string,
  ): Promise<{ attempt: Counted; delayMs: number }> {
    // By id where there is one, so that no other spelling of a name gets attempts of its own.
    const at = `login ${account ? `account ${account.id}` : `name ${username.toLowerCase()}`}`;
    const isKnown = device !== undefined && (await this.devices.isKnown(device, account?.id ?? NOBODY));
    const { limits, delayMs } = isKnown
      ? limitOfDevice(`${at} on device ${device}`)
      : await this.limitsOfAddress(at, addressGroup(address));
    const reservation = await this.attempts.reserve(limits, sender);
    if ('retryAfterSeconds' in reservation)
      throw new TooManyRequests(LOGIN_RULES.tooMany, reservation.retryAfterSeconds);
    return { attempt: { ids: reservation.ids, key: limits[0].key }, delayMs };
  }

  private async limitsOfAddress(
    at: string,
    from: string,
  ): Promise<{ limits: [AttemptLimit, ...AttemptLimit[]]; delayMs: number }> {
    const { maxFromAddress, windowMinutes, delayMs } = guessingLimit(
      await this.attempts.count({ key: at, windowMinutes: ACCOUNT_WINDOW_MINUTES }),
    );
    return {
      limits: [
        { key: `${at} from ${from}`, max: maxFromAddress, windowMinutes },
        { key: `login from ${from}`, max: MAX_PER_ADDRESS, windowMinutes: WINDOW_MINUTES },
        { key: at, max: Infinity, windowMinutes: ACCOUNT_WINDOW_MINUTES },
      ],
      delayMs,
    };
  }
}

function limitOfDevice(key: string): { limits: [AttemptLimit]; delayMs: number } {
  return { limits: [{ key, max: MAX_PER_DEVICE, windowMinutes: WINDOW_MINUTES }], delayMs: 0 };
}
