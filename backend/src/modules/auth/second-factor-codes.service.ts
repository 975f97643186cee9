import { Injectable } from '@nestjs/common';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { addressGroup } from '#libs/domain/address-group';
import { readSecondFactorCode, type SecondFactorCode } from '#libs/domain/second-factor';
import { TooManyRequests } from '../../common/errors/exceptions.js';
import { hashSecret } from '../../common/secrets/secret.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { KnownDevicesService } from '../users/known-devices.service.js';
import type { Caller } from '../users/known-devices.service.js';
import { User } from '../users/user.entity.js';
import { stepOfCode } from './totp.js';

/**
 * Only who knows the password gets this far. Three codes of a million count at a time: at ten an hour from wherever, a
 * year of guessing finds one in four accounts, and its owner, whose browser is known, is kept out of nothing.
 */
const MAX_PER_ACCOUNT = 10;
const ACCOUNT_WINDOW_MINUTES = 60;
const MAX_PER_DEVICE = 10;
const DEVICE_WINDOW_MINUTES = 15;
/** Of all known browsers together: each mailed link makes one known, to whoever reads the mailbox. */
const MAX_ON_DEVICES = 20;

type Changes = Partial<{ [Field in keyof User]: User[Field] | (() => string) }>;

/** What a code stands for, checked and used up by the one UPDATE that does what it was asked for. */
export interface CodeProof {
  where: string;
  parameters: ObjectLiteral;
  set: Changes;
  /** Counted as a failure until it is forgiven. */
  attempt: { ids: string[] };
  isRecovery: boolean;
}

/** Of an account without a second factor: it must still be without when it is signed in to. */
export const NO_CODE: CodeProof = {
  where: 'second_factor_at IS NULL',
  parameters: {},
  set: {},
  attempt: { ids: [] },
  isRecovery: false,
};

/** Checks codes, and counts who guesses. */
@Injectable()
export class SecondFactorCodesService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly devices: KnownDevicesService,
  ) {}

  /**
   * @returns undefined when it is no code of the account
   * @throws TooManyRequests after too many wrong ones, also for a right one
   */
  async check(
    { id, totpSecret }: Pick<User, 'id' | 'totpSecret'>,
    typed: string,
    caller: Caller,
  ): Promise<CodeProof | undefined> {
    const code = readSecondFactorCode(typed);
    const attempt = await this.count(id, code?.kind ?? 'phone', caller);
    if (code?.kind === 'recovery')
      return {
        where: 'second_factor_at IS NOT NULL AND :used = ANY (recovery_code_hashes)',
        parameters: { used: recoveryCodeHash(code.code) },
        set: { recoveryCodeHashes: () => 'array_remove(recovery_code_hashes, :used)' },
        attempt,
        isRecovery: true,
      };
    const step = code && totpSecret !== null ? stepOfCode(totpSecret, code.code, Date.now()) : undefined;
    if (step === undefined) return undefined;
    return {
      where: 'second_factor_at IS NOT NULL AND totp_secret = :totpSecret AND totp_step < :step',
      parameters: { totpSecret, step },
      set: { totpStep: step },
      attempt,
      isRecovery: false,
    };
  }

  /** Of two requests with one code at once the second waits for the first's UPDATE, and then changes nothing. */
  async use(
    manager: EntityManager,
    id: number,
    proof: CodeProof,
    changes: Changes,
    besides: { where: string; parameters: ObjectLiteral } = { where: 'true', parameters: {} },
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(User)
      .set({ ...proof.set, ...changes })
      .where(`id = :id AND ${proof.where} AND ${besides.where}`)
      .setParameters({ id, ...proof.parameters, ...besides.parameters })
      .execute();
    return affected === 1;
  }

  /** Only this one: wrong ones of before still count, or whoever guesses would have new ones at each sign-in. */
  forgive({ attempt }: Pick<CodeProof, 'attempt'>): Promise<void> {
    return attempt.ids.length === 0 ? Promise.resolve() : this.attempts.forgive(attempt);
  }

  /** Whether unknown browsers have no guess left: somebody has the password, and not the phone. */
  async isGuessedAt(id: number): Promise<boolean> {
    const guesses = await this.attempts.count({ key: keyOf('phone', id), windowMinutes: ACCOUNT_WINDOW_MINUTES });
    return guesses >= MAX_PER_ACCOUNT;
  }

  /** Recovery codes count apart: who has one gets in while somebody else guesses the phone's. */
  async count(id: number, kind: SecondFactorCode['kind'], { address, device }: Caller): Promise<{ ids: string[] }> {
    const key = keyOf(kind, id);
    const isKnown = device !== undefined && (await this.devices.isKnown(device, id));
    const limits = isKnown
      ? [
          { key: `${key} on device ${device}`, max: MAX_PER_DEVICE, windowMinutes: DEVICE_WINDOW_MINUTES },
          { key: `${key} on devices`, max: MAX_ON_DEVICES, windowMinutes: ACCOUNT_WINDOW_MINUTES },
        ]
      : [{ key, max: MAX_PER_ACCOUNT, windowMinutes: ACCOUNT_WINDOW_MINUTES }];
    const reservation = await this.attempts.reserve(limits, addressGroup(address));
    if ('retryAfterSeconds' in reservation)
      throw new TooManyRequests(LOGIN_RULES.tooMany, reservation.retryAfterSeconds);
    return reservation;
  }
}

function keyOf(kind: SecondFactorCode['kind'], id: number): string {
  return `${kind} code account ${id}`;
}

/** @param code as readSecondFactorCode answers it */
export function recoveryCodeHash(code: string): string {
  return hashSecret(code).toString('hex');
}
