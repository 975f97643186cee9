import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UsersAndSessions1763000300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id serial PRIMARY KEY,
        username text NOT NULL,
        email text NOT NULL,
        first_name text,
        last_name text,
        role text NOT NULL DEFAULT 'user' CHECK (role IN ('admin', 'user')),
        is_active boolean NOT NULL DEFAULT true,
        last_login timestamptz,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    // 1 is kept for the super-user, who is written with that id on first start.
    await queryRunner.query('ALTER SEQUENCE users_id_seq RESTART WITH 2');
    await queryRunner.query('CREATE UNIQUE INDEX users_username_key ON users (lower(username))');
    await queryRunner.query('CREATE UNIQUE INDEX users_email_key ON users (lower(email))');
    await queryRunner.query(`
      CREATE TABLE sessions (
        id serial PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        cookie_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX sessions_user_id ON sessions (user_id)');
    await queryRunner.query('CREATE INDEX sessions_last_used_at ON sessions (last_used_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sessions');
    await queryRunner.query('DROP TABLE users');
  }
}
