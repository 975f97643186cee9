import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EntityManager } from 'typeorm';
import { API_KEY_RULES, KEY_CALLS_PER_MINUTE } from '#libs/contracts/api-key';
import type { CurrentUser, WithCurrentUser } from '../../common/access.decorators.js';
import { TooManyRequests } from '../../common/errors/exceptions.js';
import { requireApiKeyScope } from '../../common/api-key-scope.js';
import { hashSecret } from '../../common/secrets/secret.js';
import { MissesService } from '../throttling/misses.service.js';
import { CallsPerMinute } from './calls-per-minute.js';

/** Tells whose key comes with a request, in one statement. */
@Injectable()
export class KeyAuthenticationService {
  private readonly calls = new CallsPerMinute(KEY_CALLS_PER_MINUTE);

  constructor(
    private readonly manager: EntityManager,
    private readonly misses: MissesService,
  ) {}

  /**
   * Who makes a request by this key: its maker, as long as they are an active admin.
   * @throws ForbiddenException when the key is not for this request, TooManyRequests when it calls too often or the
   *   address has tried too many that open nothing
   */
  async identify(request: FastifyRequest & WithCurrentUser, key: string): Promise<CurrentUser | undefined> {
    const keyHash = hashSecret(key);
    const [user] = await this.manager.query<CurrentUser[]>(
      `SELECT u.id, u.username, u.role,
        json_build_object('id', k.id, 'name', k.name, 'access', k.access, 'resources', k.resources) AS "apiKey",
        k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute' AS "useIsUnwritten"
       FROM api_keys k JOIN users u ON u.id = k.user_id
       WHERE k.key_hash = $1 AND u.is_active AND u.role = 'admin' AND (k.expires_at IS NULL OR k.expires_at > now())`,
      [keyHash],
    );
    // Only now: a good key costs no statement more, and works beside somebody who guesses from the same address.
    if (!user?.apiKey)
      return this.misses.watch('API key', request.ip, () => Promise.resolve(undefined), keyHash.toString('hex'));
    const seconds = this.calls.take(user.apiKey.id);
    if (seconds !== undefined) throw new TooManyRequests(API_KEY_RULES.tooManyCalls, seconds);
    request.refusedUser = user;
    requireApiKeyScope(request, user.apiKey);
    delete request.refusedUser;
    return user;
  }
}
