import type { EntityManager } from 'typeorm';

declare global {
  namespace GraphileWorker {
    // Each module adds its tasks and what each is told, as mail/queue-mail.ts does; one by the clock is told its Tick.
    interface Tasks {}
  }
}

/** The name of a task that some module has declared. */
export type TaskName = keyof GraphileWorker.Tasks;
export type TaskPayload<Name extends TaskName> = GraphileWorker.Tasks[Name];

/** A scheduled task gets the tick it runs for, as ISO 8601 UTC. */
export interface Tick {
  tick: string;
}

export type ScheduledTaskName = { [Name in TaskName]: Tick extends TaskPayload<Name> ? Name : never }[TaskName];

interface JobOptions {
  /** A waiting job with the same key is replaced, not doubled. */
  jobKey?: string;
  runAt?: Date;
  /** Jobs of one queue run one after the other, on whatever replica. */
  queue?: string;
  /** Attempts wait e, e², e³ … seconds, from the tenth on 6 hours each. Default 25: about four days. */
  maxAttempts?: number;
}

/** A row of graphile_worker's `job_spec`, as JSON. */
export interface JobSpec {
  identifier: TaskName;
  payload: object;
  run_at?: Date;
  max_attempts?: number;
  job_key?: string;
  queue_name?: string;
}

export function jobSpec<Name extends TaskName>(
  task: Name,
  payload: TaskPayload<Name>,
  { runAt, maxAttempts, jobKey, queue }: JobOptions = {},
): JobSpec {
  return {
    identifier: task,
    payload,
    ...(runAt && { run_at: runAt }),
    ...(maxAttempts !== undefined && { max_attempts: maxAttempts }),
    ...(jobKey !== undefined && { job_key: jobKey }),
    ...(queue !== undefined && { queue_name: queue }),
  };
}

/** Writes jobs in the caller's transaction: they run if that commits, and never if it is rolled back. */
export async function enqueueAll(manager: EntityManager, specs: JobSpec[]): Promise<void> {
  await manager.query(
    `SELECT FROM graphile_worker.add_jobs(ARRAY(
       SELECT spec FROM json_populate_recordset(NULL::graphile_worker.job_spec, $1) AS spec))`,
    [JSON.stringify(specs)],
  );
}

/**
 * A change, and in its transaction the scheduled task that follows it, as if its hour had come: once, however many
 * changes wait for it.
 */
export function withTaskAfter<T>(
  manager: EntityManager,
  task: ScheduledTaskName,
  change: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return manager.transaction(async (transaction) => {
    const changed = await change(transaction);
    await enqueue(transaction, task, { tick: new Date().toISOString() }, { jobKey: task });
    return changed;
  });
}

/** Writes a job in the caller's transaction. */
export function enqueue<Name extends TaskName>(
  manager: EntityManager,
  task: Name,
  payload: TaskPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  return enqueueAll(manager, [jobSpec(task, payload, options)]);
}
