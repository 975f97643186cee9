import { runMigrations } from 'graphile-worker';

/** Brings the job queue's own schema (graphile_worker) up to date. Part of the start sequence, after our migrations. */
export function migrateJobs(databaseUrl: string): Promise<void> {
  return runMigrations({ connectionString: databaseUrl });
}
