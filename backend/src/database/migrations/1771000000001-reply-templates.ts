import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that staff give often (CONTRACT section 9). */
export class ReplyTemplates1771000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE reply_templates (
        id serial PRIMARY KEY,
        title text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE TRIGGER reply_templates_logged AFTER INSERT OR UPDATE OR DELETE ON reply_templates FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('reply-templates', 'title', 'id', '')`);
    await queryRunner.query(`
      CREATE TRIGGER reply_templates_kept BEFORE DELETE ON reply_templates FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */') EXECUTE FUNCTION keep_deleted('reply-templates', 'title')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE reply_templates');
  }
}
