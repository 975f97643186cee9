import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EntityManager } from 'typeorm';
import { addressGroup } from '#libs/domain/address-group';
import { daysKept } from '#libs/domain/retention';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';

/** The longest that browsers keep a cookie. */
const LIFE_DAYS = daysKept('knownDevices');
const DAY_SECONDS = 86_400;
/** A script that signs in anew for each call would leave one every time: what was never seen again goes first. */
const KEPT_PER_ACCOUNT = 50;

/** Where a password, or the wish for a new one, comes from. */
export interface Caller {
  address: string;
  /** The secret of the browser's device cookie. */
  device: string | undefined;
}

/**
 * Browsers in which an account signed in before. Their cookie opens nothing; it only gives their guesses at that
 * account's password a count of their own, so that strangers who guess, even from the same address, keep nobody out
 * (OWASP's "device cookie"). One secret may stand for several accounts: of all who share the school's computer.
 */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly manager: EntityManager,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** The secret that the browser presents, known or not. */
  secretOf(request: FastifyRequest): string | undefined {
    return request.cookies[this.cookie().name];
  }

  giveCookie(reply: FastifyReply, secret: string): void {
    const { name, secure } = this.cookie();
    void reply.setCookie(name, secret, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      maxAge: LIFE_DAYS * DAY_SECONDS,
    });
  }

  /** Whether the account signed in with this browser before; without `userId`, whether anybody did. */
  async isKnown(secret: string, userId?: number, manager = this.manager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'SELECT FROM known_devices WHERE secret_hash = $1 AND ($2::int IS NULL OR user_id = $2) LIMIT 1',
      [hashSecret(secret), userId ?? null],
    );
    return rows.length > 0;
  }

  /**
   * Who waits, or is counted, together: a browser in which somebody signed in before waits for no stranger, whether
   * many send or its own address does.
   */
  async senderOf({ address, device }: Caller): Promise<{ sender: string; isKnown: boolean }> {
    return device !== undefined && (await this.isKnown(device))
      ? { sender: `device ${device}`, isKnown: true }
      : { sender: addressGroup(address), isKnown: false };
  }

  /**
   * From now on the browser is known to the account. Answers the secret for its cookie: a new one unless it has one of
   * ours.
   */
  async remember(manager: EntityManager, userId: number, presented: string | undefined): Promise<string> {
    const secret =
      presented !== undefined && (await this.isKnown(presented, undefined, manager)) ? presented : newSecret();
    await manager.query(
      `INSERT INTO known_devices (secret_hash, user_id) VALUES ($1, $2)
        ON CONFLICT (secret_hash, user_id) DO UPDATE SET last_used_at = now()`,
      [hashSecret(secret), userId],
    );
    return secret;
  }

  async removeOld(): Promise<void> {
    await this.manager.query(
      `DELETE FROM known_devices d USING (
         SELECT secret_hash, user_id, row_number() OVER (
           PARTITION BY user_id ORDER BY last_used_at > created_at DESC, last_used_at DESC
         ) AS place FROM known_devices
       ) AS ranked
       WHERE d.secret_hash = ranked.secret_hash AND d.user_id = ranked.user_id
         AND (ranked.place > $1 OR d.last_used_at < now() - make_interval(days => $2))`,
      [KEPT_PER_ACCOUNT, LIFE_DAYS],
    );
  }

  /** Behind https the `__Host-` prefix makes browsers refuse the cookie from any other host or without Secure. */
  private cookie(): { name: string; secure: boolean } {
    const secure = this.env.publicUrl.startsWith('https:');
    return { name: secure ? '__Host-storm_device' : 'storm_device', secure };
  }
}
