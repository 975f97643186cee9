import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The inbox is in the order in which customers wrote last: how each index was, and how it is. */
const INDEXES = [
  [
    'contact_messages_active_created_at ON contact_messages (created_at, ' +
      'id) INCLUDE (status, suspected_spam) WHERE NOT archived',
    'contact_messages_active_last_received_at ON contact_messages (last_received_at, ' +
      'id) INCLUDE (status, suspected_spam) WHERE NOT archived',
  ],
  [
    'contact_messages_archived_status_created_at ON contact_messages (archived, ' +
      'status, created_at, id) INCLUDE (suspected_spam)',
    'contact_messages_archived_status_last_received_at ON contact_messages (archived, ' +
      'status, last_received_at, id) INCLUDE (suspected_spam)',
  ],
  [
    'contact_messages_spam_created_at ON contact_messages (created_at, id) WHERE suspected_spam',
    'contact_messages_spam_last_received_at ON contact_messages (last_received_at, id) WHERE suspected_spam',
  ],
  [
    'contact_messages_assigned_to ON contact_messages ' +
      '(assigned_to, created_at, id) INCLUDE (archived) WHERE assigned_to IS NOT NULL',
    'contact_messages_assigned_to ON contact_messages ' +
      '(assigned_to, last_received_at, id) INCLUDE (archived) WHERE assigned_to IS NOT NULL',
  ],
] as const;
const BY_LAST_WORD =
  'contact_messages_last_received_at ON contact_messages ' +
  '(last_received_at, id) INCLUDE (archived, status, suspected_spam)';

/** A customer's fresh answer brings an old message to the top of the inbox (docs/decisions/0107). */
export class InboxByLastWord1794000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Of a million rows an index takes longer than a statement may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    for (const [index] of INDEXES) await queryRunner.query(`DROP INDEX ${nameOf(index)}`);
    await queryRunner.query('ALTER TABLE contact_messages ADD COLUMN last_received_at timestamptz');
    // An UPDATE of all rows would write each twice, and count each anew.
    await queryRunner.query(`
      ALTER TABLE contact_messages
        ALTER COLUMN last_received_at TYPE timestamptz USING created_at, ALTER COLUMN last_received_at SET NOT NULL`);
    await queryRunner.query(`
      CREATE FUNCTION message_is_last_word() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.last_received_at := coalesce(NEW.last_received_at, NEW.created_at);
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER contact_messages_last_word BEFORE INSERT ON contact_messages FOR EACH ROW
        EXECUTE FUNCTION message_is_last_word()`);
    await queryRunner.query(countByDayOf('last_received_at'));
    await queryRunner.query(`
      UPDATE contact_messages SET last_received_at = answer.at
      FROM (SELECT message_id, max(created_at) AS at FROM contact_replies WHERE delivery = 'received'
        GROUP BY message_id) answer
      WHERE id = answer.message_id AND created_at < answer.at`);
    for (const [, index] of INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
    await queryRunner.query(`CREATE INDEX ${BY_LAST_WORD}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      UPDATE contact_messages SET last_received_at = created_at WHERE last_received_at <> created_at`);
    await queryRunner.query(countByDayOf('created_at'));
    await queryRunner.query('DROP TRIGGER contact_messages_last_word ON contact_messages');
    await queryRunner.query('DROP FUNCTION message_is_last_word()');
    // Its indexes go with it.
    await queryRunner.query('ALTER TABLE contact_messages DROP COLUMN last_received_at');
    for (const [index] of INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
  }
}

function nameOf(index: string): string {
  return index.slice(0, index.indexOf(' '));
}

/** What the triggers do that keep contact_message_counts. @param moment the column whose day is counted by */
function countByDayOf(moment: string): string {
  const fields = 'archived, status, suspected_spam, assigned_to';
  const counted = `(${moment} AT TIME ZONE 'UTC')::date, ${fields}`;
  const into = `INSERT INTO contact_message_counts (day, ${fields}, change)`;
  return `
    CREATE OR REPLACE FUNCTION count_contact_messages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM contact_message_counts;
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
