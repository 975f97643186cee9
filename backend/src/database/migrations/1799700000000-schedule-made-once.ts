import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['class_schedules', 'closures', 'instructor_absences'];

/** The attempt that made a class, a closure or an absence, and what it asked for: a retry makes no second. */
export class ScheduleMadeOnce1799700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Lists of a few dozen rows, which need no index.
    for (const table of TABLES)
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN idempotency_key text, ADD COLUMN request_hash text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN request_hash, DROP COLUMN idempotency_key`);
  }
}
