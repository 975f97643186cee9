/** What of the school's state is for somebody to look at, though it serves. docs/runbook.md tells what to do. */
import { type Trouble, TROUBLES } from '#libs/contracts/system';
import type { DiskSpace } from '../../common/disk-space.js';
import type { QueueFigures } from './queue-figures.js';

const MAIL_AWAY_AFTER_S = 15 * 60;
const MAILBOX_AWAY_AFTER_S = 15 * 60;
const JOB_STUCK_AFTER_S = 10 * 60;
const LEAST_FREE_BYTES = 1_000_000_000;
/** One is made every night: a day, and half a one for a night that was missed. */
const BACKUP_OLD_AFTER_S = 36 * 3600;

export interface SchoolState {
  queue: QueueFigures;
  /** How long the mailbox for answers is away; 0 where there is none. */
  mailboxSilentSeconds: number;
  /** Undefined: the disk does not say. */
  disk: DiskSpace | undefined;
  lastBackupAt: Date | null;
  /** Since the last good backup, or since the school began. */
  backupAgeSeconds: number;
}

export function troublesOf({ queue, mailboxSilentSeconds, disk, backupAgeSeconds }: SchoolState): Trouble[] {
  const found: Record<Trouble, boolean> = {
    mail: queue.mailsGivenUpToday > 0 || queue.oldestFailingMailSeconds > MAIL_AWAY_AFTER_S,
    mailbox: mailboxSilentSeconds > MAILBOX_AWAY_AFTER_S,
    jobs: queue.jobsGivenUpToday > 0 || queue.oldestReadySeconds > JOB_STUCK_AFTER_S,
    disk: disk === undefined || disk.freeBytes < LEAST_FREE_BYTES,
    backup: backupAgeSeconds > BACKUP_OLD_AFTER_S,
  };
  return TROUBLES.filter((trouble) => found[trouble]);
}
