import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['invoices', 'invoice_items'];

const ISSUER = `storm_combat_name, storm_combat_address, storm_combat_phone, storm_combat_email,
  storm_combat_vat_number, storm_combat_logo, bank_name, account_name, account_number, branch_code, swift_code`;

/** As the search's index has it. */
const SEARCH_TEXT = `invoice_number || E'\\x1f' || client_name || E'\\x1f' || coalesce(client_email, '')`;

/** As outstandingAmount and lockReason of libs/domain have them. */
const OUTSTANDING = `
  CASE status
    WHEN 'cancelled' THEN 0
    WHEN 'paid' THEN least(0, total_cents - paid_cents - credited_cents)
    ELSE total_cents - paid_cents - credited_cents
  END AS outstanding_cents`;
const LOCKED_BECAUSE = `
  CASE
    WHEN credited_cents > 0 THEN 'credited'
    WHEN status = 'paid' THEN 'paid'
    WHEN paid_cents > 0 THEN 'part-paid'
    WHEN sent_at IS NOT NULL OR marked_sent_at IS NOT NULL THEN 'sent'
  END AS locked_because`;

/** CONTRACT section 8: a discount on a line, and one on the whole before tax. */
export class InvoiceDiscounts1774000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await dropRecords(queryRunner);
    for (const table of TABLES)
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN discount_kind text,
          ADD COLUMN discount_value bigint NOT NULL DEFAULT 0,
          ADD COLUMN discount_cents bigint NOT NULL DEFAULT 0,
          ADD CONSTRAINT ${table}_discount_kind_known CHECK (discount_kind IN ('percent', 'amount')),
          ADD CONSTRAINT ${table}_discount_whole CHECK (CASE discount_kind
            WHEN 'percent' THEN discount_value BETWEEN 1 AND 10000
            WHEN 'amount' THEN discount_value >= 1
            ELSE discount_value = 0 AND discount_cents = 0 END)`);
    await dropTotals(queryRunner);
    await addTotals(
      queryRunner,
      `discount_cents BETWEEN 0 AND subtotal_cents AND tax_cents >= 0
        AND total_cents = subtotal_cents - discount_cents + tax_cents`,
      `discount_cents BETWEEN 0 AND quantity * unit_price_cents
        AND total_cents = quantity * unit_price_cents - discount_cents`,
    );
    await createRecords(
      queryRunner,
      'discount_kind, discount_value, discount_cents,',
      `'discountKind', item.discount_kind, 'discountValue', item.discount_value,
         'discountAmount', item.discount_cents,`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropRecords(queryRunner);
    // What was billed stays what is owed: the discount goes into the price of its line, and into the subtotal.
    await dropTotals(queryRunner);
    await queryRunner.query(
      'UPDATE invoices SET subtotal_cents = subtotal_cents - discount_cents WHERE discount_cents > 0',
    );
    await queryRunner.query(
      'UPDATE invoice_items SET quantity = 1, unit_price_cents = total_cents WHERE discount_cents > 0',
    );
    for (const table of TABLES)
      await queryRunner.query(
        `ALTER TABLE ${table} DROP COLUMN discount_kind, DROP COLUMN discount_value, DROP COLUMN discount_cents`,
      );
    await addTotals(
      queryRunner,
      'subtotal_cents >= 0 AND tax_cents >= 0 AND total_cents = subtotal_cents + tax_cents',
      'total_cents = quantity * unit_price_cents',
    );
    await createRecords(queryRunner);
  }
}

async function dropTotals(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('ALTER TABLE invoices DROP CONSTRAINT invoices_totals_whole');
  await queryRunner.query('ALTER TABLE invoice_items DROP CONSTRAINT invoice_items_total_whole');
}

async function addTotals(queryRunner: QueryRunner, ofInvoice: string, ofLine: string): Promise<void> {
  await queryRunner.query(`ALTER TABLE invoices ADD CONSTRAINT invoices_totals_whole CHECK (${ofInvoice})`);
  await queryRunner.query(`ALTER TABLE invoice_items ADD CONSTRAINT invoice_items_total_whole CHECK (${ofLine})`);
}

async function dropRecords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP VIEW invoice_records');
  await queryRunner.query('DROP VIEW invoice_sums');
}

/** What crosses the wire. A statement that needs no lines or sums does not read them. */
async function createRecords(queryRunner: QueryRunner, columns = '', itemFields = ''): Promise<void> {
  await queryRunner.query(`
    CREATE VIEW invoice_sums AS
    SELECT id, invoice_number, corporate_client_id, client_name, client_email, client_phone, client_address,
      client_vat_number, issue_date, due_date, tax_rate_bp, subtotal_cents, ${columns} tax_cents, total_cents, status,
      notes, sent_at, sent_to, ${ISSUER}, marked_sent_at, corrects_invoice_id,
      created_at, updated_at, ${SEARCH_TEXT} AS search_text,
      (SELECT coalesce(sum(amount_cents), 0)::bigint FROM invoice_payments payment
        WHERE payment.invoice_id = invoices.id) AS paid_cents,
      (SELECT coalesce(sum(amount_cents), 0)::bigint FROM credit_notes note
        WHERE note.invoice_id = invoices.id) AS credited_cents,
      (SELECT coalesce(json_agg(json_build_object(
         'id', item.id, 'invoiceId', item.invoice_id, 'description', item.description, 'quantity', item.quantity,
         'unitPrice', item.unit_price_cents, ${itemFields} 'totalPrice', item.total_cents
       ) ORDER BY item.id), '[]') FROM invoice_items item WHERE item.invoice_id = invoices.id) AS items
    FROM invoices WHERE deleted_at IS NULL`);
  await queryRunner.query(
    `CREATE VIEW invoice_records AS SELECT *, ${OUTSTANDING}, ${LOCKED_BECAUSE} FROM invoice_sums`,
  );
}
