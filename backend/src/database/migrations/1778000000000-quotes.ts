import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes for corporate training (CONTRACT section 8). */
export class Quotes1778000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await allowCounters(queryRunner, "'invoice', 'creditNote', 'quote'");
    await createTables(queryRunner);
    await createRecords(queryRunner);
    await queryRunner.query(`
      CREATE TRIGGER quotes_logged AFTER INSERT OR UPDATE OR DELETE ON quotes FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('quotes', 'quote_number', 'id', '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW quote_records');
    await queryRunner.query('DROP TABLE quote_links');
    await queryRunner.query('DROP TABLE quotes');
    await queryRunner.query("DELETE FROM document_counters WHERE kind = 'quote'");
    await allowCounters(queryRunner, "'invoice', 'creditNote'");
  }
}

async function allowCounters(queryRunner: QueryRunner, kinds: string): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE document_counters
      DROP CONSTRAINT document_counters_kind_known,
      ADD CONSTRAINT document_counters_kind_known CHECK (kind IN (${kinds}))`);
}

async function createTables(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE quotes (
      id serial PRIMARY KEY,
      quote_number text NOT NULL,
      corporate_client_id integer,
      client_name text NOT NULL,
      client_email text,
      client_phone text,
      client_address text,
      client_vat_number text,
      issue_date date NOT NULL,
      valid_until date NOT NULL,
      items jsonb NOT NULL,
      tax_rate_bp integer NOT NULL DEFAULT 0,
      discount_kind text,
      discount_value bigint NOT NULL DEFAULT 0,
      subtotal_cents bigint NOT NULL DEFAULT 0,
      discount_cents bigint NOT NULL DEFAULT 0,
      tax_cents bigint NOT NULL DEFAULT 0,
      total_cents bigint NOT NULL DEFAULT 0,
      notes text,
      status text NOT NULL DEFAULT 'draft',
      sent_at timestamptz,
      sent_to text,
      accepted_at timestamptz,
      accepted_by text,
      accepted_address text,
      reference text,
      declined_at timestamptz,
      decline_reason text,
      invoice_id integer,
      storm_combat_name text,
      storm_combat_address text,
      storm_combat_phone text,
      storm_combat_email text,
      storm_combat_vat_number text,
      storm_combat_logo text,
      bank_name text,
      account_name text,
      account_number text,
      branch_code text,
      swift_code text,
      deleted_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT quotes_quote_number_key UNIQUE (quote_number),
      CONSTRAINT quotes_corporate_client_id_fkey
        FOREIGN KEY (corporate_client_id) REFERENCES corporate_clients (id) ON DELETE SET NULL,
      CONSTRAINT quotes_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id),
      CONSTRAINT quotes_quote_number_formed CHECK (quote_number ~ '^QUO-[0-9]{4}-[0-9]{4,}$'),
      CONSTRAINT quotes_client_named CHECK (client_name <> ''),
      CONSTRAINT quotes_items_listed CHECK (jsonb_typeof(items) = 'array'),
      CONSTRAINT quotes_status_known CHECK (status IN ('draft', 'sent', 'accepted', 'declined')),
      CONSTRAINT quotes_tax_rate_percent CHECK (tax_rate_bp BETWEEN 0 AND 10000),
      CONSTRAINT quotes_discount_kind_known CHECK (discount_kind IN ('percent', 'amount')),
      CONSTRAINT quotes_discount_whole CHECK (CASE discount_kind
        WHEN 'percent' THEN discount_value BETWEEN 1 AND 10000
        WHEN 'amount' THEN discount_value >= 1
        ELSE discount_value = 0 AND discount_cents = 0 END),
      CONSTRAINT quotes_totals_whole CHECK (discount_cents BETWEEN 0 AND subtotal_cents AND tax_cents >= 0
        AND total_cents = subtotal_cents - discount_cents + tax_cents),
      CONSTRAINT quotes_logo_not_inline CHECK (storm_combat_logo NOT LIKE 'data:%'),
      CONSTRAINT quotes_sent_told CHECK (status = 'draft' OR sent_at IS NOT NULL),
      CONSTRAINT quotes_accepted_told CHECK ((status = 'accepted') = (num_nulls(accepted_at, accepted_by) = 0)),
      CONSTRAINT quotes_declined_told CHECK ((status = 'declined') = (declined_at IS NOT NULL)),
      CONSTRAINT quotes_invoice_of_accepted CHECK (invoice_id IS NULL OR status = 'accepted'),
      CONSTRAINT quotes_deleted_draft CHECK (deleted_at IS NULL OR status = 'draft')
    )`);
  await queryRunner.query('CREATE INDEX quotes_corporate_client_id ON quotes (corporate_client_id)');
  await queryRunner.query('CREATE INDEX quotes_invoice_id ON quotes (invoice_id)');
  await queryRunner.query(`
    CREATE TABLE quote_links (
      token_hash bytea PRIMARY KEY,
      quote_id integer NOT NULL,
      CONSTRAINT quote_links_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE
    )`);
  await queryRunner.query('CREATE INDEX quote_links_quote_id ON quote_links (quote_id)');
}

/** What crosses the wire: one whose last day has passed on the school's wall clock has expired. */
async function createRecords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE VIEW quote_records AS
    SELECT quote.id, quote_number, quote.corporate_client_id, quote.client_name, quote.client_email,
      quote.client_phone, quote.client_address, quote.client_vat_number, quote.issue_date, valid_until, items,
      quote.tax_rate_bp, quote.discount_kind, quote.discount_value, quote.subtotal_cents, quote.discount_cents,
      quote.tax_cents, quote.total_cents, quote.notes,
      CASE WHEN quote.status = 'sent' AND valid_until < (now() AT TIME ZONE 'Africa/Johannesburg')::date
        THEN 'expired' ELSE quote.status END AS status,
      quote.sent_at, quote.sent_to, accepted_at, accepted_by, accepted_address, reference, declined_at,
      decline_reason, invoice.id AS invoice_id, invoice_number, quote.storm_combat_name,
      quote.storm_combat_address, quote.storm_combat_phone, quote.storm_combat_email,
      quote.storm_combat_vat_number, quote.storm_combat_logo, quote.bank_name, quote.account_name,
      quote.account_number, quote.branch_code, quote.swift_code, quote.created_at, quote.updated_at
    FROM quotes quote
    LEFT JOIN invoices invoice ON invoice.id = quote.invoice_id AND invoice.deleted_at IS NULL
    WHERE quote.deleted_at IS NULL`);
}
