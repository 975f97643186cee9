import type { EntityManager } from 'typeorm';

/** No verdict on speed: statements give up a lock after seconds, so nobody comes any more. */
const NOBODY_COMES_MS = 120_000;

/**
 * Until so many statements of this database wait for a lock: the moment at which a race is decided.
 * @throws Error when nobody came to wait, or who waited gave up before the others came
 */
export async function untilSomeoneWaitsForALock(db: EntityManager, statements = 1): Promise<void> {
  for (const endMs = Date.now() + NOBODY_COMES_MS; Date.now() < endMs;) {
    const [row] = await db.query<[{ waiting: number }]>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (row.waiting >= statements) return;
    await db.query('SELECT pg_sleep(0.005)'); // the processor is for those who are waited for
  }
  throw new Error(`Never were ${statements} statements waiting for a lock at once`);
}
