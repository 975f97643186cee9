/** Jobs do not run by themselves in the specs: each spec says when. */
import { JobRunner } from '../src/modules/jobs/job-runner.js';
import type { TestApp } from './test-app.js';

/** Runs every job that is due. */
export async function runJobs(t: TestApp): Promise<void> {
  await t.app.get(JobRunner, { strict: false }).runDue();
}

/** Lets waiting retries be due at once. */
export async function skipRetryDelays(t: TestApp): Promise<void> {
  await t.db.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts < max_attempts');
}

/** The jobs in the queue, whether due or not. */
export async function waitingJobs(t: TestApp): Promise<{ task: string; attempts: number }[]> {
  return t.db.query('SELECT task_identifier AS task, attempts FROM graphile_worker.jobs ORDER BY id');
}
