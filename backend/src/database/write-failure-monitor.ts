import type { Logger } from 'typeorm';
import { isDatabaseFailing } from '../common/errors/database-error.js';

/** Scheduled jobs write every few minutes, so a lasting failure is seen again. */
const REMEMBERED_MS = 30_000;

/**
 * Notices failed writes for GET /api/health, because a database with a full disk still answers `SELECT 1`. It is
 * TypeORM's logger, which hears of every failed statement; it logs nothing.
 */
export class WriteFailureMonitor implements Logger {
  private lastMs = -Infinity;

  /** Whether a statement failed a moment ago because the disk is full or the machine fails. */
  get hasRecentFailure(): boolean {
    return performance.now() - this.lastMs < REMEMBERED_MS;
  }

  logQueryError(error: string | Error): void {
    if (isDatabaseFailing(error)) this.lastMs = performance.now();
  }

  logQuery(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
