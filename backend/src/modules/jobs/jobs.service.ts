import { Injectable } from '@nestjs/common';
import type { JobHelpers, TaskList } from 'graphile-worker';
import type { JobSchedule } from '#libs/domain/job-schedule';
import type { TaskName, TaskPayload } from './enqueue.js';
import { RetryLater } from './retry-later.js';

/** A scheduled task gets the tick it runs for, as ISO 8601 UTC. */
export interface Tick {
  tick: string;
}

type ScheduledTaskName = { [Name in TaskName]: Tick extends TaskPayload<Name> ? Name : never }[TaskName];

/** What the modules have to do in the background. Each registers its tasks in onModuleInit, before the first job runs. */
@Injectable()
export class JobsService {
  readonly tasks: TaskList = {};
  readonly schedules = new Map<ScheduledTaskName, JobSchedule>();

  /** A task must finish within five minutes and bear being run again: one cut short by a crash is run again. */
  register<Name extends TaskName>(task: Name, run: (payload: TaskPayload<Name>) => Promise<void>): void {
    if (this.tasks[task]) throw new Error(`The task ${task} is registered twice`);
    // The payload is what enqueue wrote for this name: its type is checked there.
    this.tasks[task] = async (payload: unknown, helpers: JobHelpers) => run(payload as TaskPayload<Name>).catch((error: unknown) => postpone(error, helpers));
  }

  /**
   * Registers a task that runs by the clock, once per tick however many replicas are up. A tick that passed while
   * nothing was running is made up for at the next start, but only the latest one: such a task must do all that is
   * due, not what happened since the tick before.
   */
  schedule<Name extends ScheduledTaskName>(task: Name, schedule: JobSchedule, run: (payload: TaskPayload<Name>) => Promise<void>): void {
    this.register(task, run);
    this.schedules.set(task, schedule);
  }
}

/** The queue counts its own wait from a job's run_at, where that is later than now. */
async function postpone(error: unknown, { job, query }: JobHelpers): Promise<never> {
  if (error instanceof RetryLater && error.notBeforeMs !== undefined) {
    await query('UPDATE graphile_worker._private_jobs SET run_at = $2 WHERE id = $1', [job.id, new Date(error.notBeforeMs)]);
  }
  throw error;
}
