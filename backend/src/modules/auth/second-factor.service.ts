import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { SECOND_FACTOR } from '#libs/contracts/auth';
import {
  groupedInFours,
  readSecondFactorCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeOf,
} from '#libs/domain/second-factor';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { queueMail } from '../mail/queue-mail.js';
import { SessionsService } from '../users/sessions.service.js';
import { SignInSettings, User } from '../users/user.entity.js';
import { type ActingPerson, UsersService } from '../users/users.service.js';
import { type CodeProof, recoveryCodeHash, SecondFactorCodesService } from './second-factor-codes.service.js';
import { secondFactorMail } from './second-factor.mail.js';
import type { AccountView, ProvenDto, SignInSettingsView } from './second-factor.dto.js';
import { newTotpSecret, findTotpStep, totpUri } from './totp.js';

const OFF = {
  secondFactorAt: null,
  totpSecret: null,
  totpStep: 0,
  recoveryCodeHashes: [],
  updatedAt: () => NEXT_UPDATED_AT,
};

/** Turning the second factor on and off, and its recovery codes (CONTRACT section 10). */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly manager: EntityManager,
    private readonly users: UsersService,
    private readonly codes: SecondFactorCodesService,
    private readonly sessions: SessionsService,
  ) {}

  async account(id: number): Promise<AccountView> {
    const { secondFactorAt, recoveryCodeHashes, ...user } = await this.load(id);
    const isRequired = user.role === 'admin' && (await this.settings()).adminsNeedSecondFactor;
    return {
      id,
      username: user.username,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      lastLogin: user.lastLogin,
      secondFactor: { since: secondFactorAt, recoveryCodesLeft: recoveryCodeHashes.length, isRequired },
    };
  }

  /** Creates a secret, which has no effect until it is confirmed. */
  async begin(currentPassword: string, acting: ActingPerson): Promise<{ secret: string; uri: string }> {
    const { id, username } = acting.user;
    await this.users.proveOwnPassword(currentPassword, acting);
    const secret = newTotpSecret();
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(User)
      .set({ totpSecret: secret, totpStep: 0, updatedAt: () => 'updated_at' })
      .where('id = :id AND second_factor_at IS NULL', { id })
      .execute();
    if (!affected) throw new ConflictException(SECOND_FACTOR.alreadyOn);
    return { secret, uri: totpUri(secret, username) };
  }

  /** Turns it on. Answers the recovery codes, this once. */
  async confirm(typed: string, { user, caller }: ActingPerson): Promise<string[]> {
    const { id } = user;
    const { totpSecret, secondFactorAt } = await this.load(id);
    if (secondFactorAt) throw new ConflictException(SECOND_FACTOR.alreadyOn);
    if (totpSecret === null) throw new ConflictException(SECOND_FACTOR.notBegun);
    const attempt = await this.codes.count(id, 'phone', caller);
    const code = readSecondFactorCode(typed);
    const step = code?.kind === 'phone' ? findTotpStep(totpSecret, code.code, Date.now()) : undefined;
    if (step === undefined) throw wrongCode();
    const { codes, hashes } = newRecoveryCodes();
    await this.manager.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(User)
        .set({
          secondFactorAt: () => "date_trunc('milliseconds', now())",
          totpStep: step,
          recoveryCodeHashes: hashes,
          updatedAt: () => NEXT_UPDATED_AT,
        })
        .where('id = :id AND totp_secret = :totpSecret AND second_factor_at IS NULL', { id, totpSecret })
        .execute();
      if (!affected) throw new ConflictException(SECOND_FACTOR.alreadyOn);
      await tell(manager, id, 'on');
    });
    await this.codes.forgive({ attempt });
    return codes;
  }

  async turnOff(dto: ProvenDto, acting: ActingPerson): Promise<AccountView> {
    await this.prove(dto, acting, OFF, 'off');
    return this.account(acting.user.id);
  }

  /** Answers new recovery codes, this once; those of before open nothing any more. */
  async renewCodes(dto: ProvenDto, acting: ActingPerson): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes();
    await this.prove(dto, acting, { recoveryCodeHashes: hashes, updatedAt: () => 'updated_at' }, 'newCodes');
    return codes;
  }

  /** Resets another user's second factor and ends their sessions, because the phone may be in other hands. */
  async removeOf(id: number, currentPassword: string, acting: ActingPerson): Promise<User> {
    if (id === acting.user.id) throw new ConflictException(SECOND_FACTOR.own);
    await this.users.proveOwnPassword(currentPassword, acting);
    return this.manager.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(User)
        .set(OFF)
        .where('id = :id AND second_factor_at IS NOT NULL', { id })
        .execute();
      const user = await manager.findOneBy(User, { id });
      if (!user) throw new NotFoundException('There is no user with this id');
      if (!affected) throw new ConflictException(SECOND_FACTOR.notOn);
      await this.sessions.endAllOf(id, undefined, manager);
      await tell(manager, id, 'off', acting.user.username);
      return user;
    });
  }

  async settings(): Promise<SignInSettingsView> {
    const row = await this.manager.findOneBy(SignInSettings, { id: 1 });
    return { adminsNeedSecondFactor: row?.adminsNeedSecondFactor ?? false };
  }

  /** @throws ConflictException when the owner would be the first to be asked to set it up */
  async changeSettings(change: SignInSettingsView, ownId: number): Promise<SignInSettingsView> {
    refuseChangedReadOnly(change, await this.settings());
    const { adminsNeedSecondFactor } = change;
    if (adminsNeedSecondFactor && !(await this.load(ownId)).secondFactorAt)
      throw new ConflictException(SECOND_FACTOR.ownFirst);
    await this.manager.upsert(SignInSettings, { id: 1, adminsNeedSecondFactor }, ['id']);
    return { adminsNeedSecondFactor };
  }

  private async prove(
    { currentPassword, code }: ProvenDto,
    acting: ActingPerson,
    changes: Parameters<SecondFactorCodesService['use']>[3],
    happened: 'off' | 'newCodes',
  ): Promise<void> {
    const { id } = acting.user;
    await this.users.proveOwnPassword(currentPassword, acting);
    const account = await this.load(id);
    if (!account.secondFactorAt) throw new ConflictException(SECOND_FACTOR.notOn);
    const proof: CodeProof | undefined = await this.codes.check(account, code, acting.caller);
    const isDone =
      proof &&
      (await this.manager.transaction(async (manager) => {
        const isUsed = await this.codes.use(manager, id, proof, changes);
        if (isUsed) await tell(manager, id, happened);
        return isUsed;
      }));
    if (!isDone) throw wrongCode();
    await this.codes.forgive(proof);
  }

  private load(id: number): Promise<User> {
    return this.manager
      .createQueryBuilder(User, 'account')
      .addSelect(['account.totpSecret', 'account.recoveryCodeHashes'])
      .where('account.id = :id', { id })
      .getOneOrFail();
  }
}

function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_LENGTH)));
  return { codes: codes.map(groupedInFours), hashes: codes.map(recoveryCodeHash) };
}

async function tell(
  manager: EntityManager,
  id: number,
  happened: Parameters<typeof secondFactorMail>[1],
  actor?: string,
): Promise<void> {
  const user = await manager.findOneByOrFail(User, { id });
  await queueMail(manager, secondFactorMail(user, happened, actor ?? user.username));
}

/** 400 rather than 401: the session stays valid. */
function wrongCode(): RefusedFields {
  return new RefusedFields({ code: SECOND_FACTOR.code.wrong });
}
