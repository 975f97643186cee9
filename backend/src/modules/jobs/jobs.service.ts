import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { EntityManager } from 'typeorm';
import type { JobSchedule } from '#libs/domain/job-schedule';
import { errorSentence } from '../../common/logging/error-for-log.js';
import type { ScheduledTaskName, TaskName, TaskPayload } from './enqueue.js';
import { REMOTE_UNAVAILABLE, RemoteUnavailable, RetryLater } from './retry-later.js';

/** Each lane has its own workers, so a silent mail server or push service delays no other job. */
export const JOB_LANES = ['school', 'mail', 'push'] as const;
export type JobLane = (typeof JOB_LANES)[number];

/** Caps the attempts of a job whose remote was unavailable, which caps its backoff at e^4 s, about a minute. */
const UNAVAILABLE_ATTEMPTS = 4;
const GIVEN_UP_AFTER = '7 days';

/** The registry of background tasks. Modules register theirs in onModuleInit, before the first job runs. */
@Injectable()
export class JobsService {
  readonly lanes: Record<JobLane, TaskList> = { school: {}, mail: {}, push: {} };
  readonly schedules = new Map<ScheduledTaskName, JobSchedule>();

  constructor(private readonly manager: EntityManager) {}

  /**
   * A task must finish within five minutes and be safe to run again after a crash.
   * @param givenUp called when the last attempt failed
   */
  register<Name extends TaskName>(
    task: Name,
    run: (payload: TaskPayload<Name>) => Promise<void>,
    lane: JobLane = 'school',
    givenUp?: (payload: TaskPayload<Name>) => Promise<void>,
  ): void {
    if (JOB_LANES.some((each) => this.lanes[each][task])) throw new Error(`The task ${task} is registered twice`);
    // enqueue checked the payload's type for this name.
    this.lanes[lane][task] = async (payload: unknown, helpers: JobHelpers) =>
      run(payload as TaskPayload<Name>).catch(async (error: unknown) => {
        const isLast = await postpone(error, helpers);
        if (isLast) await givenUp?.(payload as TaskPayload<Name>);
        throw withoutValues(error);
      });
  }

  /**
   * Registers a scheduled task, run once per tick whatever the number of replicas. Of ticks that were missed while
   * nothing was running only the latest is made up for, so the task must do all that is due.
   */
  schedule<Name extends ScheduledTaskName>(
    task: Name,
    schedule: JobSchedule,
    run: (payload: TaskPayload<Name>) => Promise<void>,
  ): void {
    this.register(task, run);
    this.schedules.set(task, schedule);
  }

  /** The remote of a lane answers again: jobs that wait because it was unavailable are due now. */
  async wake(lane: JobLane): Promise<void> {
    await this.manager.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now()
       WHERE task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($1))
         AND run_at > now() AND locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1
           AND starts_with(last_error, $2)`,
      [this.tasksOf(lane), REMOTE_UNAVAILABLE],
    );
  }

  tasksOf(lane: JobLane): string[] {
    return Object.keys(this.lanes[lane]);
  }
}

/**
 * Sets run_at and attempts of a failed job; graphile-worker's backoff starts at run_at. updated_at records the time of
 * the failure.
 * @returns whether this was the last attempt
 */
async function postpone(error: unknown, { job, query }: JobHelpers): Promise<boolean> {
  const { rows } = await query<{ isLast: boolean }>(
    `UPDATE graphile_worker._private_jobs SET updated_at = now(), run_at = coalesce($2, run_at),
       attempts = CASE WHEN NOT $3 THEN attempts
         WHEN created_at < now() - interval '${GIVEN_UP_AFTER}' THEN max_attempts
         ELSE least(attempts, $4) END
     WHERE id = $1 RETURNING attempts >= max_attempts AS "isLast"`,
    [job.id, notBefore(error), error instanceof RemoteUnavailable, UNAVAILABLE_ATTEMPTS],
  );
  return rows[0]?.isLast === true;
}

function notBefore(error: unknown): Date | null {
  return error instanceof RetryLater && error.notBeforeMs !== undefined ? new Date(error.notBeforeMs) : null;
}

/** graphile-worker stores the message as last_error, which the owner reads. */
function withoutValues(error: unknown): unknown {
  const sentence = errorSentence(error);
  return isNativeError(error) && error.message === sentence ? error : new Error(sentence, { cause: error });
}
