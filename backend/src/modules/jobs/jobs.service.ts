import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { EntityManager } from 'typeorm';
import type { JobSchedule } from '#libs/domain/job-schedule';
import { errorSentence } from '../../common/logging/error-for-log.js';
import type { ScheduledTaskName, TaskName, TaskPayload } from './enqueue.js';
import { OTHER_SIDE_AWAY, OtherSideAway, RetryLater } from './retry-later.js';

/** Jobs of one lane wait for each other only: a mail server or a push service that is silent holds up nothing else. */
export const JOB_LANES = ['school', 'mail', 'push'] as const;
export type JobLane = (typeof JOB_LANES)[number];

/** A job that found the other side away counts no more attempts than this: e^4 s, so it is tried again every minute. */
const AWAY_ATTEMPTS = 4;
const GIVEN_UP_AFTER = '7 days';

/**
 * What the modules have to do in the background. Each registers its tasks in onModuleInit, before the first job runs.
 */
@Injectable()
export class JobsService {
  readonly lanes: Record<JobLane, TaskList> = { school: {}, mail: {}, push: {} };
  readonly schedules = new Map<ScheduledTaskName, JobSchedule>();

  constructor(private readonly manager: EntityManager) {}

  /**
   * A task must finish within five minutes and bear being run again: one cut short by a crash is run again.
   * @param givenUp when it failed for the last time
   */
  register<Name extends TaskName>(
    task: Name,
    run: (payload: TaskPayload<Name>) => Promise<void>,
    lane: JobLane = 'school',
    givenUp?: (payload: TaskPayload<Name>) => Promise<void>,
  ): void {
    if (JOB_LANES.some((each) => this.lanes[each][task])) throw new Error(`The task ${task} is registered twice`);
    // The payload is what enqueue wrote for this name: its type is checked there.
    this.lanes[lane][task] = async (payload: unknown, helpers: JobHelpers) =>
      run(payload as TaskPayload<Name>).catch(async (error: unknown) => {
        const isLast = await postpone(error, helpers);
        if (isLast) await givenUp?.(payload as TaskPayload<Name>);
        throw withoutValues(error);
      });
  }

  /**
   * Registers a task that runs by the clock, once per tick however many replicas are up. A tick that passed while
   * nothing was running is made up for at the next start, but only the latest one: such a task must do all that is
   * due, not what happened since the tick before.
   */
  schedule<Name extends ScheduledTaskName>(
    task: Name,
    schedule: JobSchedule,
    run: (payload: TaskPayload<Name>) => Promise<void>,
  ): void {
    this.register(task, run);
    this.schedules.set(task, schedule);
  }

  /** The other side of a lane is back: what waits because it was away is due at once. */
  async wake(lane: JobLane): Promise<void> {
    await this.manager.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now()
       WHERE task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($1))
         AND run_at > now() AND locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1
           AND starts_with(last_error, $2)`,
      [this.tasksOf(lane), OTHER_SIDE_AWAY],
    );
  }

  tasksOf(lane: JobLane): string[] {
    return Object.keys(this.lanes[lane]);
  }
}

/**
 * The queue counts its own wait from a job's run_at, where that is later than now, and by its attempts. When a job
 * failed it writes down nowhere, and updated_at would stay the moment it was queued.
 * @returns whether it is tried no more
 */
async function postpone(error: unknown, { job, query }: JobHelpers): Promise<boolean> {
  const { rows } = await query<{ isLast: boolean }>(
    `UPDATE graphile_worker._private_jobs SET updated_at = now(), run_at = coalesce($2, run_at),
       attempts = CASE WHEN NOT $3 THEN attempts
         WHEN created_at < now() - interval '${GIVEN_UP_AFTER}' THEN max_attempts
         ELSE least(attempts, $4) END
     WHERE id = $1 RETURNING attempts >= max_attempts AS "isLast"`,
    [job.id, notBefore(error), error instanceof OtherSideAway, AWAY_ATTEMPTS],
  );
  return rows[0]?.isLast === true;
}

function notBefore(error: unknown): Date | null {
  return error instanceof RetryLater && error.notBeforeMs !== undefined ? new Date(error.notBeforeMs) : null;
}

/** The queue keeps the message of what a job throws, and the owner reads it there. */
function withoutValues(error: unknown): unknown {
  const sentence = errorSentence(error);
  return isNativeError(error) && error.message === sentence ? error : new Error(sentence, { cause: error });
}
