import { BACKUP_KINDS, type BackupKind } from '#libs/domain/backup-retention';
import { ApiProperty } from '@nestjs/swagger';
import { Task } from '../tasks/task.entity.js';

export class BackupView {
  name: string;
  /** Bytes. */
  size: number;
  madeAt: Date;
  /** The version of the product that made it. */
  release: string;
  /** What asked for it. */
  @ApiProperty({ enum: BACKUP_KINDS })
  kind: BackupKind;
  encrypted: boolean;
  /** It was read back whole after it was written, and is as long as it was then. */
  verified: boolean;
}

export class BackupsView {
  /** `waiting`: one was asked for and begins in a moment. */
  state: 'idle' | 'waiting' | 'running';
  /** How far the one that is running is, from 0 to 100. */
  percent: number | null;
  /** Why the latest one failed, in a sentence, until one succeeds. */
  failure: string | null;
  /** Of the one that was asked for, until it has ended: how far it is, in thousandths. */
  @ApiProperty({ type: Task, nullable: true })
  task: Task | null;
  /** The latest first. */
  backups: BackupView[];
}
