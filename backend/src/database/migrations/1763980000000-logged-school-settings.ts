import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The school's own facts are in the activity log too: a section has a name for an id. */
export class LoggedSchoolSettings1763980000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TRIGGER school_settings_logged AFTER INSERT OR UPDATE OR DELETE ON school_settings FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('settings', 'section', '', '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER school_settings_logged ON school_settings');
  }
}
