import { Injectable, UnauthorizedException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { KnownDevicesService } from '../users/known-devices.service.js';
import { type Caller, PasswordAttemptsService } from '../users/password-attempts.service.js';
import { type NewSession, SessionsService } from '../users/sessions.service.js';
import { User } from '../users/user.entity.js';
import type { SignedInUserView, LoginDto } from './auth.dto.js';

/** Where somebody signs in, with what their browser keeps of an earlier time. */
interface LoginCaller extends Caller {
  sessionCookie: string | undefined;
  userAgent: string | undefined;
}

type SignIn = NewSession & { user: SignedInUserView; device: string };

@Injectable()
export class LoginService {
  constructor(
    private readonly manager: EntityManager,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordAttemptsService,
    private readonly devices: KnownDevicesService,
  ) {}

  /**
   * Opens a session for an active account of any role, in place of the one that this browser had.
   * @throws UnauthorizedException, the same and after the same work whatever was wrong
   * @throws TooManyRequests after too many failures, also for the right password
   */
  async login({ username, password }: LoginDto, caller: LoginCaller): Promise<SignIn> {
    const attempt = await this.passwords.check(() => this.findAccount(username), username, password, caller);
    const signIn = attempt.account && (await this.openSession(attempt.account, caller));
    if (!signIn) throw new UnauthorizedException(LOGIN_RULES.wrong);
    await this.passwords.forgive(attempt);
    return signIn;
  }

  private async findAccount(username: string): Promise<Pick<User, 'id' | 'passwordHash'> | undefined> {
    const account = await this.manager
      .createQueryBuilder(User, 'account')
      .select(['account.id', 'account.passwordHash'])
      .where('lower(account.username) = lower(:username)', { username })
      .getOne();
    return account ?? undefined;
  }

  /** Undefined when the account is inactive, or its password was changed while this one was being checked. */
  private openSession(
    { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
    { sessionCookie, device, userAgent, address }: LoginCaller,
  ): Promise<SignIn | undefined> {
    return this.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        User,
        { id, passwordHash, isActive: true },
        { lastLogin: () => "date_trunc('milliseconds', now())", updatedAt: () => 'updated_at' },
      );
      if (!affected) return undefined;
      if (sessionCookie !== undefined) await this.sessions.endByCookie(manager, sessionCookie);
      const user = await manager.findOneByOrFail(User, { id });
      return {
        ...(await this.sessions.create(manager, id, { userAgent, address })),
        user: signedInUser(user),
        device: await this.devices.remember(manager, id, device),
      };
    });
  }
}

function signedInUser({ id, username, email, firstName, lastName, role, lastLogin }: User): SignedInUserView {
  return { id, username, email, firstName, lastName, role, lastLogin };
}
