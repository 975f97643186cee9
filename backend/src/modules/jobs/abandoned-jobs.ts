interface Database {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/**
 * Unlocks jobs of killed processes: graphile-worker itself would wait four hours.
 * @param since the minimum age of the lock, as a PostgreSQL interval
 */
export async function releaseAbandonedJobs(database: Database, since: string): Promise<void> {
  await database.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
     FROM graphile_worker.jobs WHERE locked_at <= now() - $1::interval`,
    [since],
  );
}
