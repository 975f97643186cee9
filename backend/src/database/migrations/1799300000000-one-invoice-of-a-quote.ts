import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deleted invoice keeps the quote it was made of: it comes back only while that has no other (RestoreService). */
export class OneInvoiceOfAQuote1799300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(keepDeletedPaper(true));
    await queryRunner.query(`
      UPDATE deleted_records SET links = quotes_of(record_id)
      WHERE resource = 'invoices' AND record_id IN (SELECT invoice_id FROM quotes)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(keepDeletedPaper(false));
    await queryRunner.query(`UPDATE deleted_records SET links = '[]' WHERE resource = 'invoices'`);
    await queryRunner.query('DROP FUNCTION quotes_of(integer)');
  }
}

/** As a DeletedLink. */
const QUOTES_OF = `
  CREATE FUNCTION quotes_of(made_invoice integer) RETURNS jsonb LANGUAGE sql STABLE
  RETURN coalesce((
    SELECT jsonb_build_array(jsonb_build_object('table', 'quotes', 'column', 'invoice_id', 'ids', jsonb_agg(id)))
    FROM quotes WHERE invoice_id = made_invoice HAVING count(*) > 0), '[]')`;

/** See the migration RestorablePapers. */
const keepDeletedPaper = (withQuotes: boolean) => `
  ${withQuotes ? `${QUOTES_OF};` : ''}
  CREATE OR REPLACE FUNCTION keep_deleted_paper() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    actor CONSTANT text[] := regexp_match(right(current_query(), 40), '/\\* by (person|key) ([0-9]+) \\*/$');
  BEGIN
    IF actor IS NULL THEN
      RETURN NULL;
    END IF;
    INSERT INTO deleted_records (resource, record_id, label, deleted_by, source_table, content, links)
    VALUES (TG_ARGV[0], NEW.id, to_jsonb(NEW) ->> TG_ARGV[1], actor_name(actor[1], actor[2]::integer), TG_TABLE_NAME,
      '{}', ${withQuotes ? `CASE TG_TABLE_NAME WHEN 'invoices' THEN quotes_of(NEW.id) ELSE '[]' END` : `'[]'`})
    ON CONFLICT (resource, record_id) DO UPDATE SET deleted_at = excluded.deleted_at,
      deleted_by = excluded.deleted_by, links = excluded.links;
    RETURN NULL;
  END $$`;
