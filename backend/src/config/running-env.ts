import type { Env } from './env.js';

/** What `ENV` holds once the application is up. */
export interface RunningEnv extends Env {
  /** The database that was given, or the embedded one. */
  databaseUrl: string;
  /** The product brought it along. */
  isDatabaseEmbedded?: boolean;
  /** False: jobs are queued but not run by this process. The tests run them when they say so. */
  backgroundJobs?: boolean;
  /** How long PostgreSQL's silence is believed (ChangeFeed); the tests read everything anew with 0. */
  changeProofLifeMs?: number;
}

/** Where a connection stays one session: to LISTEN, for locks that outlive a transaction, and for the job queue. */
export function directDatabaseUrl({ databaseDirectUrl, databaseUrl }: RunningEnv): string {
  return databaseDirectUrl ?? databaseUrl;
}
