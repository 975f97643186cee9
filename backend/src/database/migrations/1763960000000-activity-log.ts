import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Logged {
  resource: string;
  /** The column that names a record to people; none: nothing that may be told for years. */
  label?: string;
  /** The column of the record's id, where it is not `id`. */
  id?: string;
  /** Of a table whose rows are parts of another table's record: what one is called. */
  part?: string;
}

/** Whatever people of the school change. Each is named as in the API's addresses. */
const LOGGED: Record<string, Logged> = {
  api_keys: { resource: 'api-keys', label: 'name' },
  beginner_courses: { resource: 'beginner-courses', label: 'name' },
  chat_conversations: { resource: 'chat-conversations' },
  class_exceptions: { resource: 'class-exceptions', label: 'date' },
  class_schedules: { resource: 'class-schedules', label: 'class_name' },
  closures: { resource: 'closures', label: 'name' },
  contact_messages: { resource: 'contact-messages', label: 'subject' },
  corporate_clients: { resource: 'corporate-clients', label: 'name' },
  credit_notes: { resource: 'invoices', label: 'credit_note_number', id: 'invoice_id', part: 'credit note' },
  faqs: { resource: 'faqs', label: 'question' },
  instructors: { resource: 'instructors', label: 'name' },
  invoice_items: { resource: 'invoices', label: 'description', id: 'invoice_id', part: 'line' },
  invoice_payments: { resource: 'invoices', label: 'date', id: 'invoice_id', part: 'payment' },
  invoice_settings: { resource: 'invoice-settings' },
  invoices: { resource: 'invoices', label: 'invoice_number' },
  notice_settings: { resource: 'notice-settings', id: 'user_id' },
  orders: { resource: 'orders', label: 'order_number' },
  product_categories: { resource: 'product-categories', label: 'name' },
  products: { resource: 'products', label: 'name' },
  sign_in_settings: { resource: 'sign-in-settings' },
  unanswered_questions: { resource: 'unanswered-questions', label: 'question' },
  users: { resource: 'users', label: 'username' },
};

const FUNCTIONS = [
  'keep_activity()',
  'log_sign_in()',
  'log_activity()',
  'told_value(jsonb)',
  'actor_name(text, integer)',
];

/** Decision 56: the log of who did what is written by triggers, in the transaction of what was done. */
export class ActivityLog1763960000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(queryRunner);
    for (const create of [ACTOR_NAME, TOLD_VALUE, LOG_ACTIVITY, LOG_SIGN_IN, KEEP_ACTIVITY])
      await queryRunner.query(create);
    for (const [table, { resource, label = '', id = 'id', part = '' }] of Object.entries(LOGGED))
      await queryRunner.query(`
        CREATE TRIGGER ${table}_logged AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW
        WHEN (right(current_query(), 3) = ' */')
        EXECUTE FUNCTION log_activity('${resource}', '${label}', '${id}', '${part}')`);
    await queryRunner.query(
      'CREATE TRIGGER sessions_logged AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION log_sign_in()',
    );
    await queryRunner.query(`
      CREATE TRIGGER activity_kept BEFORE UPDATE OR DELETE ON activity FOR EACH ROW EXECUTE FUNCTION keep_activity()`);
    await queryRunner.query('ALTER TABLE tasks ADD COLUMN api_key_id integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tasks DROP COLUMN api_key_id');
    await queryRunner.query('DROP TRIGGER sessions_logged ON sessions');
    for (const table of Object.keys(LOGGED)) await queryRunner.query(`DROP TRIGGER ${table}_logged ON ${table}`);
    await queryRunner.query('DROP TABLE activity');
    for (const name of FUNCTIONS) await queryRunner.query(`DROP FUNCTION ${name}`);
  }
}

async function createTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE activity (
      id serial PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      action text NOT NULL CONSTRAINT activity_action_known
        CHECK (action IN ('create', 'update', 'delete', 'sign-in', 'failed-sign-in', 'refused', 'erase')),
      actor_kind text CONSTRAINT activity_actor_kind_known CHECK (actor_kind IN ('person', 'key')),
      actor_id integer,
      actor_name text NOT NULL,
      resource text NOT NULL,
      record_id integer,
      part text,
      label text NOT NULL DEFAULT '',
      changes jsonb NOT NULL DEFAULT '[]',
      secret_changed boolean NOT NULL DEFAULT false,
      times integer NOT NULL DEFAULT 1,
      last_at timestamptz NOT NULL DEFAULT now()
    )`);
  await queryRunner.query('CREATE INDEX activity_at ON activity (at)');
  await queryRunner.query('CREATE INDEX activity_record ON activity (resource, record_id, id)');
  await queryRunner.query('CREATE INDEX activity_actor ON activity (actor_kind, actor_id, id)');
  // What strangers can cause is counted in one row for each account, way and hour.
  await queryRunner.query(`
    CREATE UNIQUE INDEX activity_counted ON activity (
      action, coalesce(actor_kind, ''), coalesce(actor_id, 0), resource, coalesce(record_id, 0), label,
      date_trunc('hour', at AT TIME ZONE 'UTC')
    ) WHERE action IN ('failed-sign-in', 'refused')`);
}

/** As long as account or key are there; who comes later reads the log without them. */
const ACTOR_NAME = `
  CREATE FUNCTION actor_name(kind text, id integer) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE kind
      WHEN 'key' THEN coalesce((SELECT 'API key "' || name || '"' FROM api_keys k WHERE k.id = $2), 'API key ' || $2)
      ELSE coalesce((SELECT username FROM users u WHERE u.id = $2), 'user ' || $2) END
  $$`;

/** A value as it is read by people: of a long one its beginning. */
const TOLD_VALUE = `
  CREATE FUNCTION told_value(value jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN length(value #>> '{}') > 500 THEN left(value #>> '{}', 500) || '…' ELSE value #>> '{}' END
  $$`;

/**
 * A row for each record that an actor's statement wrote: what it fills in by itself is not told, and of secrets only
 * that one changed. Arguments: resource, column of the label, column of the id, part.
 */
const LOG_ACTIVITY = `
  CREATE FUNCTION log_activity() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    actor CONSTANT text[] := regexp_match(right(current_query(), 40), '/\\* by (person|key) ([0-9]+) \\*/$');
    was CONSTANT jsonb := CASE TG_OP WHEN 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
    is_now CONSTANT jsonb := CASE TG_OP WHEN 'DELETE' THEN was ELSE to_jsonb(NEW) END;
    done text := CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END;
    changed jsonb := '[]';
    is_secret boolean := false;
  BEGIN
    IF actor IS NULL THEN
      RETURN NULL;
    END IF;
    IF TG_OP = 'UPDATE' THEN
      SELECT
        coalesce(jsonb_agg(jsonb_build_object('field', key, 'from', told_value(was -> key), 'to', told_value(value))
          ORDER BY key) FILTER (WHERE NOT hidden), '[]'),
        coalesce(bool_or(hidden), false)
      INTO changed, is_secret
      FROM (
        SELECT key, value, key ~ 'hash|secret|token|password|totp|recovery|_key$' AS hidden FROM jsonb_each(is_now)
        WHERE value IS DISTINCT FROM (was -> key) AND key NOT IN ('created_at', 'updated_at')
      ) AS fields;
      IF changed = '[]' AND NOT is_secret THEN
        RETURN NULL;
      END IF;
      -- What must stay in the books is deleted by a date.
      IF is_now ->> 'deleted_at' IS NOT NULL AND was ->> 'deleted_at' IS NULL THEN
        done := 'delete';
      END IF;
    END IF;
    INSERT INTO activity
      (action, actor_kind, actor_id, actor_name, resource, record_id, part, label, changes, secret_changed)
    VALUES (done, actor[1], actor[2]::integer, actor_name(actor[1], actor[2]::integer), TG_ARGV[0],
      (is_now ->> TG_ARGV[2])::integer, nullif(TG_ARGV[3], ''), coalesce(left(is_now ->> TG_ARGV[1], 200), ''),
      changed, is_secret);
    RETURN NULL;
  END $$`;

const LOG_SIGN_IN = `
  CREATE FUNCTION log_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO activity (action, actor_kind, actor_id, actor_name, resource, record_id, label)
    VALUES ('sign-in', 'person', NEW.user_id, actor_name('person', NEW.user_id), 'users', NEW.user_id,
      actor_name('person', NEW.user_id));
    RETURN NULL;
  END $$`;

/** Nothing is changed or taken away, but by whoever says that it is old, or a person's who is erased. */
const KEEP_ACTIVITY = `
  CREATE FUNCTION keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('storm.forgets_activity', true) = 'on' THEN
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW.times = OLD.times + 1
      AND to_jsonb(NEW) - ARRAY['times', 'last_at'] = to_jsonb(OLD) - ARRAY['times', 'last_at'] THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The activity log is only added to';
  END $$`;
