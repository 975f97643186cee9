import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { LOGIN_RULES, PASSWORD_RESET } from '#libs/contracts/auth';
import { addressGroup } from '#libs/domain/address-group';
import { RefusedFields } from '../../common/errors/refused-fields.js';
import { TooManyRequests } from '../../common/errors/too-many-requests.js';
import { hashPassword } from '../../common/secrets/password-hash.js';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { enqueue } from '../jobs/enqueue.js';
import type { MailIdentity } from '../mail/mail.js';
import { MailSenderService } from '../mail/mail-sender.service.js';
import { newMailIdentity } from '../mail/queue-mail.js';
import { PasswordReset } from '../users/password-reset.entity.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { passwordResetMail } from './password-reset.mail.js';

const MAX_MAILS_PER_ACCOUNT = 3;
const MAX_MAILS_PER_ADDRESS = 20;
const MAIL_WINDOW_MINUTES = 60;
const MAX_GUESSES_PER_ADDRESS = 20;
const GUESS_WINDOW_MINUTES = 15;
/** About an hour: nobody wants the link the next morning. */
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

/** Forgotten passwords (CONTRACT "Sign-in"). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly manager: EntityManager,
    private readonly attempts: AttemptsService,
    private readonly sender: MailSenderService,
    private readonly users: UsersService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** Does the same whether or not there is such an account: it is looked up later, by the job. */
  async ask(email: string, address: string): Promise<void> {
    const from = addressGroup(address);
    const reservation = await this.attempts.reserve([
      { key: `forgot ${email.toLowerCase()}`, max: MAX_MAILS_PER_ACCOUNT, windowMinutes: MAIL_WINDOW_MINUTES },
      { key: `forgot from ${from}`, max: MAX_MAILS_PER_ADDRESS, windowMinutes: MAIL_WINDOW_MINUTES },
    ], from);
    if ('retryAfterSeconds' in reservation) return;
    await enqueue(this.manager, 'send-password-reset', { email, identity: newMailIdentity() }, { maxAttempts: MAX_MAIL_ATTEMPTS });
  }

  /** The job: makes the link and mails it in one go, because the queue would keep its secret in plain text. */
  async sendLink({ email, identity }: LinkRequest): Promise<void> {
    const user = await this.manager.createQueryBuilder(User, 'account').where('lower(account.email) = lower(:email) AND account.isActive', { email }).getOne();
    if (!user) return;
    const token = newSecret();
    const tokenHash = hashSecret(token);
    await this.manager.insert(PasswordReset, { userId: user.id, tokenHash, expiresAt: () => `now() + interval '${PASSWORD_RESET.validMinutes} minutes'` });
    try {
      await this.sender.send(passwordResetMail(user, this.env.publicUrl, token), identity);
    } catch (error) {
      await this.manager.delete(PasswordReset, { tokenHash });
      throw error;
    }
  }

  /**
   * Sets the new password, once per link.
   * @throws RefusedFields for an unknown, expired or used link
   * @throws TooManyRequests after too many wrong ones from one address
   */
  async reset({ token, password }: { token: string; password: string }, address: string): Promise<void> {
    const from = addressGroup(address);
    const reservation = await this.attempts.reserve([{ key: `reset from ${from}`, max: MAX_GUESSES_PER_ADDRESS, windowMinutes: GUESS_WINDOW_MINUTES }], from);
    if ('retryAfterSeconds' in reservation) throw new TooManyRequests(LOGIN_RULES.tooMany, reservation.retryAfterSeconds);
    const tokenHash = hashSecret(token);
    // Looked up first: a wrong link is not worth the work of a hash.
    if (!(await this.manager.existsBy(PasswordReset, { tokenHash }))) throw badToken();
    const passwordHash = await hashPassword(password, from);
    await this.manager.transaction(async (manager) => {
      // Of two requests at once the second finds the row gone: the DELETE waits for the first and then counts nothing.
      const [used] = await manager.query<[{ user_id: number }[], number]>(
        `DELETE FROM password_resets r USING users u
         WHERE r.token_hash = $1 AND r.expires_at > now() AND u.id = r.user_id AND u.is_active RETURNING r.user_id`,
        [tokenHash],
      );
      if (!used[0]) throw badToken();
      await this.users.setPassword(manager, used[0].user_id, passwordHash);
    });
    await this.attempts.forgive(reservation);
  }

  async removeExpired(): Promise<void> {
    await this.manager.query('DELETE FROM password_resets WHERE expires_at <= now()');
  }
}

function badToken(): RefusedFields {
  return new RefusedFields({ token: PASSWORD_RESET.badToken });
}
