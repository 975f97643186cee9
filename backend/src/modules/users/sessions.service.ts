import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { RETENTION } from '#libs/domain/retention';
import type { CurrentUser } from '../../common/access.decorators.js';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import { Session } from './sign-in.entity.js';

const MAX_USER_AGENT = 400;
const IDLE_LIFE = '2 hours';
/** A use is written down at most this often: a request should not cost a write. */
const TOUCH_EVERY = '1 minute';
/** Of a row of sessions called s. */
const LIVE = `s.expires_at > now() AND s.last_used_at > now() - interval '${IDLE_LIFE}'`;

export interface NewSession {
  /** For `Authorization: Bearer`. Never stored by the back-office. */
  token: string;
  /** For the session cookie. */
  cookie: string;
  expiresAt: Date;
}

/** Where somebody signs in. */
interface From {
  userAgent?: string | undefined;
  address?: string | undefined;
}

/** The sessions of all accounts (CONTRACT "Sign-in"): two hours without use, twelve hours at most. */
@Injectable()
export class SessionsService {
  constructor(private readonly manager: EntityManager) {}

  async create(manager: EntityManager, userId: number, { userAgent, address }: From = {}): Promise<NewSession> {
    const token = newSecret();
    const cookie = newSecret();
    const [row] = await manager.query<{ expires_at: Date }[]>(
      `INSERT INTO sessions (user_id, token_hash, cookie_hash, expires_at, user_agent, address)
       VALUES ($1, $2, $3, date_trunc('milliseconds', now() + $4::interval), $5, $6) RETURNING expires_at`,
      [
        userId,
        hashSecret(token),
        hashSecret(cookie),
        RETENTION.signIns,
        userAgent?.slice(0, MAX_USER_AGENT) ?? null,
        address ?? null,
      ],
    );
    return { token, cookie, expiresAt: row!.expires_at };
  }

  findByToken(token: string): Promise<CurrentUser | undefined> {
    return this.find('s.token_hash = $1', [hashSecret(token)]);
  }

  /** With `userId`, only a session of that very user. */
  findByCookie(cookie: string, userId?: number): Promise<CurrentUser | undefined> {
    return this.find('s.cookie_hash = $1 AND ($2::int IS NULL OR s.user_id = $2)', [
      hashSecret(cookie),
      userId ?? null,
    ]);
  }

  /** Notes that the session was used just now. */
  async touch(sessionId: number): Promise<void> {
    await this.manager.query(
      `UPDATE sessions SET last_used_at = now() WHERE id = $1 AND last_used_at < now() - interval '${TOUCH_EVERY}'`,
      [sessionId],
    );
  }

  async end(sessionId: number): Promise<void> {
    await this.manager.delete(Session, sessionId);
  }

  /** The user's live sessions, the latest used first. */
  listOf(userId: number): Promise<Session[]> {
    return this.manager
      .createQueryBuilder(Session, 's')
      .where(`s.userId = :userId AND ${LIVE}`, { userId })
      .orderBy({ 's.lastUsedAt': 'DESC', 's.id': 'DESC' })
      .getMany();
  }

  /**
   * With it end the pushes that were asked for in it, or a lost phone would go on showing who writes.
   * @returns what it was; undefined when it is not the user's
   */
  endOwn(id: number, userId: number): Promise<Session | undefined> {
    return this.manager.transaction(async (manager) => {
      const session = await manager.findOneBy(Session, { id, userId });
      if (!session) return undefined;
      // First the session: who asks for pushes in it now is waited for, or waits and finds it ended.
      await manager.delete(Session, id);
      await manager.query('DELETE FROM push_subscriptions WHERE session_id = $1', [id]);
      return session;
    });
  }

  /** Ends the session of a browser that signs in anew, whoever's it was. */
  async endByCookie(manager: EntityManager, cookie: string): Promise<void> {
    await manager.delete(Session, { cookieHash: hashSecret(cookie) });
  }

  /**
   * Ends the user's sessions, but for the one given: part of every change of password, role or active flag. With them
   * all pushes that were not asked for in that one, also of sessions that ran out. The sessions go first, as in
   * `endOwn`.
   */
  endAllOf(userId: number, exceptSessionId?: number, manager = this.manager): Promise<void> {
    const whose = [userId, exceptSessionId ?? null];
    return manager.transaction(async (within) => {
      await within.query('DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2', whose);
      await within.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND session_id IS DISTINCT FROM $2', whose);
    });
  }

  async removeEnded(manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM sessions WHERE expires_at <= now() OR last_used_at <= now() - interval '${IDLE_LIFE}'`,
    );
  }

  /** Role and active flag are read on every request, in the one indexed query that finds the session. */
  private async find(condition: string, values: unknown[]): Promise<CurrentUser | undefined> {
    const [row] = await this.manager.query<CurrentUser[]>(
      `SELECT u.id, u.username, u.role, s.id AS "sessionId",
        s.last_used_at < now() - interval '${TOUCH_EVERY}' AS "useIsUnwritten",
        u.role = 'admin' AND u.second_factor_at IS NULL
          AND EXISTS (SELECT FROM sign_in_settings WHERE admins_need_second_factor) AS "mustSetUpSecondFactor"
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE ${condition} AND u.is_active AND ${LIVE}`,
      values,
    );
    return row;
  }
}
