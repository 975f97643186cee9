import { Injectable, UnauthorizedException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { LOGIN_RULES, type SignedInUser } from '#libs/contracts/auth';
import { addressGroup } from '#libs/domain/address-group';
import { TooManyRequests } from '../../common/errors/too-many-requests.js';
import { isPassword } from '../../common/secrets/password-hash.js';
import { type NewSession, SessionsService } from '../users/sessions.service.js';
import { User } from '../users/user.entity.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { LoginDto } from './login.dto.js';

/** CONTRACT "Sign-in". RATE_LIMIT_SCALE does not touch these. */
const MAX_PER_ACCOUNT_AND_ADDRESS = 10;
const MAX_PER_ADDRESS = 100;
const WINDOW_MINUTES = 15;

export type SignIn = NewSession & { user: SignedInUser };

@Injectable()
export class LoginService {
  constructor(
    private readonly manager: EntityManager,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
  ) {}

  /**
   * Opens a session for an active account of any role.
   * @param address where the request came from
   * @throws UnauthorizedException, the same and after the same work whatever was wrong
   * @throws TooManyRequests after too many failures, also for the right password
   */
  async login({ username, password }: LoginDto, address: string): Promise<SignIn> {
    const account = await this.findAccount(username);
    const from = addressGroup(address);
    // By id where there is one, so that no other spelling of a name gets attempts of its own.
    const accountKey = `login ${account ? `account ${account.id}` : `name ${username.toLowerCase()}`} from ${from}`;
    const reservation = await this.attempts.reserve([
      { key: accountKey, max: MAX_PER_ACCOUNT_AND_ADDRESS, windowMinutes: WINDOW_MINUTES },
      { key: `login from ${from}`, max: MAX_PER_ADDRESS, windowMinutes: WINDOW_MINUTES },
    ], from);
    if ('retryAfterSeconds' in reservation) throw new TooManyRequests(LOGIN_RULES.tooMany, reservation.retryAfterSeconds);
    const isRight = await isPassword(password, account?.passwordHash, from);
    const signIn = isRight && account ? await this.openSession(account) : undefined;
    if (!signIn) throw new UnauthorizedException(LOGIN_RULES.wrong);
    await this.attempts.forgive(reservation, accountKey);
    return signIn;
  }

  private async findAccount(username: string): Promise<Pick<User, 'id' | 'passwordHash'> | null> {
    return this.manager
      .createQueryBuilder(User, 'account')
      .select(['account.id', 'account.passwordHash'])
      .where('lower(account.username) = lower(:username)', { username })
      .getOne();
  }

  /** Undefined when the account is inactive, or its password was changed while this one was being checked. */
  private openSession({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>): Promise<SignIn | undefined> {
    return this.manager.transaction(async (manager) => {
      const { affected } = await manager.update(User, { id, passwordHash, isActive: true }, { lastLogin: () => "date_trunc('milliseconds', now())", updatedAt: () => 'updated_at' });
      if (!affected) return undefined;
      const user = await manager.findOneByOrFail(User, { id });
      return { ...(await this.sessions.create(manager, id)), user: signedInUser(user) };
    });
  }
}

function signedInUser({ id, username, email, firstName, lastName, role, lastLogin }: User): SignedInUser {
  return { id, username, email, firstName, lastName, role, lastLogin: lastLogin?.toISOString() ?? null };
}
