import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasing a person and large exports are tasks; the file of an export lies in pieces beside its task. */
export class LongWork1792000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE tasks
        DROP CONSTRAINT tasks_kind_known,
        ADD CONSTRAINT tasks_kind_known CHECK (kind IN ('import', 'undo-import', 'backup', 'erase', 'export')),
        ADD COLUMN outcome text,
        ADD COLUMN resource text,
        ADD COLUMN file_name text`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX tasks_one_export ON tasks (user_id)
        WHERE kind = 'export' AND state IN ('waiting', 'running')`);
    await queryRunner.query(`
      CREATE TABLE export_pieces (
        task_id integer REFERENCES tasks (id) ON DELETE CASCADE,
        number integer,
        content text NOT NULL,
        PRIMARY KEY (task_id, number)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE export_pieces');
    await queryRunner.query("DELETE FROM tasks WHERE kind IN ('erase', 'export')");
    await queryRunner.query(`
      ALTER TABLE tasks
        DROP CONSTRAINT tasks_kind_known,
        ADD CONSTRAINT tasks_kind_known CHECK (kind IN ('import', 'undo-import', 'backup')),
        DROP COLUMN outcome,
        DROP COLUMN resource,
        DROP COLUMN file_name`);
    await queryRunner.query('DROP INDEX tasks_one_export');
  }
}
