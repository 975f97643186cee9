import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which a person knows one of their sign-ins from another. Sessions of before stay without. */
export class WhereSessionsAre1763860100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions ADD user_agent text, ADD address text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP user_agent, DROP address');
  }
}
