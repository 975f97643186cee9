import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { BackupKind } from '#libs/domain/backup-retention';
import { createLogger } from '../../common/logging/logger.js';
import { ENV } from '../../config/env.js';
import { directDatabaseUrl, type RunningEnv } from '../../config/running-env.js';
import { type Backup, backupDirectory, findBackup, listBackups } from '../../database/backup/backup-directory.js';
import { readProgress, tellProgress } from '../../database/backup/backup-progress.js';
import { makeBackup } from '../../database/backup/make-backup.js';
import { enqueue } from '../jobs/enqueue.js';

/** The nightly one, and the one that the owner asks for. */
export const BACKUP_TASKS = ['back-up-nightly', 'back-up-now'] as const;

/** Well before a job counts as abandoned (JobsModule). */
const CLAIM_EVERY_MS = 60_000;
/** Whoever has not claimed it for so long was ended in the midst of it. */
const CLAIM_LASTS = '2 minutes';

export interface BackupState {
  state: 'idle' | 'waiting' | 'running';
  /** Of the one that is running, in hundredths. */
  percent: number | null;
  /** Why the latest one failed, until one succeeds. */
  failure: string | null;
}

interface BackupJob {
  isLocked: boolean;
  isDue: boolean;
  attempts: number;
  error: string | null;
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
  ) {
    this.directory = backupDirectory(env);
  }

  /** The latest first. */
  list(): Promise<Backup[]> {
    return listBackups(this.directory);
  }

  /** The latest that is whole. Undefined: there is none. */
  async lastGood(): Promise<Backup | undefined> {
    return (await this.list()).find(({ verified }) => verified);
  }

  /** The file. Undefined when there is no backup of that name. */
  find(name: string): Promise<string | undefined> {
    return findBackup(this.directory, name);
  }

  /** Makes one soon. While one waits there is no second. */
  async order(): Promise<void> {
    await enqueue(this.manager, 'back-up-now', {}, { jobKey: 'back-up-now', maxAttempts: 1 });
  }

  async state(): Promise<BackupState> {
    const [jobs, part, lastGood] = await Promise.all([this.jobs(), readProgress(this.directory), this.lastGood()]);
    const isRunning = part !== undefined || jobs.some(({ isLocked }) => isLocked);
    // One that is tried again later may have been overtaken by another.
    const failure = jobs.find(
      ({ isLocked, attempts, triedAt }) => !isLocked && attempts > 0 && !(lastGood && lastGood.madeAt > triedAt),
    )?.error;
    return {
      state: isRunning ? 'running' : jobs.some(({ isDue }) => isDue) ? 'waiting' : 'idle',
      percent: isRunning ? Math.round((part ?? 0) * 100) : null,
      failure: isRunning ? null : (failure ?? null),
    };
  }

  /** The work of the job: one over all replicas, which share BACKUP_DIR. */
  async run(kind: BackupKind): Promise<void> {
    const progress = tellProgress(this.directory);
    const claim = setInterval(() => void this.claimJobs(), CLAIM_EVERY_MS);
    try {
      const order = {
        databaseUrl: directDatabaseUrl(this.env),
        directory: this.directory,
        key: this.env.backupKey,
        kind,
      };
      const made = await makeBackup(order, createLogger('silent'), this.stopping.signal, (part) => progress.tell(part));
      this.logger.log(`Backed up: ${made.name}, ${made.size} bytes, ${made.rows} rows`);
    } finally {
      clearInterval(claim);
      await progress.end();
    }
  }

  /** What is not finished by then begins anew at the next start. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private jobs(): Promise<BackupJob[]> {
    return this.manager.query(
      `SELECT locked_at IS NOT NULL AND
        locked_at > now() - interval '${CLAIM_LASTS}' AS "isLocked",
        attempts < max_attempts AND run_at <= now() AS "isDue", attempts,
        last_error AS error, updated_at AS "triedAt"
       FROM graphile_worker.jobs WHERE task_identifier = ANY($1) ORDER BY updated_at DESC`,
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
