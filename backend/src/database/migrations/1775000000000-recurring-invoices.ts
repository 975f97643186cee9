import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices that are made by themselves each month (CONTRACT section 8). */
export class RecurringInvoices1775000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createTables(queryRunner);
    await stopWithoutClient(queryRunner);
    await createRecords(queryRunner);
    await queryRunner.query(`
      CREATE TRIGGER recurring_invoices_logged AFTER INSERT OR UPDATE OR DELETE ON recurring_invoices FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('recurring-invoices', 'name', 'id', '')`);
    await queryRunner.query(`
      CREATE TRIGGER recurring_invoices_kept BEFORE DELETE ON recurring_invoices FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */') EXECUTE FUNCTION keep_deleted('recurring-invoices', 'name')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW recurring_invoice_records');
    await queryRunner.query('DROP TABLE recurring_invoice_runs');
    await queryRunner.query('DROP TABLE recurring_invoices');
    await queryRunner.query('DROP FUNCTION stop_recurring_invoice()');
  }
}

async function createTables(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE recurring_invoices (
      id serial PRIMARY KEY,
      name text NOT NULL,
      corporate_client_id integer,
      items jsonb NOT NULL,
      tax_rate_bp integer NOT NULL,
      notes text,
      day_of_month integer NOT NULL,
      start_date date NOT NULL,
      until date,
      delivery text NOT NULL DEFAULT 'draft',
      is_active boolean NOT NULL DEFAULT true,
      next_date date,
      stopped_because text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT recurring_invoices_corporate_client_id_fkey
        FOREIGN KEY (corporate_client_id) REFERENCES corporate_clients (id) ON DELETE SET NULL,
      CONSTRAINT recurring_invoices_named CHECK (name <> ''),
      CONSTRAINT recurring_invoices_items_listed CHECK (jsonb_typeof(items) = 'array'),
      CONSTRAINT recurring_invoices_tax_rate_percent CHECK (tax_rate_bp BETWEEN 0 AND 10000),
      CONSTRAINT recurring_invoices_day_of_month CHECK (day_of_month BETWEEN 1 AND 31),
      CONSTRAINT recurring_invoices_until_not_before_start CHECK (until >= start_date),
      CONSTRAINT recurring_invoices_delivery_known CHECK (delivery IN ('draft', 'send')),
      CONSTRAINT recurring_invoices_stop_reason_known CHECK (stopped_because IN ('client-deleted')),
      CONSTRAINT recurring_invoices_next_of_active CHECK (is_active OR next_date IS NULL),
      CONSTRAINT recurring_invoices_active_has_client CHECK (NOT is_active OR corporate_client_id IS NOT NULL)
    )`);
  await queryRunner.query(
    'CREATE INDEX recurring_invoices_corporate_client_id ON recurring_invoices (corporate_client_id)',
  );
  await queryRunner.query(`
    CREATE TABLE recurring_invoice_runs (
      id serial PRIMARY KEY,
      recurring_invoice_id integer NOT NULL,
      due_on date NOT NULL,
      outcome text NOT NULL,
      note text,
      invoice_id integer,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT recurring_invoice_runs_once UNIQUE (recurring_invoice_id, due_on),
      CONSTRAINT recurring_invoice_runs_recurring_invoice_id_fkey
        FOREIGN KEY (recurring_invoice_id) REFERENCES recurring_invoices (id) ON DELETE CASCADE,
      CONSTRAINT recurring_invoice_runs_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id),
      CONSTRAINT recurring_invoice_runs_outcome_known CHECK (outcome IN ('draft', 'sent', 'skipped')),
      CONSTRAINT recurring_invoice_runs_invoice_made CHECK ((outcome = 'skipped') = (invoice_id IS NULL))
    )`);
}

/** A client may go by way of its screen, of an import that is undone, or of a restore: here none is forgotten. */
async function stopWithoutClient(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION stop_recurring_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.is_active := false;
      NEW.next_date := NULL;
      NEW.stopped_because := 'client-deleted';
      NEW.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()),
        date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond');
      RETURN NEW;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER recurring_invoices_stopped BEFORE UPDATE OF corporate_client_id ON recurring_invoices
    FOR EACH ROW WHEN (NEW.corporate_client_id IS NULL) EXECUTE FUNCTION stop_recurring_invoice()`);
}

/** What crosses the wire: the client as an invoice of today would name it, and what was made last. */
async function createRecords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE VIEW recurring_invoice_records AS
    SELECT recurring.id, recurring.name, corporate_client_id, client.name AS client_name,
      coalesce(client.email, client.primary_contact_email) AS client_email, items, tax_rate_bp, recurring.notes,
      day_of_month, start_date, until, delivery, recurring.is_active, next_date, stopped_because,
      last.due_on AS last_date, last.invoice_id AS last_invoice_id, recurring.created_at, recurring.updated_at
    FROM recurring_invoices recurring
    LEFT JOIN corporate_clients client ON client.id = corporate_client_id
    LEFT JOIN LATERAL (
      SELECT due_on, invoice_id FROM recurring_invoice_runs run
      WHERE run.recurring_invoice_id = recurring.id AND invoice_id IS NOT NULL ORDER BY due_on DESC LIMIT 1
    ) last ON true`);
}
