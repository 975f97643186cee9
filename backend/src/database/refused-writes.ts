import type { Logger } from 'typeorm';
import { isDatabaseFailing } from '../common/errors/database-error.js';

/** Work by the clock writes every few minutes, visitors more often: what still fails is met again. */
const REMEMBERED_MS = 30_000;

/**
 * A database whose disk is full answers `SELECT 1` as if nothing were wrong. TypeORM tells its logger of every
 * statement that failed: this one writes nothing, it remembers for GET /api/health.
 */
export class RefusedWrites implements Logger {
  private lastMs = -Infinity;

  /** Whether a statement failed a moment ago because the database has no room, or its machine fails it. */
  get areRecent(): boolean {
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
