import type { EntityManager } from 'typeorm';

/** Longer than any job takes, see JobsService.register. */
const ABANDONED_AFTER = '5 minutes';
/** Longer than any schedule's period, or a tick would be claimed twice. */
const TICKS_KEPT = '7 days';
/** Long enough for staff to ask why something never arrived. */
const FAILED_JOBS_KEPT = '30 days';

/** Gives back jobs whose process was killed: the queue itself would wait four hours before it tried them again. */
export async function releaseAbandonedJobs(manager: EntityManager): Promise<void> {
  await manager.query(`
    SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM graphile_worker.jobs WHERE locked_at < now() - interval '${ABANDONED_AFTER}'`);
}

/** Removes ticks that no schedule can claim again, and jobs that were given up long ago. */
export async function removeOldJobRecords(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM job_ticks WHERE tick < now() - interval '${TICKS_KEPT}'`);
  await manager.query(
    `DELETE FROM graphile_worker._private_jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '${FAILED_JOBS_KEPT}'`,
  );
}
