import { Injectable, UnauthorizedException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { LOGIN_RULES, SECOND_FACTOR, SIGN_IN_REASONS } from '#libs/contracts/auth';
import { ActivityService } from '../activity/activity.service.js';
import { queueMail } from '../mail/queue-mail.js';
import { type Caller, KnownDevicesService } from '../users/known-devices.service.js';
import { PasswordAttemptsService } from '../users/password-attempts.service.js';
import { type NewSession, SessionsService } from '../users/sessions.service.js';
import { User } from '../users/user.entity.js';
import type { SignedInUserView, LoginDto } from './auth.dto.js';
import { type CodeProof, NO_CODE, SecondFactorCodesService } from './second-factor-codes.service.js';
import { secondFactorMail } from './second-factor.mail.js';

/** Where somebody signs in from, with the cookies of earlier sessions. */
interface LoginCaller extends Caller {
  sessionCookie: string | undefined;
  userAgent: string | undefined;
}

type Account = Pick<User, 'id' | 'passwordHash' | 'isActive' | 'secondFactorAt' | 'totpSecret'>;
type SignIn = NewSession & { user: SignedInUserView; device: string };

@Injectable()
export class LoginService {
  constructor(
    private readonly manager: EntityManager,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordAttemptsService,
    private readonly devices: KnownDevicesService,
    private readonly codes: SecondFactorCodesService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Opens a session for an active account of any role, replacing this browser's session.
   * @throws UnauthorizedException, identical and equally slow whatever was wrong; after the right password with a
   *   reason, when the second-factor code is missing or wrong
   * @throws TooManyRequests after too many failures, even with the right password or code
   */
  async login({ username, password, code }: LoginDto, caller: LoginCaller): Promise<SignIn> {
    const attempt = await this.passwords.check(() => this.findAccount(username), username, password, caller);
    const { account } = attempt;
    if (!account?.isActive) {
      await this.activity.countFailedSignIn(attempt.known?.id);
      throw new UnauthorizedException(LOGIN_RULES.wrong);
    }
    const asksForCode = account.secondFactorAt !== null;
    if (asksForCode) await this.passwords.takeBack(attempt);
    const proof = asksForCode ? await this.proofOf(account, code, caller) : NO_CODE;
    const signIn = await this.openSession(account, proof, caller);
    if (!signIn) throw asksForCode ? wrongCode() : new UnauthorizedException(LOGIN_RULES.wrong);
    await this.passwords.forgive(attempt);
    await this.codes.forgive(proof);
    return signIn;
  }

  private async findAccount(username: string): Promise<Account | undefined> {
    const account = await this.manager
      .createQueryBuilder(User, 'account')
      .select([
        'account.id',
        'account.passwordHash',
        'account.isActive',
        'account.secondFactorAt',
        'account.totpSecret',
      ])
      .where('lower(account.username) = lower(:username)', { username })
      .getOne();
    return account ?? undefined;
  }

  private async proofOf(account: Account, code: string | undefined, caller: LoginCaller): Promise<CodeProof> {
    if (code === undefined)
      throw new UnauthorizedException({ message: SECOND_FACTOR.code.required, reason: SIGN_IN_REASONS.codeRequired });
    const proof = await this.codes.check(account, code, caller);
    if (proof) return proof;
    await this.activity.countFailedSignIn(account.id);
    if (await this.codes.isGuessedAt(account.id)) await this.tell(account.id);
    throw wrongCode();
  }

  /** Tells the owner that codes are guessed: once each time the limit is reached, as no further guess is looked at. */
  private async tell(id: number): Promise<void> {
    const user = await this.manager.findOneByOrFail(User, { id });
    await queueMail(this.manager, secondFactorMail(user, 'guessed'));
  }

  /** Undefined when the account is inactive, its password changed meanwhile, or the code was already used. */
  private openSession(
    { id, passwordHash }: Account,
    proof: CodeProof,
    { sessionCookie, device, userAgent, address }: LoginCaller,
  ): Promise<SignIn | undefined> {
    return this.manager.transaction(async (manager) => {
      const signedIn = { lastLogin: () => "date_trunc('milliseconds', now())", updatedAt: () => 'updated_at' };
      const isOpen = { where: 'password_hash = :passwordHash AND is_active', parameters: { passwordHash } };
      if (!(await this.codes.use(manager, id, proof, signedIn, isOpen))) return undefined;
      if (sessionCookie !== undefined) await this.sessions.endByCookie(manager, sessionCookie);
      const user = await manager.findOneByOrFail(User, { id });
      if (proof.isRecovery) await queueMail(manager, secondFactorMail(user, 'recoveryCodeUsed'));
      return {
        ...(await this.sessions.create(manager, id, { userAgent, address })),
        user: signedInUser(user),
        device: await this.devices.remember(manager, id, device),
      };
    });
  }
}

function wrongCode(): UnauthorizedException {
  return new UnauthorizedException({ message: SECOND_FACTOR.code.wrong, reason: SIGN_IN_REASONS.codeWrong });
}

function signedInUser({ id, username, email, firstName, lastName, role, lastLogin }: User): SignedInUserView {
  return { id, username, email, firstName, lastName, role, lastLogin };
}
