import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailLimits1763100401000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_limits (
        id serial PRIMARY KEY,
        kind text NOT NULL,
        key bytea NOT NULL,
        sent_at timestamptz[] NOT NULL,
        digest_due_at timestamptz,
        digested_at timestamptz,
        CONSTRAINT mail_limits_kind_key UNIQUE (kind, key)
      )`);
    await queryRunner.query('CREATE INDEX mail_limits_digest_due_at ON mail_limits (digest_due_at)');
    await queryRunner.query(`
      CREATE TABLE held_mails (
        id bigserial PRIMARY KEY,
        limit_id integer NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT held_mails_limit_id_fkey FOREIGN KEY (limit_id) REFERENCES mail_limits (id)
      )`);
    await queryRunner.query('CREATE INDEX held_mails_limit_id ON held_mails (limit_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE held_mails');
    await queryRunner.query('DROP TABLE mail_limits');
  }
}
