import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every answer to a message, not only the last (CONTRACT section 9). */
export class ContactReplies1771000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE contact_replies (
        id serial PRIMARY KEY,
        message_id integer NOT NULL
          CONSTRAINT contact_replies_message_id_fkey REFERENCES contact_messages (id) ON DELETE CASCADE,
        method text NOT NULL CONSTRAINT contact_replies_method_known
          CHECK (method IN ('email', 'whatsapp', 'phone', 'other')),
        text text NOT NULL,
        sent_by text NOT NULL,
        delivery text NOT NULL CONSTRAINT contact_replies_delivery_known
          CHECK (delivery IN ('logged', 'queued', 'sent')),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX contact_replies_message_id ON contact_replies (message_id)');
    await queryRunner.query(`
      INSERT INTO contact_replies (message_id, method, text, sent_by, delivery, created_at)
      SELECT id, response_type, response, coalesce(responded_by_username, responded_by), 'logged', response_date
      FROM contact_messages WHERE response IS NOT NULL ORDER BY response_date, id`);
    await queryRunner.query(`
      CREATE TRIGGER contact_replies_logged AFTER INSERT OR UPDATE OR DELETE ON contact_replies FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('contact-messages', 'method', 'message_id', 'reply')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE contact_replies');
  }
}
