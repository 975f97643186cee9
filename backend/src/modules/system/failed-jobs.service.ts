import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { redactPersonalData } from '../../common/logging/error-for-log.js';
import { SystemState } from './system-state.service.js';
import type { FailedJobView } from './system.view.js';

const MOST_SHOWN = 100;
const LONGEST_REASON = 300;
const GIVEN_UP = 'attempts >= max_attempts AND locked_at IS NULL';

/** The jobs that went wrong, for the owner. What a job is about stays in the queue. */
@Injectable()
export class FailedJobsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly state: SystemState,
  ) {}

  /** Those given up first, of each kind the latest first; a hundred at most. */
  async list(): Promise<FailedJobView[]> {
    const jobs = await this.manager.query<FailedJobView[]>(
      `SELECT job.id::float8 AS id, identifier AS task, attempts >= max_attempts AS "givenUp", attempts::int,
        max_attempts::int AS "maxAttempts", job.created_at AS "queuedAt", updated_at AS "triedAt",
        CASE WHEN attempts < max_attempts THEN run_at END AS "nextAt", last_error AS reason
       FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
       WHERE last_error IS NOT NULL OR (${GIVEN_UP})
       ORDER BY "givenUp" DESC, updated_at DESC, job.id LIMIT ${MOST_SHOWN}`,
    );
    return jobs.map((job) => Object.assign(job, { reason: shown(job.reason) }));
  }

  /** It is due at once, with all its attempts. @throws when there is none, or it is being tried this moment */
  async retry(id: number): Promise<void> {
    const [retried] = await this.retryWhere('id = $1 AND last_error IS NOT NULL AND locked_at IS NULL', [id]);
    if (retried === undefined) await this.refuse(id, 'This job is running or waiting for its first attempt');
  }

  /** @returns how many were given up and are due at once */
  async retryAll(): Promise<number> {
    return (await this.retryWhere(GIVEN_UP, [])).length;
  }

  /** A job that nobody needs any more. @throws when there is none that was given up */
  async remove(id: number): Promise<void> {
    const [, removed] = await this.manager.query<[unknown, number]>(
      `DELETE FROM graphile_worker._private_jobs WHERE id = $1 AND ${GIVEN_UP}`,
      [id],
    );
    if (removed === 0) await this.refuse(id, 'This job has not failed for good. It will be retried automatically');
    this.state.forget();
  }

  private async retryWhere(which: string, values: unknown[]): Promise<unknown[]> {
    const retried = await this.manager.query<unknown[]>(
      `SELECT id FROM graphile_worker.reschedule_jobs(
         ARRAY(SELECT id FROM graphile_worker._private_jobs WHERE ${which}), run_at => now(), attempts => 0)`,
      values,
    );
    this.state.forget();
    return retried;
  }

  private async refuse(id: number, sentence: string): Promise<never> {
    const there = await this.manager.query<unknown[]>('SELECT FROM graphile_worker._private_jobs WHERE id = $1', [id]);
    if (there.length === 0) throw new NotFoundException('This job is done or was dismissed');
    throw new ConflictException(sentence);
  }
}

function shown(reason: string | null): string {
  return redactPersonalData(reason ?? 'No reason given').slice(0, LONGEST_REASON);
}
