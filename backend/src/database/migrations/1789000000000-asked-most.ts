import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which conversations somebody in distress wrote in, and what visitors ask the assistant about most. */
export class AskedMost1789000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE chat_conversations ADD COLUMN in_distress boolean NOT NULL DEFAULT false');
    await queryRunner.query(`
      CREATE INDEX chat_conversations_in_distress ON chat_conversations (updated_at DESC, id DESC) WHERE in_distress`);
    await queryRunner.query(viewWith(', in_distress'));
    await queryRunner.query(`
      CREATE TABLE asked_topics (
        topic text PRIMARY KEY,
        asked_count integer NOT NULL CONSTRAINT asked_topics_asked CHECK (asked_count >= 0)
      )`);
    await queryRunner.query(`
      CREATE TRIGGER asked_topics_announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON asked_topics
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE asked_topics');
    await queryRunner.query('DROP VIEW chat_conversation_records');
    await queryRunner.query(viewWith(''));
    await queryRunner.query('ALTER TABLE chat_conversations DROP COLUMN in_distress');
  }
}

/** @param further columns, at the end: a view takes new ones nowhere else */
function viewWith(further: string): string {
  return `
    CREATE OR REPLACE VIEW chat_conversation_records AS
    SELECT id, user_name, user_email, user_phone, message_count, last_question, apology_count, has_contact, unanswered,
      said, created_at, updated_at, handled, assigned_to, message_id${further}
    FROM chat_conversations`;
}
