import type { EntityManager } from 'typeorm';
import { REMOTE_UNAVAILABLE } from '../jobs/retry-later.js';

/** Counts of jobs; a mail and a push are jobs too. Given up ones are kept for 30 days. */
export interface QueueFigures {
  /** All that will still be tried. */
  waiting: number;
  /** Of these, due now and begun by nobody. */
  ready: number;
  /** How long the oldest of them is due; 0 without one. */
  oldestReadySeconds: number;
  givenUp: number;
  /** In the last 24 hours; neither mails nor pushes. */
  jobsGivenUpToday: number;
  mailsWaiting: number;
  /** Of these, tried in vain at least once. */
  mailsFailing: number;
  /** How long the oldest mail waits that found the mail server, or the disk for mail files, away; 0 without one. */
  oldestFailingMailSeconds: number;
  mailsGivenUp: number;
  mailsGivenUpToday: number;
  pushesWaiting: number;
  pushesGivenUp: number;
}

const WAITS = 'attempts < max_attempts';
const READY = `${WAITS} AND locked_at IS NULL AND run_at <= now()`;
const GIVEN_UP = 'attempts >= max_attempts AND locked_at IS NULL';
const TODAY = "updated_at > now() - interval '24 hours'";
const MAIL = 'task = ANY ($2)';
const PUSH = 'task = ANY ($3)';

const COUNTS: Record<Exclude<keyof QueueFigures, 'oldestReadySeconds' | 'oldestFailingMailSeconds'>, string> = {
  waiting: WAITS,
  ready: READY,
  givenUp: GIVEN_UP,
  jobsGivenUpToday: `${GIVEN_UP} AND ${TODAY} AND NOT (${MAIL} OR ${PUSH})`,
  mailsWaiting: `${WAITS} AND ${MAIL}`,
  mailsFailing: `${WAITS} AND ${MAIL} AND last_error IS NOT NULL`,
  mailsGivenUp: `${GIVEN_UP} AND ${MAIL}`,
  mailsGivenUpToday: `${GIVEN_UP} AND ${TODAY} AND ${MAIL}`,
  pushesWaiting: `${WAITS} AND ${PUSH}`,
  pushesGivenUp: `${GIVEN_UP} AND ${PUSH}`,
};

/** One reading of the queue, which is short: what is done leaves it. */
const STATEMENT = `
  SELECT ${Object.entries(COUNTS)
    .map(([name, which]) => `count(*) FILTER (WHERE ${which})::int AS "${name}"`)
    .join(', ')},
    ${secondsSince('run_at', READY)} AS "oldestReadySeconds",
    ${secondsSince('created_at', `${WAITS} AND ${MAIL} AND starts_with(last_error, $1)`)} AS "oldestFailingMailSeconds"
  FROM (SELECT job.*, identifier AS task FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = task_id) AS jobs`;

export async function readQueue(
  manager: EntityManager,
  tasks: Record<'mail' | 'push', readonly string[]>,
): Promise<QueueFigures> {
  const [figures] = await manager.query<[QueueFigures]>(STATEMENT, [REMOTE_UNAVAILABLE, tasks.mail, tasks.push]);
  return figures;
}

/** Not below 0: the clock may have been set back. */
function secondsSince(column: string, which: string): string {
  return `greatest(0, coalesce(extract(epoch FROM now() - min(${column}) FILTER (WHERE ${which})), 0))::float8`;
}
