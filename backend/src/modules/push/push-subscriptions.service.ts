import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { MAX_PUSH_SUBSCRIPTIONS, PUSH_RULES } from '#libs/contracts/push';
import { allowedPushEndpoint } from '#libs/domain/push-endpoint';
import type { CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { PushSubscription } from './push-subscription.entity.js';
import type { SubscribePushDto } from './push.dto.js';

/** Of whom nothing is known any more is never sent to: asked in the query itself, each time. */
const OF_ACTIVE_ADMINS = `FROM push_subscriptions subscription
  JOIN users ON users.id = subscription.user_id AND users.is_active AND users.role = 'admin'`;

/** Where a push goes. */
export type PushTarget = Pick<PushSubscription, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

/** The browsers that staff have signed in to be told at once. */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly manager: EntityManager,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * @throws RefusedFields for an endpoint that the server does not send to
   * @throws UnauthorizedException when the session was ended meanwhile, on a lost phone for example
   */
  async add(
    { id: userId, sessionId }: CurrentUser,
    { endpoint, keys }: SubscribePushDto,
  ): Promise<Pick<PushSubscription, 'endpoint' | 'createdAt'>> {
    const kept = this.allowed(endpoint);
    if (kept === undefined || kept.length > PUSH_RULES.endpoint.maxLength)
      throw new RefusedFields({ endpoint: refusal(endpoint) });
    return this.manager.transaction(async (manager) => {
      // Two browsers of one user at once: the second counts what the first has added.
      await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const [added] = await manager.query<Pick<PushSubscription, 'endpoint' | 'createdAt'>[]>(
        `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, updated_at)
          SELECT $1::int, id, $2, $3, $4, clock_timestamp() FROM sessions WHERE id = $5 FOR KEY SHARE
         ON CONFLICT (endpoint) DO UPDATE
           SET user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
             auth = excluded.auth, updated_at = excluded.updated_at
         RETURNING endpoint, created_at AS "createdAt"`,
        [userId, kept, keys.p256dh, keys.auth, sessionId],
      );
      if (!added) throw new UnauthorizedException(LOGIN_RULES.sessionEnded);
      await manager.query(
        `DELETE FROM push_subscriptions WHERE id IN (
           SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY updated_at DESC, id DESC OFFSET $2)`,
        [userId, MAX_PUSH_SUBSCRIPTIONS],
      );
      return added;
    });
  }

  /** Nothing happens when it is somebody else's, or there is none. */
  async remove(userId: number, endpoint: string): Promise<void> {
    const kept = URL.canParse(endpoint) ? new URL(endpoint).href : endpoint;
    await this.manager.delete(PushSubscription, { userId, endpoint: kept });
  }

  /** The push service does not know it any more. */
  async removeEnded(id: number): Promise<void> {
    await this.manager.delete(PushSubscription, { id });
  }

  /** The ids of all that are sent to, or of one user's. */
  async listIds(manager: EntityManager, userId?: number): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT subscription.id ${OF_ACTIVE_ADMINS} WHERE users.id = $1 OR $1 IS NULL ORDER BY subscription.id`,
      [userId ?? null],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * @returns undefined when it is gone, when its user may not know any more, or when its push service is no longer
   *   allowed
   */
  async find(id: number): Promise<PushTarget | undefined> {
    const [target] = await this.manager.query<PushTarget[]>(
      `SELECT subscription.id, subscription.endpoint, subscription.p256dh,
        subscription.auth ${OF_ACTIVE_ADMINS} WHERE subscription.id = $1`,
      [id],
    );
    return target && this.allowed(target.endpoint) !== undefined ? target : undefined;
  }

  private allowed(endpoint: string): string | undefined {
    return allowedPushEndpoint(endpoint, this.env.pushHosts);
  }
}

function refusal(endpoint: string): string {
  const { invalid, notAllowed } = PUSH_RULES.endpoint;
  return URL.canParse(endpoint) && new URL(endpoint).protocol === 'https:' ? notAllowed : invalid;
}
