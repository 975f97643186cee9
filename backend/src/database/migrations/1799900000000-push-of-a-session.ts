import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session that a browser asked for pushes in, so that who ends it ends them. It may run out without them. */
export class PushOfASession1799900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Of a few dozen rows, which need no index.
    await queryRunner.query('ALTER TABLE push_subscriptions ADD COLUMN session_id integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE push_subscriptions DROP COLUMN session_id');
  }
}
