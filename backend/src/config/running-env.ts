import type { Env } from './env.js';

/** What `ENV` holds once the application is up. */
export interface RunningEnv extends Env {
  /** The database that was given, or the embedded one. */
  databaseUrl: string;
  /** False: jobs are queued but not run by this process. The tests run them when they say so. */
  backgroundJobs?: boolean;
}
