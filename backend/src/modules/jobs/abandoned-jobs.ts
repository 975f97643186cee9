interface Database {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/**
 * Gives back jobs whose process was killed: the queue itself would wait four hours before it tried them again.
 * @param since how long ago they were taken at least, as PostgreSQL's intervals are written
 */
export async function releaseAbandonedJobs(database: Database, since: string): Promise<void> {
  await database.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
     FROM graphile_worker.jobs WHERE locked_at <= now() - $1::interval`,
    [since],
  );
}
