import type { EntityManager } from 'typeorm';

/** Until some statement of this database waits for a lock: the moment at which a race is decided. */
export async function untilSomeoneWaitsForALock(db: EntityManager): Promise<void> {
  let waiting = 0;
  while (waiting === 0) {
    const [row] = await db.query<[{ waiting: number }]>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    waiting = row.waiting;
  }
}
