import type { DatabaseKind, MailDestination, SystemStatus, Trouble } from '#libs/contracts/system';

/** What the owner sees on the System screen. No record of anybody's: counts, sizes and moments. */
class DatabaseView {
  /** PostgreSQL's own, like 18.1. */
  version: string;
  /** The one that the product brings along, or that of DATABASE_URL. */
  kind: DatabaseKind;
  sizeBytes: number;
  /** Of the process that answers. */
  connections: PoolView;
}

export class PoolView {
  inUse: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
  most: number;
}

class DiskView {
  directory: string;
  freeBytes: number;
  sizeBytes: number;
}

class JobCountsView {
  /** All that will still be tried, mails and pushes too. */
  waiting: number;
  /** How long the oldest job that is due waits for its turn. */
  oldestReadySeconds: number;
  /** Kept for 30 days. */
  givenUp: number;
}

class MailCountsView {
  waiting: number;
  /** Of these, tried in vain at least once. */
  failing: number;
  givenUp: number;
  /** Where they go: a mail server, or files in DATA_DIR/mail. */
  to: MailDestination;
}

class PushCountsView {
  devices: number;
  waiting: number;
  givenUp: number;
}

class LastBackupView {
  /** Null: none was made yet. */
  madeAt: Date | null;
  /** Since then, or since the school began. */
  ageSeconds: number;
}

export class SystemView {
  /** The product's version. */
  release: string;
  node: string;
  /** Since when the process that answers serves. */
  startedAt: Date;
  status: SystemStatus;
  /** What somebody should look at; empty when all is well. */
  troubles: Trouble[];
  database: DatabaseView;
  /** Of DATA_DIR. Null: the disk does not say. */
  disk: DiskView | null;
  jobs: JobCountsView;
  mails: MailCountsView;
  pushes: PushCountsView;
  lastBackup: LastBackupView;
}

/** A job that failed: without what it is about, which may be personal. */
export class FailedJobView {
  id: number;
  /** What it does, like `send-mail`. */
  task: string;
  /** It is not tried again unless somebody says so. */
  givenUp: boolean;
  attempts: number;
  maxAttempts: number;
  queuedAt: Date;
  /** When it was last tried. */
  triedAt: Date;
  /** When it is tried next. Null when it was given up. */
  nextAt: Date | null;
  /** Why it failed, with addresses and numbers of orders taken out. */
  reason: string;
}

export class RetriedJobsView {
  retried: number;
}
