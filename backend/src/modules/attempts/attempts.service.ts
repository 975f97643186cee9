import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';

/** At most `max` attempts under `key` in any `windowMinutes`. */
export interface AttemptLimit {
  /** What is counted, for example `login account 7 from 203.0.113.7`. */
  key: string;
  /** Infinity: counted and never refused. */
  max: number;
  windowMinutes: number;
}

type Reservation = { ids: string[] } | { retryAfterSeconds: number };

/** No limit looks back further. */
const LONGEST_WINDOW_MINUTES = 60;
/** Of the ten connections of a process: hundreds who come from one address wait for each other. */
const RESERVED_AT_ONCE = 4;

/**
 * Limits on guessing, in PostgreSQL: shared by all replicas and kept over a restart. An attempt is counted before it is
 * made, and one by one under a lock, so that attempts made all at once cannot slip past the limit together.
 */
@Injectable()
export class AttemptsService {
  private readonly reservations = new ConcurrencyLimit(RESERVED_AT_ONCE);

  constructor(private readonly manager: EntityManager) {}

  /**
   * Counts an attempt under each limit, or under none of them when one is used up.
   * @param from whose turn it takes: the address group of the request, where others must not wait for all it sends
   * @throws TooManyRequests, ServiceUnavailableException when too many wait already
   */
  reserve(limits: AttemptLimit[], from?: string): Promise<Reservation> {
    return this.reservations.run(() => this.reserveNow(limits), from);
  }

  /** How many attempts the last `windowMinutes` hold. */
  async count({ key, windowMinutes }: Pick<AttemptLimit, 'key' | 'windowMinutes'>): Promise<number> {
    const [row] = await this.manager.query<{ count: number }[]>(
      'SELECT count(*)::int FROM attempts WHERE key = $1 AND attempted_at > clock_timestamp() - make_interval(mins => $2)',
      [hashKey(key), windowMinutes],
    );
    return row!.count;
  }

  /** How long until one more attempt has room under each limit; undefined: it has now. Counts nothing. */
  secondsUntilFree(limits: AttemptLimit[]): Promise<number | undefined> {
    return secondsUntilFree(
      this.manager,
      limits.map((limit) => ({ ...limit, hash: hashKey(limit.key) })),
    );
  }

  /** Takes back an attempt that turned out to be right, and with it all earlier ones under `key`. */
  async forgive(reservation: { ids: string[] }, key?: string): Promise<void> {
    await this.manager.query('DELETE FROM attempts WHERE id = ANY($1::bigint[]) OR key = $2', [
      reservation.ids,
      key === undefined ? null : hashKey(key),
    ]);
  }

  async removeOld(): Promise<void> {
    await this.manager.query('DELETE FROM attempts WHERE attempted_at < now() - make_interval(mins => $1)', [
      LONGEST_WINDOW_MINUTES,
    ]);
  }

  private async reserveNow(limits: AttemptLimit[]): Promise<Reservation> {
    const hashed = limits.map((limit) => ({ ...limit, hash: hashKey(limit.key) }));
    // Looked at without the lock first, so that a flood of refused attempts does not queue for it on every connection.
    const refusedEarly = await secondsUntilFree(this.manager, hashed);
    if (refusedEarly !== undefined) return { retryAfterSeconds: refusedEarly };
    return this.manager.transaction(async (manager) => {
      // Always in the same order, or two attempts would wait for each other for ever.
      for (const lock of hashed
        .filter(({ max }) => Number.isFinite(max))
        .map(({ hash }) => hash.readBigInt64BE())
        .sort((a, b) => (a < b ? -1 : 1))) {
        await manager.query('SELECT FROM pg_advisory_xact_lock($1::bigint)', [lock.toString()]);
      }
      const retryAfterSeconds = await secondsUntilFree(manager, hashed);
      if (retryAfterSeconds !== undefined) return { retryAfterSeconds };
      const rows = await manager.query<{ id: string }[]>(
        'INSERT INTO attempts (key) SELECT unnest($1::bytea[]) RETURNING id',
        [hashed.map(({ hash }) => hash)],
      );
      return { ids: rows.map(({ id }) => id) };
    });
  }
}

/** Undefined: every limit has room for one more. Otherwise the oldest of the last `max` must leave the window first. */
async function secondsUntilFree(
  manager: EntityManager,
  limits: (AttemptLimit & { hash: Buffer })[],
): Promise<number | undefined> {
  for (const { hash, max, windowMinutes } of limits) {
    if (!Number.isFinite(max)) continue;
    const [row] = await manager.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM attempted_at + make_interval(mins => $3) - clock_timestamp()))::int AS seconds
       FROM attempts WHERE key = $1 AND attempted_at > clock_timestamp() - make_interval(mins => $3)
       ORDER BY attempted_at DESC OFFSET $2 LIMIT 1`,
      [hash, max - 1, windowMinutes],
    );
    if (row) return Math.max(1, row.seconds);
  }
  return undefined;
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
