import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { diskSpaceOf } from '../../common/disk-space.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { BackupsService } from '../backups/backups.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailboxState } from '../incoming-mail/mailbox-state.service.js';
import { poolFigures } from './connection-pool.js';
import { readQueue } from './queue-figures.js';
import type { PoolView } from './system.view.js';
import { type SchoolState, troublesOf } from './troubles.js';

export type { PoolView, SchoolState };

/** Health is asked every second, the metrics by several: they share one reading. */
const LIFE_MS = 10_000;

/** How the school does, besides whether it serves: its queue, mailbox, disk and backups. */
@Injectable()
export class SystemState {
  private reading: { at: number; state: Promise<SchoolState> } | undefined;

  constructor(
    private readonly manager: EntityManager,
    private readonly backups: BackupsService,
    private readonly mailbox: MailboxState,
    private readonly jobs: JobsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** As of ten seconds ago at most. @throws when the database is away */
  read(): Promise<SchoolState> {
    const now = performance.now();
    if (this.reading === undefined || now - this.reading.at > LIFE_MS) {
      const state = this.readAnew();
      // What failed is read again by whoever asks next.
      state.catch(() => (this.reading = undefined));
      this.reading = { at: now, state };
    }
    return this.reading.state;
  }

  /** The next one to ask gets it as it is now. */
  forget(): void {
    this.reading = undefined;
  }

  /** What strangers may know. @throws when the database is away */
  async glance(): Promise<{ isInTrouble: boolean; backupAgeSeconds: number }> {
    const state = await this.read();
    return { isInTrouble: troublesOf(state).length > 0, backupAgeSeconds: state.backupAgeSeconds };
  }

  /** The connections of this process, for requests. */
  pool(): PoolView {
    return poolFigures(this.manager.connection);
  }

  private async readAnew(): Promise<SchoolState> {
    const [queue, mailboxSilentSeconds, disk, lastBackupAt] = await Promise.all([
      readQueue(this.manager, { mail: this.jobs.tasksOf('mail'), push: this.jobs.tasksOf('push') }),
      this.mailbox.silentSeconds(),
      diskSpaceOf(this.env.dataDir),
      // A folder of backups that cannot be read holds none.
      this.backups.lastGood().then(
        (last) => last?.madeAt ?? null,
        () => null,
      ),
    ]);
    const since = lastBackupAt ?? (await this.schoolBegan());
    const backupAgeSeconds = since === undefined ? 0 : Math.max(0, (Date.now() - since.getTime()) / 1000);
    return { queue, mailboxSilentSeconds, disk, lastBackupAt, backupAgeSeconds };
  }

  private async schoolBegan(): Promise<Date | undefined> {
    const [owner] = await this.manager.query<{ began: Date }[]>('SELECT created_at AS began FROM users WHERE id = $1', [
      SUPER_USER_ID,
    ]);
    return owner?.began;
  }
}
