import type { EntityManager } from 'typeorm';

/** Until so many statements of this database wait for a lock: the moment at which a race is decided. */
export async function untilSomeoneWaitsForALock(db: EntityManager, statements = 1): Promise<void> {
  let waiting = 0;
  while (waiting < statements) {
    const [row] = await db.query<[{ waiting: number }]>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    waiting = row.waiting;
  }
}
