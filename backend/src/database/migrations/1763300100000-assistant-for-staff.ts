import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes that TypeORM has no words for; the entities name them. Each serves a sort of a list, with its usual filters.
 */
const LIST_INDEXES = [
  'chat_conversations_updated_at ON chat_conversations (updated_at, id) INCLUDE (has_contact, unanswered)',
  // One for each filter: of one index for both the planner would not see that its rows lie together.
  'chat_conversations_contact_updated_at ON chat_conversations (updated_at, id) INCLUDE (unanswered) WHERE has_contact',
  'chat_conversations_unanswered_updated_at ON chat_conversations (updated_at, ' +
    'id) INCLUDE (has_contact) WHERE unanswered',
  'chat_conversations_created_at ON chat_conversations (created_at, id) INCLUDE (has_contact, unanswered)',
  'chat_conversations_message_count ON chat_conversations (message_count, id) INCLUDE (has_contact, unanswered)',
  'chat_conversations_search ON chat_conversations USING gin (said gin_trgm_ops)',
  'unanswered_questions_asked_count ON unanswered_questions (asked_count, last_asked_at, id) INCLUDE (status)',
  'unanswered_questions_status_asked_count ON unanswered_questions (status, asked_count, last_asked_at, id)',
  'unanswered_questions_last_asked_at ON unanswered_questions (last_asked_at, id) INCLUDE (status)',
  'unanswered_questions_first_asked_at ON unanswered_questions (first_asked_at, id) INCLUDE (status)',
  'unanswered_questions_question ON unanswered_questions (question, id) INCLUDE (status)',
  'unanswered_questions_search ON unanswered_questions USING gin (question gin_trgm_ops)',
];

export class AssistantForStaff1763300100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // A year of conversations is described anew.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await describeConversations(queryRunner);
    await createQuestions(queryRunner);
    await queryRunner.query('DROP INDEX chat_conversations_updated_at');
    for (const index of LIST_INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
    await createCounts(queryRunner, 'chat_conversations', 'updated_at', {
      has_contact: 'boolean',
      unanswered: 'boolean',
    });
    await createCounts(queryRunner, 'unanswered_questions', 'last_asked_at', { status: 'text' });
    await createRecords(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW chat_conversation_records');
    await queryRunner.query('DROP TABLE unanswered_questions');
    await queryRunner.query('DROP FUNCTION reopen_unanswered_question()');
    for (const event of ['added', 'removed', 'changed', 'emptied'])
      await queryRunner.query(`DROP TRIGGER chat_conversations_${event} ON chat_conversations`);
    for (const table of ['chat_conversations', 'unanswered_questions']) {
      await queryRunner.query(`DROP FUNCTION count_${table}()`);
      await queryRunner.query(`DROP TABLE ${table.slice(0, -1)}_counts`);
    }
    await queryRunner.query('DROP TRIGGER chat_conversations_described ON chat_conversations');
    await queryRunner.query('DROP FUNCTION describe_chat_conversation()');
    // All new indexes go with them.
    await queryRunner.query(`
      ALTER TABLE chat_conversations DROP COLUMN apology_count, DROP COLUMN counted_questions,
        DROP COLUMN message_count,
        DROP COLUMN last_question, DROP COLUMN has_contact, DROP COLUMN unanswered, DROP COLUMN said`);
    await queryRunner.query('CREATE INDEX chat_conversations_updated_at ON chat_conversations (updated_at)');
  }
}

/** What the list tells, sorts by and searches is read off the messages once, when they are written. */
async function describeConversations(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE chat_conversations
      ADD COLUMN apology_count integer NOT NULL DEFAULT 0,
      ADD COLUMN counted_questions text[] NOT NULL DEFAULT '{}',
      ADD COLUMN message_count integer NOT NULL DEFAULT 0,
      ADD COLUMN last_question text NOT NULL DEFAULT '',
      ADD COLUMN has_contact boolean NOT NULL DEFAULT false,
      ADD COLUMN unanswered boolean NOT NULL DEFAULT false,
      ADD COLUMN said text NOT NULL DEFAULT ''`);
  await queryRunner.query(`
    CREATE FUNCTION describe_chat_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF jsonb_typeof(NEW.messages) <> 'array' THEN
        RETURN NEW;
      END IF;
      NEW.message_count := jsonb_array_length(NEW.messages);
      NEW.last_question := coalesce((
        SELECT left(message ->> 'content', 160)
          FROM jsonb_array_elements(NEW.messages) WITH ORDINALITY AS said (message, place)
        WHERE message ->> 'role' = 'user' ORDER BY place DESC LIMIT 1), '');
      NEW.has_contact := num_nonnulls(NEW.user_email, NEW.user_phone) > 0;
      NEW.unanswered := NEW.apology_count > 0;
      -- Without the assistant's answers: the same in nearly all conversations, they would be found by every other word.
      NEW.said := concat_ws(E'\\x1f', NEW.user_name, NEW.user_email, NEW.user_phone, (
        SELECT string_agg(message ->> 'content', E'\\x1f' ORDER BY place)
          FROM jsonb_array_elements(NEW.messages) WITH ORDINALITY AS said (message, place)
        WHERE message ->> 'role' = 'user'));
      RETURN NEW;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER chat_conversations_described
    BEFORE INSERT OR UPDATE OF messages, user_name, user_email, user_phone, apology_count ON chat_conversations
    FOR EACH ROW EXECUTE FUNCTION describe_chat_conversation()`);
  await queryRunner.query('UPDATE chat_conversations SET messages = messages');
}

async function createQuestions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE unanswered_questions (
      id serial PRIMARY KEY,
      question text NOT NULL,
      question_group text NOT NULL,
      asked_count integer NOT NULL DEFAULT 1,
      first_asked_at timestamptz NOT NULL DEFAULT now(),
      last_asked_at timestamptz NOT NULL DEFAULT now(),
      status text NOT NULL DEFAULT 'open',
      faq_id integer,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT unanswered_questions_question_group_key UNIQUE (question_group),
      CONSTRAINT unanswered_questions_faq_id_fkey FOREIGN KEY (faq_id) REFERENCES faqs (id) ON DELETE SET NULL,
      CONSTRAINT unanswered_questions_question_given
        CHECK (question_group <> '' AND char_length(question) BETWEEN 1 AND 500),
      CONSTRAINT unanswered_questions_asked CHECK (asked_count >= 1 AND last_asked_at >= first_asked_at),
      CONSTRAINT unanswered_questions_status_known CHECK (status IN ('open', 'answered', 'dismissed')),
      CONSTRAINT unanswered_questions_answered_by_faq CHECK ((status = 'answered') = (faq_id IS NOT NULL))
    )`);
  await queryRunner.query('CREATE INDEX unanswered_questions_faq_id ON unanswered_questions (faq_id)');
  await queryRunner.query('CREATE INDEX unanswered_questions_updated_at ON unanswered_questions (updated_at)');
  await queryRunner.query(`
    CREATE FUNCTION reopen_unanswered_question() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.status := 'open';
      NEW.updated_at := clock_timestamp();
      RETURN NEW;
    END $$`);
  // An answer that is gone answers nothing: also when the FAQ was deleted.
  await queryRunner.query(`
    CREATE TRIGGER unanswered_questions_reopened BEFORE UPDATE OF faq_id ON unanswered_questions
    FOR EACH ROW WHEN (NEW.status = 'answered' AND NEW.faq_id IS NULL) EXECUTE FUNCTION reopen_unanswered_question()`);
}

/**
 * How many rows there are, by day and by what the list is filtered by: rows to add up, see common/lists/list-counts.
 */
async function createCounts(
  queryRunner: QueryRunner,
  table: string,
  moment: string,
  counted: Record<string, string>,
): Promise<void> {
  const counts = `${table.slice(0, -1)}_counts`;
  const columns = Object.keys(counted).join(', ');
  const values = `(${moment} AT TIME ZONE 'UTC')::date, ${columns}`;
  await queryRunner.query(
    `CREATE TABLE ${counts} (day date NOT NULL, ${Object.entries(counted)
      .map(([name, type]) => `${name} ${type} NOT NULL, `)
      .join('')}change bigint NOT NULL)`,
  );
  await queryRunner.query(`
    CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM ${counts};
      ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO ${counts} SELECT ${values}, count(*) FROM added GROUP BY ${values};
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO ${counts} SELECT ${values}, -count(*) FROM removed GROUP BY ${values};
      ELSE
        INSERT INTO ${counts}
        SELECT day, ${columns}, sum(change) FROM (
          SELECT ${values}, 1 FROM added UNION ALL SELECT ${values}, -1 FROM removed
        ) AS changed (day, ${columns}, change)
        GROUP BY day, ${columns} HAVING sum(change) <> 0;
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
    await queryRunner.query(
      `CREATE TRIGGER ${table}_${name} ${event} ON ${table} ${tables} FOR EACH STATEMENT
        EXECUTE FUNCTION count_${table}()`,
    );
  }
  await queryRunner.query(`INSERT INTO ${counts} SELECT ${values}, count(*) FROM ${table} GROUP BY ${values}`);
}

/** What crosses the wire, without the messages: a page of the list would be megabytes. */
async function createRecords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE VIEW chat_conversation_records AS
    SELECT id, user_name, user_email, user_phone, message_count, last_question, apology_count, has_contact,
      unanswered, said, created_at, updated_at
    FROM chat_conversations`);
}
