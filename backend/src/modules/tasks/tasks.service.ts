import { ForbiddenException, HttpException, Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { TASK_RULES, type TaskKind } from '#libs/contracts/task';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { RETENTION } from '#libs/domain/retention';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { isDiskFull } from '../../common/errors/database-error.js';
import { createRecord, findRecord } from '../../common/records/record-crud.js';
import { runAsActor } from '../../database/actor-context.js';
import { Task } from './task.entity.js';

const NOUN = 'task';
const TELL_EVERY_MS = 1_000;
const MAX_LISTED = 20;
export const UNFINISHED = `state IN ('waiting', 'running')`;

/** How a task's work reports its progress. */
export interface TaskProgress {
  /**
   * Throttled to one write a second.
   * @throws TaskCancelled when the task was cancelled: the work rolls back
   */
  tell(done: number, total: number): Promise<void>;
}

/** Thrown when the user cancels; the work is rolled back. */
export class TaskCancelled extends Error {}

/** Thrown by the work; the message tells the user why it failed. */
export class TaskFailed extends Error {}

/** Thrown on shutdown: the job fails and is run again from the beginning. */
export class TaskInterrupted extends Error {}

/**
 * Background tasks with progress and cancellation: `start` creates the row in the transaction that queues the job, and
 * the job calls `run`.
 */
@Injectable()
export class TasksService {
  private readonly logger = new Logger('Tasks');

  constructor(private readonly manager: EntityManager) {}

  /** In the caller's transaction. */
  start(
    manager: EntityManager,
    kind: TaskKind,
    user: CurrentUser,
    file: Partial<Pick<Task, 'resource' | 'fileName'>> = {},
  ): Promise<Task> {
    return createRecord(manager, Task, {
      kind,
      ...file,
      startedBy: actorOf(user).name,
      userId: user.id,
      apiKeyId: user.apiKey?.id ?? null,
    });
  }

  /** This user's tasks, the latest first. */
  list(user: CurrentUser): Promise<Task[]> {
    return this.manager.find(Task, { where: { userId: user.id }, order: { id: 'DESC' }, take: MAX_LISTED });
  }

  get(id: number): Promise<Task> {
    return findRecord(this.manager, Task, id, NOUN);
  }

  /** Cancels at once before it has begun, else at its next progress report. A finished task stays as it is. */
  async cancel(id: number, user: CurrentUser): Promise<Task> {
    const [, count] = await this.manager.query<[unknown, number]>(
      `UPDATE tasks SET cancel_requested = true, updated_at = now(),
         finished_at = CASE WHEN state = 'waiting' THEN now() END,
         state = CASE WHEN state = 'waiting' THEN 'cancelled' ELSE state END
       WHERE id = $1 AND ${UNFINISHED} AND $2 IN (user_id, ${SUPER_USER_ID})`,
      [id, user.id],
    );
    const task = await this.get(id);
    if (count === 0 && task.finishedAt === null) throw new ForbiddenException(TASK_RULES.notYours);
    return task;
  }

  /**
   * Runs the work. After a crash it begins again; a cancelled task is skipped. A failure is stored for the user and not
   * retried.
   * @param work resolves to a sentence about its result, where there is one
   */
  async run(id: number, work: (progress: TaskProgress) => Promise<string | void>): Promise<void> {
    const [[claimed]] = await this.manager.query<[{ userId: number; apiKeyId: number | null }[], number]>(
      `UPDATE tasks SET state = 'running', started_at = now(), updated_at = now() WHERE id = $1 AND ${UNFINISHED}
       RETURNING user_id AS "userId", api_key_id AS "apiKeyId"`,
      [id],
    );
    if (!claimed) return;
    const { userId, apiKeyId } = claimed;
    const actor = apiKeyId === null ? { kind: 'person' as const, id: userId } : { kind: 'key' as const, id: apiKeyId };
    try {
      const outcome = await runAsActor(actor, () => work(this.progressOf(id)));
      await this.finish(id, 'done', { outcome: outcome ?? null });
    } catch (error) {
      if (error instanceof TaskInterrupted) throw error;
      if (error instanceof TaskCancelled) return this.finish(id, 'cancelled');
      if (!(error instanceof HttpException)) this.logger.error({ msg: `Task ${id} failed`, err: error });
      await this.finish(id, 'failed', { error: failureWords(error) });
    }
  }

  /** The nightly job. */
  async removeOld(): Promise<void> {
    await this.manager.query(`DELETE FROM tasks WHERE finished_at < now() - $1::interval`, [RETENTION.tasks]);
  }

  private progressOf(id: number): TaskProgress {
    let toldAtMs = 0;
    return {
      tell: async (done, total) => {
        if (Date.now() - toldAtMs < TELL_EVERY_MS) return;
        toldAtMs = Date.now();
        const [rows] = await this.manager.query<[{ cancelled: boolean }[], number]>(
          `UPDATE tasks SET done = $2, total = $3, updated_at = now() WHERE id = $1
           RETURNING cancel_requested AS cancelled`,
          [id, done, total],
        );
        if (rows[0]?.cancelled !== false) throw new TaskCancelled();
      },
    };
  }

  private async finish(
    id: number,
    state: 'done' | 'failed' | 'cancelled',
    { error = null, outcome = null }: Partial<Pick<Task, 'error' | 'outcome'>> = {},
  ): Promise<void> {
    await this.manager.query(
      `UPDATE tasks SET state = $2, error = $3, outcome = $4, finished_at = now(), updated_at = now(),
         done = CASE WHEN $2 = 'done' THEN greatest(total, 1) ELSE done END, total = greatest(total, 1)
       WHERE id = $1`,
      [id, state, error, outcome],
    );
  }
}

function failureWords(error: unknown): string {
  if (error instanceof HttpException || error instanceof TaskFailed) return error.message;
  return isDiskFull(error) ? TASK_RULES.noRoom : TASK_RULES.failed;
}
