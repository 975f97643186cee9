import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIST_INDEXES = [
  'chat_conversations_handled_updated_at ON chat_conversations (updated_at, id) WHERE handled',
  'chat_conversations_open_updated_at ON chat_conversations (updated_at, id) WHERE NOT handled',
  // Most conversations are nobody's.
  'chat_conversations_assigned_to ON chat_conversations (assigned_to, updated_at, id) WHERE assigned_to IS NOT NULL',
];

const RECORD = `id, user_name, user_email, user_phone, message_count, last_question, apology_count, has_contact,
      unanswered, said, created_at, updated_at`;

/** What staff do about a conversation, and whose messages are never suspected (CONTRACT section 9). */
export class ChatsAndSpam1781000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE chat_conversations
        ADD COLUMN handled boolean NOT NULL DEFAULT false,
        ADD COLUMN assigned_to integer
          CONSTRAINT chat_conversations_assigned_to_fkey REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN message_id integer
          CONSTRAINT chat_conversations_message_id_fkey REFERENCES contact_messages (id) ON DELETE SET NULL`);
    for (const index of LIST_INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX chat_conversations_message_id ON chat_conversations ' +
        '(message_id) WHERE message_id IS NOT NULL',
    );
    await queryRunner.query(`
      ALTER TABLE chat_conversation_counts
        ADD COLUMN handled boolean NOT NULL DEFAULT false, ADD COLUMN assigned_to integer`);
    await queryRunner.query(countBy('has_contact, unanswered, handled, assigned_to'));
    await queryRunner.query(`
      CREATE OR REPLACE VIEW chat_conversation_records AS
      SELECT ${RECORD}, handled, assigned_to, message_id FROM chat_conversations`);
    // A visitor of the chat may have left the one without the other.
    await queryRunner.query(`
      ALTER TABLE contact_messages DROP CONSTRAINT contact_messages_phone_international,
        ADD CONSTRAINT contact_messages_phone_international CHECK (phone ~ '^(\\+[1-9]\\d{6,17})?$'),
        ADD CONSTRAINT contact_messages_reachable CHECK (email <> '' OR phone <> '')`);
    await queryRunner.query(`
      CREATE TABLE trusted_senders (
        id serial PRIMARY KEY,
        email text NOT NULL,
        sender_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT trusted_senders_sender_key_key UNIQUE (sender_key)
      )`);
    await queryRunner.query(`
      CREATE TRIGGER trusted_senders_logged AFTER INSERT OR UPDATE OR DELETE ON trusted_senders FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('trusted-senders', 'email', 'id', '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE trusted_senders');
    // The schema before this asks every message for a number: this one reaches nobody.
    await queryRunner.query("UPDATE contact_messages SET phone = '+27000000000' WHERE phone = ''");
    await queryRunner.query(`
      ALTER TABLE contact_messages DROP CONSTRAINT contact_messages_reachable,
        DROP CONSTRAINT contact_messages_phone_international,
        ADD CONSTRAINT contact_messages_phone_international CHECK (phone ~ '^\\+[1-9]\\d{6,17}$')`);
    await queryRunner.query('DROP VIEW chat_conversation_records');
    await queryRunner.query(`CREATE VIEW chat_conversation_records AS SELECT ${RECORD} FROM chat_conversations`);
    await queryRunner.query(countBy('has_contact, unanswered'));
    await queryRunner.query('ALTER TABLE chat_conversation_counts DROP COLUMN handled, DROP COLUMN assigned_to');
    await queryRunner.query(
      'ALTER TABLE chat_conversations DROP COLUMN handled, DROP COLUMN assigned_to, DROP COLUMN message_id',
    );
  }
}

/** What the triggers do that keep chat_conversation_counts. @param fields what it counts by, besides the day */
function countBy(fields: string): string {
  const counted = `(updated_at AT TIME ZONE 'UTC')::date, ${fields}`;
  const into = `INSERT INTO chat_conversation_counts (day, ${fields}, change)`;
  return `
    CREATE OR REPLACE FUNCTION count_chat_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM chat_conversation_counts;
      ELSIF TG_OP = 'INSERT' THEN
        ${into} SELECT ${counted}, count(*) FROM added GROUP BY ${counted};
      ELSIF TG_OP = 'DELETE' THEN
        ${into} SELECT ${counted}, -count(*) FROM removed GROUP BY ${counted};
      ELSE
        ${into}
        SELECT day, ${fields}, sum(change) FROM (
          SELECT ${counted}, 1 FROM added UNION ALL SELECT ${counted}, -1 FROM removed
        ) AS changed (day, ${fields}, change)
        GROUP BY day, ${fields} HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END $$`;
}
