import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No row: the section is what the demonstration says, so a school that exists changes nothing. */
export class SchoolSettings1763910000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE school_settings (
        section text PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE TABLE school_settings_changes (
        id serial PRIMARY KEY,
        section text NOT NULL,
        changed_by text NOT NULL,
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX school_settings_changes_section ON school_settings_changes (section, id)');
    await queryRunner.query(`
      CREATE TRIGGER school_settings_announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON school_settings
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE school_settings_changes');
    await queryRunner.query('DROP TABLE school_settings');
  }
}
