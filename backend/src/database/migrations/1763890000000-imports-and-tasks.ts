import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportsAndTasks1763890000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE tasks (
        id serial PRIMARY KEY,
        kind text NOT NULL CONSTRAINT tasks_kind_known CHECK (kind IN ('import', 'undo-import', 'backup')),
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT tasks_state_known CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
        done integer NOT NULL DEFAULT 0,
        total integer NOT NULL DEFAULT 0,
        error text,
        started_by text NOT NULL,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        cancel_requested boolean NOT NULL DEFAULT false,
        started_at timestamptz,
        finished_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX tasks_user_id ON tasks (user_id)');
    await queryRunner.query(`
      CREATE TABLE imports (
        id serial PRIMARY KEY,
        resource text NOT NULL,
        file_name text NOT NULL,
        state text NOT NULL DEFAULT 'checked'
          CONSTRAINT imports_state_known CHECK (state IN ('checked', 'imported', 'undone')),
        rows jsonb NOT NULL,
        counts jsonb NOT NULL,
        unknown_columns text[] NOT NULL,
        made_by text NOT NULL,
        imported_at timestamptz,
        task_id integer REFERENCES tasks (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX imports_resource ON imports (resource, id)');
    await queryRunner.query('CREATE INDEX imports_task_id ON imports (task_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE imports');
    await queryRunner.query('DROP TABLE tasks');
  }
}
