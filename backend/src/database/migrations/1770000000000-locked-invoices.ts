import type { MigrationInterface, QueryRunner } from 'typeorm';

const ISSUER = `storm_combat_name, storm_combat_address, storm_combat_phone, storm_combat_email,
  storm_combat_vat_number, storm_combat_logo, bank_name, account_name, account_number, branch_code, swift_code`;

/** As the search's index has it. */
const SEARCH_TEXT = `invoice_number || E'\\x1f' || client_name || E'\\x1f' || coalesce(client_email, '')`;

/** Decision 74: what was sent, paid or credited is not rewritten, and what went out is kept. */
export class LockedInvoices1770000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE invoices
        ADD COLUMN marked_sent_at timestamptz,
        ADD COLUMN corrects_invoice_id integer,
        ADD CONSTRAINT invoices_corrects_invoice_id_fkey FOREIGN KEY (corrects_invoice_id) REFERENCES invoices (id)`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX invoices_corrects_invoice_id ON invoices (corrects_invoice_id) WHERE deleted_at IS NULL`);
    await queryRunner.query(`
      CREATE TABLE invoice_sendings (
        id serial PRIMARY KEY,
        invoice_id integer NOT NULL,
        kind text NOT NULL,
        sent_to text,
        sent_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        pdf bytea NOT NULL,
        CONSTRAINT invoice_sendings_kind_known CHECK (kind IN ('mail', 'reminder', 'by-hand')),
        CONSTRAINT invoice_sendings_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id)
      )`);
    await queryRunner.query('CREATE INDEX invoice_sendings_invoice_id ON invoice_sendings (invoice_id, id)');
    await dropRecords(queryRunner);
    await createRecords(queryRunner, ['marked_sent_at', 'corrects_invoice_id'], LOCKED_BECAUSE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropRecords(queryRunner);
    await createRecords(queryRunner, []);
    await queryRunner.query('DROP TABLE invoice_sendings');
    await queryRunner.query('ALTER TABLE invoices DROP COLUMN marked_sent_at, DROP COLUMN corrects_invoice_id');
  }
}

/** As lockReason of libs/domain has it. */
const LOCKED_BECAUSE = `
  CASE
    WHEN credited_cents > 0 THEN 'credited'
    WHEN status = 'paid' THEN 'paid'
    WHEN paid_cents > 0 THEN 'part-paid'
    WHEN sent_at IS NOT NULL OR marked_sent_at IS NOT NULL THEN 'sent'
  END AS locked_because`;

async function dropRecords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP VIEW invoice_records');
  await queryRunner.query('DROP VIEW invoice_sums');
}

/** What crosses the wire. A statement that needs no lines or sums does not read them. */
async function createRecords(queryRunner: QueryRunner, columns: string[], ...computed: string[]): Promise<void> {
  await queryRunner.query(`
    CREATE VIEW invoice_sums AS
    SELECT id, invoice_number, corporate_client_id, client_name, client_email, client_phone, client_address,
      client_vat_number, issue_date, due_date, tax_rate_bp, subtotal_cents, tax_cents, total_cents, status,
      notes, sent_at, sent_to, ${[ISSUER, ...columns].join(', ')},
      created_at, updated_at, ${SEARCH_TEXT} AS search_text,
      (SELECT coalesce(sum(amount_cents), 0)::bigint FROM invoice_payments payment
        WHERE payment.invoice_id = invoices.id) AS paid_cents,
      (SELECT coalesce(sum(amount_cents), 0)::bigint FROM credit_notes note
        WHERE note.invoice_id = invoices.id) AS credited_cents,
      (SELECT coalesce(json_agg(json_build_object(
         'id', item.id, 'invoiceId', item.invoice_id, 'description', item.description, 'quantity', item.quantity,
         'unitPrice', item.unit_price_cents, 'totalPrice', item.total_cents
       ) ORDER BY item.id), '[]') FROM invoice_items item WHERE item.invoice_id = invoices.id) AS items
    FROM invoices WHERE deleted_at IS NULL`);
  const outstanding = `
    CASE status
      WHEN 'cancelled' THEN 0
      WHEN 'paid' THEN least(0, total_cents - paid_cents - credited_cents)
      ELSE total_cents - paid_cents - credited_cents
    END AS outstanding_cents`;
  await queryRunner.query(
    `CREATE VIEW invoice_records AS SELECT ${['*', outstanding, ...computed].join(', ')} FROM invoice_sums`,
  );
}
