// What the replicas' clocks put into the queue, and how often each of it was done: noted by the database itself.
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 200;

export class ScheduledJobs {
  /** @param {import('./drill-shop.mjs').DrillShop} shop */
  constructor(shop) {
    this.shop = shop;
  }

  /** From now on. @param {import('./drill-shop.mjs').DrillShop} shop */
  static async watch(shop) {
    await shop.query(`
      CREATE TABLE drill_jobs (what text, task text, tick text, attempts int);
      CREATE FUNCTION drill_note_job() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE job graphile_worker._private_jobs := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
      BEGIN
        INSERT INTO drill_jobs
        SELECT TG_OP, identifier, job.payload ->> 'tick', job.attempts FROM graphile_worker._private_tasks
        WHERE id = job.task_id AND job.payload ->> 'tick' IS NOT NULL;
        RETURN job;
      END $$;
      CREATE TRIGGER drill_note_job AFTER INSERT OR DELETE ON graphile_worker._private_jobs
        FOR EACH ROW EXECUTE FUNCTION drill_note_job()`);
    return new ScheduledJobs(shop);
  }

  /** When the queue is empty. @returns {Promise<{ ticks: number, notOnce: string[] }>} */
  async told() {
    const waiting = `SELECT 1 FROM graphile_worker._private_jobs WHERE payload ->> 'tick' IS NOT NULL LIMIT 1`;
    while ((await this.shop.query(waiting)).length > 0) await pause(LOOK_MS);
    const jobs = await this.shop.query(`
      SELECT task || ' ' || tick AS job, count(*) FILTER (WHERE what = 'INSERT')::int AS queued,
        count(*) FILTER (WHERE what = 'DELETE')::int AS done, max(attempts) AS attempts
      FROM drill_jobs GROUP BY 1 HAVING bool_or(what = 'INSERT')`);
    const notOnce = jobs.filter(({ queued, done, attempts }) => queued !== 1 || done !== 1 || attempts !== 1);
    return {
      ticks: jobs.length,
      notOnce: notOnce.map(({ job, queued, done, attempts }) => `${job}: ${queued} ${done} ${attempts}`),
    };
  }
}
