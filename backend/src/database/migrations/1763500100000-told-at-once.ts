import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that are stored once, pushes to the devices of staff, and their daily digest. */
export class ToldAtOnce1763500100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE contact_response_keys (
        user_id integer NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key),
        CONSTRAINT contact_response_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX contact_response_keys_created_at ON contact_response_keys (created_at)');
    await queryRunner.query(`
      CREATE TABLE push_keys (
        id integer PRIMARY KEY,
        public_key text NOT NULL,
        private_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT push_keys_one_row CHECK (id = 1)
      )`);
    await queryRunner.query(`
      CREATE TABLE push_subscriptions (
        id serial PRIMARY KEY,
        user_id integer NOT NULL,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
        CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX push_subscriptions_user_id ON push_subscriptions (user_id)');
    await queryRunner.query(`
      CREATE TABLE notice_settings (
        user_id integer PRIMARY KEY,
        daily_digest boolean NOT NULL,
        digested_until timestamptz NOT NULL,
        CONSTRAINT notice_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['notice_settings', 'push_subscriptions', 'push_keys', 'contact_response_keys'])
      await queryRunner.query(`DROP TABLE ${table}`);
  }
}
