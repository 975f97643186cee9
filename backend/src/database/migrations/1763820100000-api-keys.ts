import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApiKeys1763820100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_keys (
        id serial PRIMARY KEY,
        name text NOT NULL,
        prefix text NOT NULL,
        access text NOT NULL CONSTRAINT api_keys_access_known CHECK (access IN ('read', 'write')),
        resources text[] NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        made_by text NOT NULL,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        key_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX api_keys_user_id ON api_keys (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE api_keys');
  }
}
