import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff can delete and restore: the resource, and the column that names a record to people. */
const RESTORABLE: Record<string, [resource: string, label: string]> = {
  beginner_courses: ['beginner-courses', 'name'],
  chat_conversations: ['chat-conversations', 'user_name'],
  class_exceptions: ['class-exceptions', 'date'],
  class_schedules: ['class-schedules', 'class_name'],
  closures: ['closures', 'name'],
  corporate_clients: ['corporate-clients', 'name'],
  faqs: ['faqs', 'question'],
  instructors: ['instructors', 'name'],
  product_categories: ['product-categories', 'name'],
  products: ['products', 'name'],
};

const ACTIONS = ['create', 'update', 'delete', 'sign-in', 'failed-sign-in', 'refused', 'erase'];

/** What people of the school delete is kept whole for a while, with what named it (decision 56). */
export class RestorableContent1763970000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await knowActions(queryRunner, [...ACTIONS, 'restore']);
    await queryRunner.query(`
      CREATE TABLE deleted_records (
        id serial PRIMARY KEY,
        resource text NOT NULL,
        record_id integer NOT NULL,
        label text NOT NULL DEFAULT '',
        deleted_at timestamptz NOT NULL DEFAULT now(),
        deleted_by text NOT NULL,
        source_table text NOT NULL,
        content jsonb NOT NULL,
        links jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT deleted_records_record UNIQUE (resource, record_id)
      )`);
    await queryRunner.query('CREATE INDEX deleted_records_deleted_at ON deleted_records (deleted_at)');
    await queryRunner.query(KEEP_DELETED);
    for (const [table, [resource, label]] of Object.entries(RESTORABLE))
      await queryRunner.query(`
        CREATE TRIGGER ${table}_kept BEFORE DELETE ON ${table} FOR EACH ROW
        WHEN (right(current_query(), 3) = ' */') EXECUTE FUNCTION keep_deleted('${resource}', '${label}')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(RESTORABLE)) await queryRunner.query(`DROP TRIGGER ${table}_kept ON ${table}`);
    await queryRunner.query('DROP FUNCTION keep_deleted()');
    await queryRunner.query('DROP TABLE deleted_records');
    await queryRunner.query("SELECT set_config('storm.forgets_activity', 'on', true)");
    await queryRunner.query("DELETE FROM activity WHERE action = 'restore'");
    await knowActions(queryRunner, ACTIONS);
  }
}

async function knowActions(queryRunner: QueryRunner, actions: string[]): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE activity DROP CONSTRAINT activity_action_known,
      ADD CONSTRAINT activity_action_known CHECK (action IN ('${actions.join("', '")}'))`);
}

/**
 * Before the row goes, and before its foreign keys empty or delete what names it: those are found in the catalogue, so
 * that a later table is not forgotten. Arguments: resource, column of the label.
 */
const KEEP_DELETED = `
  CREATE FUNCTION keep_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    actor CONSTANT text[] := regexp_match(right(current_query(), 40), '/\\* by (person|key) ([0-9]+) \\*/$');
    kept CONSTANT jsonb := to_jsonb(OLD);
    links jsonb := '[]';
    link record;
    found jsonb;
  BEGIN
    IF actor IS NULL THEN
      RETURN OLD;
    END IF;
    FOR link IN
      SELECT conrelid::regclass::text AS name, quote_ident(attname) AS field, confdeltype = 'c' AS goes_along
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE confrelid = TG_RELID AND contype = 'f' AND confdeltype IN ('c', 'n')
    LOOP
      EXECUTE format('SELECT jsonb_agg(%s) FROM %s AS named WHERE %s = $1',
        CASE WHEN link.goes_along THEN 'to_jsonb(named)' ELSE 'named.id' END, link.name, link.field)
      INTO found USING OLD.id;
      IF found IS NOT NULL THEN
        links := links || jsonb_build_object('table', link.name, 'column', link.field,
          CASE WHEN link.goes_along THEN 'rows' ELSE 'ids' END, found);
      END IF;
    END LOOP;
    INSERT INTO deleted_records (resource, record_id, label, deleted_by, source_table, content, links)
    VALUES (TG_ARGV[0], OLD.id, coalesce(left(kept ->> TG_ARGV[1], 200), ''),
      actor_name(actor[1], actor[2]::integer), TG_TABLE_NAME, kept, links)
    ON CONFLICT (resource, record_id) DO UPDATE SET label = excluded.label, deleted_at = excluded.deleted_at,
      deleted_by = excluded.deleted_by, content = excluded.content, links = excluded.links;
    RETURN OLD;
  END $$`;
