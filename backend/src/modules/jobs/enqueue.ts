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

interface JobOptions {
  /** A waiting job with the same key is replaced, not doubled. */
  jobKey?: string;
  runAt?: Date;
  /** Attempts wait e, e², e³ … seconds, from the tenth on 6 hours each. Default 25: about four days. */
  maxAttempts?: number;
}

/** Writes a job in the caller's transaction: it runs if that commits, and never if it is rolled back. */
export async function enqueue<Name extends TaskName>(
  manager: EntityManager,
  task: Name,
  payload: TaskPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  await manager.query(
    'SELECT FROM graphile_worker.add_job($1, $2::json, run_at => $3, max_attempts => $4, job_key => $5)',
    [task, JSON.stringify(payload), options.runAt ?? null, options.maxAttempts ?? null, options.jobKey ?? null],
  );
}
