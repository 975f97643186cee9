import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stays in the books when it is deleted: the resource, and the column of its number. */
const PAPERS: Record<string, [resource: string, number: string]> = {
  invoices: ['invoices', 'invoice_number'],
  quotes: ['quotes', 'quote_number'],
};

/** Deleted drafts of papers are among what can be restored, as all else that staff delete (decision 108). */
export class RestorablePapers1795000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(KEEP_DELETED_PAPER);
    for (const [table, [resource, number]] of Object.entries(PAPERS)) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_kept AFTER UPDATE OF deleted_at ON ${table} FOR EACH ROW
        WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND right(current_query(), 3) = ' */')
        EXECUTE FUNCTION keep_deleted_paper('${resource}', '${number}')`);
      // Those that were deleted before; the log says when, and by whom.
      await queryRunner.query(`
        INSERT INTO deleted_records (resource, record_id, label, deleted_at, deleted_by, source_table, content)
        SELECT DISTINCT ON (paper.id) '${resource}', paper.id, ${number}, deed.at, deed.actor_name, '${table}', '{}'
        FROM ${table} paper JOIN activity deed
          ON deed.resource = '${resource}' AND deed.record_id = paper.id AND action = 'delete' AND part IS NULL
        WHERE paper.deleted_at IS NOT NULL ORDER BY paper.id, deed.id DESC`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, [resource]] of Object.entries(PAPERS)) {
      await queryRunner.query(`DROP TRIGGER ${table}_kept ON ${table}`);
      await queryRunner.query(`DELETE FROM deleted_records WHERE resource = '${resource}'`);
    }
    await queryRunner.query('DROP FUNCTION keep_deleted_paper()');
  }
}

/** The row stays where it is: nothing of it is kept a second time. Arguments: resource, column of the number. */
const KEEP_DELETED_PAPER = `
  CREATE FUNCTION keep_deleted_paper() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    actor CONSTANT text[] := regexp_match(right(current_query(), 40), '/\\* by (person|key) ([0-9]+) \\*/$');
  BEGIN
    IF actor IS NULL THEN
      RETURN NULL;
    END IF;
    INSERT INTO deleted_records (resource, record_id, label, deleted_by, source_table, content)
    VALUES (TG_ARGV[0], NEW.id, to_jsonb(NEW) ->> TG_ARGV[1], actor_name(actor[1], actor[2]::integer), TG_TABLE_NAME,
      '{}')
    ON CONFLICT (resource, record_id) DO UPDATE SET deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by;
    RETURN NULL;
  END $$`;
