import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { type Backup, backupDirectory, findBackup, listBackups } from '../../database/backup/backup-directory.js';

/** The backups of this school, as they lie in BACKUP_DIR. */
@Injectable()
export class BackupsService {
  readonly directory: string;

  constructor(@Inject(ENV) env: RunningEnv) {
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

  /** Undefined when there is no backup of that name. */
  find(name: string): Promise<string | undefined> {
    return findBackup(this.directory, name);
  }
}
