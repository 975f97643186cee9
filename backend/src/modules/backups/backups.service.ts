import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import type { BackupKind } from '#libs/domain/backup-retention';
import type { CurrentUser } from '../../common/access.decorators.js';
import { createLogger } from '../../common/logging/logger.js';
import { ENV } from '../../config/env.js';
import { directDatabaseUrl, type RunningEnv } from '../../config/running-env.js';
import { type Backup, backupDirectory, findBackup, listBackups } from '../../database/backup/backup-directory.js';
import { BackupFailure } from '../../database/backup/backup-failure.js';
import { readProgress, writeProgress } from '../../database/backup/backup-progress.js';
import { makeBackup, type OnProgress } from '../../database/backup/make-backup.js';
import { enqueue } from '../jobs/enqueue.js';
import { Task } from '../tasks/task.entity.js';
import { TaskFailed, TaskInterrupted, TasksService } from '../tasks/tasks.service.js';

/** The nightly one, and the one that the owner asks for. */
export const BACKUP_TASKS = ['back-up-nightly', 'back-up-now'] as const;
/** What a task's progress is told in: tables differ too much in what a row of theirs takes. */
const STEPS = 1_000;

/** Well before a job counts as abandoned (JobsModule). */
const CLAIM_EVERY_MS = 60_000;
/** Whoever has not claimed it for so long was ended in the midst of it. */
const CLAIM_LASTS = '2 minutes';

/** As far the clocks of replicas that share BACKUP_DIR may be apart. */
const CLOCKS_DIFFER_MS = 60_000;

/** What the job of one that was asked for is told. */
export interface BackupWork {
  task: number;
}

export interface BackupState {
  state: 'idle' | 'waiting' | 'running';
  /** Of the one that is running, in hundredths. */
  percent: number | null;
  /** Why the latest one failed, until one succeeds. */
  failure: string | null;
  /** Of the one that was asked for, until it has ended. */
  task: Task | null;
}

interface Failure {
  error: string;
  triedAt: Date;
}

/** The backups of this school, as they lie in BACKUP_DIR. */
@Injectable()
export class BackupsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private readonly directory: string;
  private readonly stopping = new AbortController();

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly manager: EntityManager,
    private readonly tasks: TasksService,
  ) {
    this.directory = backupDirectory(env);
  }

  /** The latest first. */
  list(): Promise<Backup[]> {
    return listBackups(this.directory);
  }

  /**
   * The latest that is whole. Undefined: there is none. One of the future was made while the clock ran ahead: it would
   * stay the last one until that day, whatever is missed meanwhile.
   */
  async lastGood(): Promise<Backup | undefined> {
    const latest = Date.now() + CLOCKS_DIFFER_MS;
    return (await this.list()).find(({ verified, madeAt }) => verified && madeAt.getTime() <= latest);
  }

  /** The file. Undefined when there is no backup of that name. */
  find(name: string): Promise<string | undefined> {
    return findBackup(this.directory, name);
  }

  /** Makes one soon. While one waits or is being made there is no second. */
  async order(user: CurrentUser): Promise<void> {
    await this.manager.transaction(async (manager) => {
      // Of presses at the same moment the second waits here, and finds the task of the first.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('back-up-now', 0))`);
      if (await unfinishedTask(manager)) return;
      const task = await this.tasks.start(manager, 'backup', user);
      await enqueue(manager, 'back-up-now', { task: task.id });
    });
  }

  async state(): Promise<BackupState> {
    const [jobs, task, part, failure] = await Promise.all([
      this.jobs(),
      unfinishedTask(this.manager),
      readProgress(this.directory),
      this.failure(),
    ]);
    const isRunning = part !== undefined || jobs.some(({ isLocked }) => isLocked);
    return {
      state: isRunning ? 'running' : jobs.some(({ isDue }) => isDue) ? 'waiting' : 'idle',
      percent: isRunning ? Math.round((part ?? 0) * 100) : null,
      failure: isRunning || task ? null : failure,
      task,
    };
  }

  /** The job by the clock. */
  async runNightly(): Promise<void> {
    await this.make('nightly', () => undefined);
  }

  /** The job of one that was asked for. */
  async runOrdered({ task }: BackupWork): Promise<void> {
    await this.tasks.run(task, async (progress) => {
      await this.make('by-hand', (part) => progress.tell(Math.round(part * STEPS), STEPS)).catch((error: unknown) => {
        throw error instanceof BackupFailure ? new TaskFailed(error.message, { cause: error }) : error;
      });
    });
  }

  private async make(kind: BackupKind, onProgress: OnProgress): Promise<void> {
    const file = writeProgress(this.directory);
    const claim = setInterval(() => void this.claimJobs(), CLAIM_EVERY_MS);
    const ended = new AbortController();
    const order = {
      databaseUrl: directDatabaseUrl(this.env),
      directory: this.directory,
      key: this.env.backupKey,
      kind,
      waitsItsTurn: true,
    };
    try {
      const signal = AbortSignal.any([this.stopping.signal, ended.signal]);
      const made = await makeBackup(order, createLogger('silent'), signal, async (part) => {
        file.tell(part);
        try {
          await onProgress(part);
        } catch (error) {
          ended.abort(error);
          throw error;
        }
      });
      this.logger.log(`Backed up: ${made.name}, ${made.size} bytes, ${made.rows} rows`);
    } finally {
      clearInterval(claim);
      await file.end();
    }
  }

  /** What is not finished by then begins anew at the next start. */
  beforeApplicationShutdown(): void {
    this.stopping.abort(new TaskInterrupted('The server was stopped. The backup begins anew when it runs again'));
  }

  /** Why the latest one failed. One that is tried again later may have been overtaken by another. */
  private async failure(): Promise<string | null> {
    const [lastGood, failures] = await Promise.all([
      this.lastGood(),
      this.manager.query<Failure[]>(
        `SELECT last_error AS error, updated_at AS "triedAt" FROM graphile_worker.jobs
         WHERE task_identifier = ANY($1) AND attempts > 0 AND last_error IS NOT NULL
         UNION ALL SELECT error, finished_at FROM tasks WHERE kind = 'backup' AND state = 'failed'
         ORDER BY "triedAt" DESC LIMIT 1`,
        [BACKUP_TASKS],
      ),
    ]);
    const latest = failures[0];
    return latest && !(lastGood && lastGood.madeAt > latest.triedAt) ? latest.error : null;
  }

  private jobs(): Promise<{ isLocked: boolean; isDue: boolean }[]> {
    return this.manager.query(
      `SELECT locked_at IS NOT NULL AND
        locked_at > now() - interval '${CLAIM_LASTS}' AS "isLocked",
        attempts < max_attempts AND run_at <= now() AS "isDue"
       FROM graphile_worker.jobs WHERE task_identifier = ANY($1)`,
      [BACKUP_TASKS],
    );
  }

  /** A large school takes longer than a job may before it is given to another replica. */
  private async claimJobs(): Promise<void> {
    await this.manager
      .query(
        `UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE locked_at IS NOT NULL
         AND task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY($1))`,
        [BACKUP_TASKS],
      )
      .catch(() => undefined);
  }
}

function unfinishedTask(manager: EntityManager): Promise<Task | null> {
  return manager.findOneBy(Task, { kind: 'backup', state: In(['waiting', 'running']) });
}
