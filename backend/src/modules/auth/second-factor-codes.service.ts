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
import { findTotpStep } from './totp.js';

/**
 * Rate limits after a right password. Three codes of a million are valid at a time: at ten guesses an hour a year of
 * guessing opens one account in four. The owner's known browser is not locked out.
 */
const MAX_PER_ACCOUNT = 10;
const ACCOUNT_WINDOW_MINUTES = 60;
const MAX_PER_DEVICE = 10;
const DEVICE_WINDOW_MINUTES = 15;
/** For all known devices together: each mailed link adds one, for whoever reads the mailbox. */
const MAX_ON_DEVICES = 20;

type Changes = Partial<{ [Field in keyof User]: User[Field] | (() => string) }>;

/** The condition and changes of the UPDATE that checks a code and uses it up atomically. */
export interface CodeProof {
  where: string;
  parameters: ObjectLiteral;
  set: Changes;
  /** Reserved as a failure; forgive() releases it on success. */
  attempt: { ids: string[] };
  isRecovery: boolean;
}

/** For an account without a second factor: it must still have none when the UPDATE runs. */
export const NO_CODE: CodeProof = {
  where: 'second_factor_at IS NULL',
  parameters: {},
  set: {},
  attempt: { ids: [] },
  isRecovery: false,
};

/** Verifies second-factor codes, with rate limits. */
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
    const step = code && totpSecret !== null ? findTotpStep(totpSecret, code.code, Date.now()) : undefined;
    if (step === undefined) return undefined;
    return {
      where: 'second_factor_at IS NOT NULL AND totp_secret = :totpSecret AND totp_step < :step',
      parameters: { totpSecret, step },
      set: { totpStep: step },
      attempt,
      isRecovery: false,
    };
  }

  /** Atomic: of two requests with one code the second waits for the first UPDATE and changes nothing. */
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

  /**
   * Releases this attempt only. If earlier failures were cleared too, each sign-in would give an attacker new guesses.
   */
  forgive({ attempt }: Pick<CodeProof, 'attempt'>): Promise<void> {
    return attempt.ids.length === 0 ? Promise.resolve() : this.attempts.forgive(attempt);
  }

  /** Whether the limit for unknown browsers is used up: somebody has the password, but not the phone. */
  async isGuessedAt(id: number): Promise<boolean> {
    const guesses = await this.attempts.count({ key: keyOf('phone', id), windowMinutes: ACCOUNT_WINDOW_MINUTES });
    return guesses >= MAX_PER_ACCOUNT;
  }

  /** Recovery codes have their own limit, so that their owner gets in while the phone's codes are being guessed. */
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
