import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AttemptsAndPasswordResets1763000302000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE attempts (
        id bigserial PRIMARY KEY,
        key bytea NOT NULL,
        attempted_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await queryRunner.query('CREATE INDEX attempts_key_attempted_at ON attempts (key, attempted_at)');
    await queryRunner.query(`
      CREATE TABLE password_resets (
        id serial PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX password_resets_user_id ON password_resets (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE password_resets');
    await queryRunner.query('DROP TABLE attempts');
  }
}
