import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who of the staff answers a message and when somebody comes back to it, and what lets the archiving of old messages be
 * undone (CONTRACT section 9).
 */
export class MessagePlans1777000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_messages
        ADD COLUMN assigned_to integer
          CONSTRAINT contact_messages_assigned_to_fkey REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN follow_up_at timestamptz`);
    // Most messages are in neither.
    await queryRunner.query(
      'CREATE INDEX contact_messages_assigned_to ON contact_messages ' +
        '(assigned_to, created_at, id) INCLUDE (archived) WHERE assigned_to IS NOT NULL',
    );
    await queryRunner.query(
      'CREATE INDEX contact_messages_follow_up_at ON contact_messages ' +
        '(follow_up_at, id) WHERE follow_up_at IS NOT NULL',
    );
    await queryRunner.query('ALTER TABLE contact_message_counts ADD COLUMN assigned_to integer');
    await queryRunner.query(countBy('archived, status, suspected_spam, assigned_to'));
    await queryRunner.query(`
      CREATE TABLE contact_follow_ups_told (
        message_id integer PRIMARY KEY
          CONSTRAINT contact_follow_ups_told_message_id_fkey REFERENCES contact_messages (id) ON DELETE CASCADE,
        follow_up_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE contact_archive_batches (
        batch uuid NOT NULL,
        message_id integer NOT NULL,
        left_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (batch, message_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE contact_archive_batches');
    await queryRunner.query('DROP TABLE contact_follow_ups_told');
    await queryRunner.query(countBy('archived, status, suspected_spam'));
    await queryRunner.query('ALTER TABLE contact_message_counts DROP COLUMN assigned_to');
    await queryRunner.query('ALTER TABLE contact_messages DROP COLUMN assigned_to, DROP COLUMN follow_up_at');
  }
}

/** What the triggers do that keep contact_message_counts. @param fields what it counts by, besides the day */
function countBy(fields: string): string {
  const counted = `(created_at AT TIME ZONE 'UTC')::date, ${fields}`;
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
