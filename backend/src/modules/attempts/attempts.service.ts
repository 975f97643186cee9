import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { RETENTION } from '#libs/domain/retention';
import { Batch } from '../../common/batch.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { TooManyRequests } from '../../common/errors/exceptions.js';
import { runPrepared } from '../../database/prepared-statement.js';

/** At most `max` attempts under `key` in any `windowMinutes`. */
export interface AttemptLimit {
  /** What is counted, for example `login account 7 from 203.0.113.7`. */
  key: string;
  /** Infinity: counted and never refused. */
  max: number;
  windowMinutes: number;
}

type Reservation = { ids: string[] } | { retryAfterSeconds: number };

/** In one statement: hundreds who come from one address wait for each other, and take turns with everybody else. */
const RESERVED_AT_ONCE = 16;

/** See the migration WrittenAsSeen. */
const RESERVE = {
  name: 'reserve-attempts',
  text: 'SELECT ids, seconds FROM reserve_attempts($1, $2, $3, $4, $5)',
};
const UNTIL_FREE = {
  name: 'seconds-until-free',
  text: `
    SELECT seconds FROM (
      SELECT seconds_until_free(key, max, minutes) AS seconds, place
      FROM unnest($1::bytea[], $2::bigint[], $3::integer[]) WITH ORDINALITY AS limits (key, max, minutes, place)
    ) full_limits WHERE seconds IS NOT NULL ORDER BY place LIMIT 1`,
};

/**
 * Limits on guessing, in PostgreSQL: shared by all replicas and kept over a restart. An attempt is counted before it is
 * made, and one by one under a lock, so that attempts made all at once cannot slip past the limit together. What comes
 * while a statement is under way is counted together by the next.
 */
@Injectable()
export class AttemptsService {
  private readonly turns = new ConcurrencyLimit(RESERVED_AT_ONCE);
  private readonly reservations = new Batch((groups: AttemptLimit[][]) => this.reserveTogether(groups));

  constructor(private readonly manager: EntityManager) {}

  /**
   * Counts an attempt under each limit, or under none of them when one is used up.
   * @param from whose turn it takes: the address group of the request, where others must not wait for all it sends
   * @throws TooManyRequests, ServiceUnavailableException when too many wait already
   */
  reserve(limits: AttemptLimit[], from?: string): Promise<Reservation> {
    return this.turns.run(() => this.reservations.add(limits), from);
  }

  /**
   * Does something that is limited, and counts it only when it could be done.
   * @param limits each with what is said when it is used up
   * @throws TooManyRequests
   */
  async whenFree<T>(limits: readonly (AttemptLimit & { refusal: string })[], act: () => Promise<T>): Promise<T> {
    const ids: string[] = [];
    try {
      for (const { refusal, ...limit } of limits) {
        const reservation = await this.reserve([limit]);
        if ('retryAfterSeconds' in reservation) throw new TooManyRequests(refusal, reservation.retryAfterSeconds);
        ids.push(...reservation.ids);
      }
      return await act();
    } catch (error) {
      await this.forgive({ ids });
      throw error;
    }
  }

  /** How many attempts the last `windowMinutes` hold. */
  async count({ key, windowMinutes }: Pick<AttemptLimit, 'key' | 'windowMinutes'>): Promise<number> {
    const [row] = await this.manager.query<{ count: number }[]>(
      `SELECT count(*)::int FROM attempts
       WHERE key = $1 AND attempted_at > clock_timestamp() - make_interval(mins => $2)`,
      [hashKey(key), windowMinutes],
    );
    return row!.count;
  }

  /** How long until one more attempt has room under each limit; undefined: it has now. Counts nothing. */
  async secondsUntilFree(limits: AttemptLimit[]): Promise<number | undefined> {
    const [full] = await runPrepared<{ seconds: number }>(this.manager, UNTIL_FREE, [
      limits.map(({ key }) => hashKey(key)),
      limits.map(finiteMax),
      limits.map(({ windowMinutes }) => windowMinutes),
    ]);
    return full?.seconds;
  }

  /** Takes back an attempt that turned out to be right, and with it all earlier ones under `key`. */
  async forgive(reservation: { ids: string[] }, key?: string): Promise<void> {
    await this.manager.query('DELETE FROM attempts WHERE id = ANY($1::bigint[]) OR key = $2', [
      reservation.ids,
      key === undefined ? null : hashKey(key),
    ]);
  }

  /** Also those that a clock dated which ran ahead: they would count until their time comes. */
  async removeOld(): Promise<void> {
    await this.manager.query(
      `DELETE FROM attempts WHERE attempted_at < now() - $1::interval OR attempted_at > now() + interval '1 hour'`,
      [RETENTION.counts],
    );
  }

  private async reserveTogether(groups: AttemptLimit[][]): Promise<Reservation[]> {
    const limits = groups.flatMap((group, index) =>
      group.map((limit) => ({ ...limit, group: index, hash: hashKey(limit.key) })),
    );
    // Always in the same order, or two statements would wait for each other for ever.
    const locks = [...new Set(limits.filter(isFinite).map(({ hash }) => hash.readBigInt64BE()))].sort((a, b) =>
      a < b ? -1 : 1,
    );
    const rows = await runPrepared<{ ids: string[] | null; seconds: number | null }>(this.manager, RESERVE, [
      limits.map(({ group }) => group),
      limits.map(({ hash }) => hash),
      limits.map(finiteMax),
      limits.map(({ windowMinutes }) => windowMinutes),
      locks.map(String),
    ]);
    return rows.map(({ ids, seconds }) => (ids === null ? { retryAfterSeconds: seconds ?? 1 } : { ids }));
  }
}

function isFinite({ max }: AttemptLimit): boolean {
  return Number.isFinite(max);
}

/** As the functions of the migration take it. */
function finiteMax({ max }: AttemptLimit): number | null {
  return Number.isFinite(max) ? max : null;
}

function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
