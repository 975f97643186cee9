import { Inject, Injectable } from '@nestjs/common';
import { EntityManager, Raw } from 'typeorm';
import { LOGIN_RULES, PASSWORD_RESET } from '#libs/contracts/auth';
import { addressGroup } from '#libs/domain/address-group';
import { RefusedFields, TooManyRequests } from '../../common/errors/exceptions.js';
import { refuseEasyPassword, hashPassword } from '../../common/secrets/passwords.js';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { runAsActor } from '../../database/actor-context.js';
import { enqueue } from '../jobs/enqueue.js';
import type { MailIdentity } from '../mail/mail.js';
import { RemoteUnavailable } from '../jobs/retry-later.js';
import { MailSenderService } from '../mail/mail-sender.service.js';
import { newMailIdentity } from '../mail/queue-mail.js';
import { type Caller, KnownDevicesService } from '../users/known-devices.service.js';
import { PasswordAttemptsService } from '../users/password-attempts.service.js';
import { PasswordReset } from '../users/sign-in.entity.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { passwordResetMail } from './password-reset.mail.js';

const MAX_MAILS_PER_ACCOUNT = 3;
/** As long as a link is valid: when a stranger has used up the limit, the owner has a valid link in the mailbox. */
const ACCOUNT_WINDOW_MINUTES = PASSWORD_RESET.validMinutes;
const MAX_MAILS_PER_SENDER = 20;
const SENDER_WINDOW_MINUTES = 60;
const MAX_GUESSES_PER_ADDRESS = 20;
const GUESS_WINDOW_MINUTES = 15;
/** Retries for about an hour only: nobody wants the link the next morning. */
const MAX_MAIL_ATTEMPTS = 9;

interface LinkRequest {
  email: string;
  identity: MailIdentity;
}

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-password-reset': LinkRequest;
    }
  }
}

/** Password reset by mail (CONTRACT "Sign-in"). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly manager: EntityManager,
    private readonly attempts: AttemptsService,
    private readonly sender: MailSenderService,
    private readonly users: UsersService,
    private readonly passwords: PasswordAttemptsService,
    private readonly devices: KnownDevicesService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** Answers the same for unknown accounts: the job looks the account up later. */
  async ask(email: string, caller: Caller): Promise<void> {
    const { sender } = await this.devices.senderOf(caller);
    const reservation = await this.attempts.reserve(
      [
        { key: `forgot ${email.toLowerCase()}`, max: MAX_MAILS_PER_ACCOUNT, windowMinutes: ACCOUNT_WINDOW_MINUTES },
        { key: `forgot from ${sender}`, max: MAX_MAILS_PER_SENDER, windowMinutes: SENDER_WINDOW_MINUTES },
      ],
      sender,
    );
    if ('retryAfterSeconds' in reservation) return;
    await enqueue(
      this.manager,
      'send-password-reset',
      { email, identity: newMailIdentity() },
      { maxAttempts: MAX_MAIL_ATTEMPTS },
    );
  }

  /**
   * The job: stores the token's hash and sends the mail itself, because the queue would store the token in plain text.
   */
  async sendLink({ email, identity }: LinkRequest): Promise<void> {
    const token = newSecret();
    const user = await this.manager.transaction(async (manager) => {
      // Locked until the link is stored: a concurrent change of the address then deletes the link.
      const found = await manager
        .createQueryBuilder(User, 'account')
        .setLock('pessimistic_read')
        .where('lower(account.email) = lower(:email) AND account.isActive', { email })
        .getOne();
      if (found)
        await manager.insert(PasswordReset, {
          userId: found.id,
          tokenHash: hashSecret(token),
          expiresAt: () => `now() + interval '${PASSWORD_RESET.validMinutes} minutes'`,
        });
      return found;
    });
    if (!user) return;
    try {
      await this.sender.send(passwordResetMail(user, this.env.publicUrl, token), identity);
    } catch (error) {
      // The link stays: the mail may have arrived, and the mail server's answer been lost. Attempts count even while
      // the server is unavailable, so the job ends.
      throw error instanceof RemoteUnavailable ? new Error(error.message, { cause: error }) : error;
    }
  }

  /**
   * Sets the new password, once per link.
   * @returns the secret of the known-device cookie
   * @throws RefusedFields for an unknown, expired or used link, and for a password that is too easy, which does not use
   *   up the link
   * @throws TooManyRequests after too many wrong links from one address
   */
  async reset({ token, password }: { token: string; password: string }, { address, device }: Caller): Promise<string> {
    const from = addressGroup(address);
    const tokenHash = hashSecret(token);
    // Looked up before hashing, which is slow; a right link is not rate limited.
    const link = await this.manager.findOne(PasswordReset, {
      where: { tokenHash, expiresAt: Raw((column) => `${column} > now()`) },
      relations: { user: true },
    });
    if (!link) throw await this.refuseLink(from);
    await refuseEasyPassword(password, link.user);
    const passwordHash = await hashPassword(password, from);
    const secret = await this.manager.transaction(async (manager) => {
      // Of two concurrent requests the second waits for this DELETE and finds no row.
      const [used] = await manager.query<[{ user_id: number }[], number]>(
        `DELETE FROM password_resets r USING users u
         WHERE r.token_hash = $1 AND r.expires_at > now() AND u.id = r.user_id AND u.is_active RETURNING r.user_id`,
        [tokenHash],
      );
      if (!used[0]) throw badToken();
      await runAsActor({ kind: 'person', id: link.userId }, () =>
        this.users.setPassword(manager, link.userId, passwordHash),
      );
      return this.devices.remember(manager, link.userId, device);
    });
    await this.passwords.forgiveAt(link.userId, address);
    return secret;
  }

  private async refuseLink(from: string): Promise<Error> {
    const reservation = await this.attempts.reserve(
      [{ key: `reset from ${from}`, max: MAX_GUESSES_PER_ADDRESS, windowMinutes: GUESS_WINDOW_MINUTES }],
      from,
    );
    return 'ids' in reservation ? badToken() : new TooManyRequests(LOGIN_RULES.tooMany, reservation.retryAfterSeconds);
  }

  async removeExpired(): Promise<void> {
    await this.manager.query('DELETE FROM password_resets WHERE expires_at <= now()');
  }
}

function badToken(): RefusedFields {
  return new RefusedFields({ token: PASSWORD_RESET.badToken });
}
