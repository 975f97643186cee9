import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes that TypeORM has no words for; the entity names them. Each serves a sort of the list, with its usual filters.
 */
const LIST_INDEXES = [
  'contact_messages_created_at ON contact_messages (created_at, id) INCLUDE (archived, status, suspected_spam)',
  // One for each tab: of one index for both the planner would not see that its rows lie together on disk, and not use
  // it.
  'contact_messages_archived_created_at ON contact_messages (created_at, ' +
    'id) INCLUDE (status, suspected_spam) WHERE archived',
  'contact_messages_active_created_at ON contact_messages (created_at, ' +
    'id) INCLUDE (status, suspected_spam) WHERE NOT archived',
  'contact_messages_archived_status_created_at ON contact_messages (archived, ' +
    'status, created_at, id) INCLUDE (suspected_spam)',
  'contact_messages_spam_created_at ON contact_messages (created_at, id) WHERE suspected_spam',
  'contact_messages_full_name ON contact_messages (full_name, id) INCLUDE (archived)',
  'contact_messages_email ON contact_messages (email, id) INCLUDE (archived)',
  'contact_messages_subject ON contact_messages (subject, id) INCLUDE (archived)',
  'contact_messages_status ON contact_messages (status, id) INCLUDE (archived)',
  'contact_messages_archive_date ON contact_messages (archive_date, id) INCLUDE (archived)',
  // The same expression as the search of a large list (common/lists), or the index is not used.
  "contact_messages_search ON contact_messages USING gin ((full_name || E'\\x1f' " +
    "|| email || E'\\x1f' || subject || E'\\x1f' || message) gin_trgm_ops)",
];

export class ContactMessages1763100300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Trusted since PostgreSQL 13: the owner of the database may create it.
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await createMessages(queryRunner);
    for (const index of LIST_INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
    await createCounts(queryRunner);
  }

  /** The extension stays: something else may use it by now. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE contact_messages');
    await queryRunner.query('DROP FUNCTION count_contact_messages()');
    await queryRunner.query('DROP TABLE contact_message_counts');
  }
}

async function createMessages(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE contact_messages (
      id serial PRIMARY KEY,
      full_name text NOT NULL,
      email text NOT NULL,
      phone text NOT NULL,
      subject text NOT NULL,
      message text NOT NULL,
      status text NOT NULL DEFAULT 'unread',
      archived boolean NOT NULL DEFAULT false,
      archive_date timestamptz,
      suspected_spam boolean NOT NULL DEFAULT false,
      response text,
      response_type text,
      response_date timestamptz,
      responded_by text,
      responded_by_user_id integer,
      responded_by_username text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT contact_messages_responded_by_user_fkey FOREIGN KEY (responded_by_user_id)
        REFERENCES users (id) ON DELETE SET NULL,
      CONSTRAINT contact_messages_phone_international CHECK (phone ~ '^\\+[1-9]\\d{6,17}$'),
      CONSTRAINT contact_messages_status_known CHECK (status IN ('unread', 'read', 'replied')),
      CONSTRAINT contact_messages_response_type_known CHECK (response_type IN ('email', 'whatsapp', 'phone', 'other')),
      CONSTRAINT contact_messages_archive_dated CHECK (archived = (archive_date IS NOT NULL)),
      CONSTRAINT contact_messages_response_whole
        CHECK (num_nulls(response, response_type, response_date, responded_by) IN (0, 4))
    )`);
  await queryRunner.query(
    'CREATE INDEX contact_messages_responded_by_user_id ON contact_messages (responded_by_user_id)',
  );
}

/**
 * How many messages there are, by day and by what the list is filtered by: rows to add up, see
 * common/lists/list-counts.
 */
async function createCounts(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE contact_message_counts (
      day date NOT NULL,
      archived boolean NOT NULL,
      status text NOT NULL,
      suspected_spam boolean NOT NULL,
      change bigint NOT NULL
    )`);
  await queryRunner.query(`
    CREATE FUNCTION count_contact_messages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM contact_message_counts;
      ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO contact_message_counts SELECT ${COUNTED}, count(*) FROM added GROUP BY ${COUNTED};
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO contact_message_counts SELECT ${COUNTED}, -count(*) FROM removed GROUP BY ${COUNTED};
      ELSE
        INSERT INTO contact_message_counts
        SELECT day, archived, status, suspected_spam, sum(change) FROM (
          SELECT ${COUNTED}, 1 FROM added UNION ALL SELECT ${COUNTED}, -1 FROM removed
        ) AS changed (day, archived, status, suspected_spam, change)
        GROUP BY day, archived, status, suspected_spam HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END $$`);
  const triggers = [
    ['added', 'AFTER INSERT', 'REFERENCING NEW TABLE AS added'],
    ['removed', 'AFTER DELETE', 'REFERENCING OLD TABLE AS removed'],
    ['changed', 'AFTER UPDATE', 'REFERENCING OLD TABLE AS removed NEW TABLE AS added'],
    ['emptied', 'AFTER TRUNCATE', ''],
  ];
  for (const [name, event, tables] of triggers) {
    await queryRunner.query(`
      CREATE TRIGGER contact_messages_${name} ${event} ON contact_messages ${tables} FOR EACH STATEMENT
        EXECUTE FUNCTION count_contact_messages()`);
  }
}

const COUNTED = "(created_at AT TIME ZONE 'UTC')::date, archived, status, suspected_spam";
