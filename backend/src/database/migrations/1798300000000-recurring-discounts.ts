import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A discount off the whole of each invoice that is made each month (decision 86): of none there is one form. */
export class RecurringDiscounts1798300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE recurring_invoices
        ADD COLUMN discount_kind text,
        ADD COLUMN discount_value bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT recurring_invoices_discount_kind_known CHECK (discount_kind IN ('percent', 'amount')),
        ADD CONSTRAINT recurring_invoices_discount_whole CHECK (CASE discount_kind
          WHEN 'percent' THEN discount_value BETWEEN 1 AND 10000
          WHEN 'amount' THEN discount_value >= 1
          ELSE discount_value = 0 END)`);
    await writeRecords(queryRunner, 'recurring.discount_kind, recurring.discount_value,');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await writeRecords(queryRunner, '');
    // Nobody is mailed an invoice that asks for more than was agreed: staff look at it first.
    await queryRunner.query("UPDATE recurring_invoices SET delivery = 'draft' WHERE discount_kind IS NOT NULL");
    // With their constraints.
    await queryRunner.query('ALTER TABLE recurring_invoices DROP COLUMN discount_value, DROP COLUMN discount_kind');
  }
}

/** What crosses the wire. @param discount its columns */
async function writeRecords(queryRunner: QueryRunner, discount: string): Promise<void> {
  await queryRunner.query('DROP VIEW recurring_invoice_records');
  await queryRunner.query(`
    CREATE VIEW recurring_invoice_records AS
    SELECT recurring.id, recurring.name, corporate_client_id, client.name AS client_name,
      coalesce(client.email, client.primary_contact_email) AS client_email, items, tax_rate_bp,
      ${discount} recurring.notes, day_of_month, start_date, until, delivery, recurring.is_active, next_date,
      stopped_because, last.due_on AS last_date, last.invoice_id AS last_invoice_id,
      recurring.created_at, recurring.updated_at
    FROM recurring_invoices recurring
    LEFT JOIN corporate_clients client ON client.id = corporate_client_id
    LEFT JOIN LATERAL (
      SELECT due_on, invoice_id FROM recurring_invoice_runs run
      WHERE run.recurring_invoice_id = recurring.id AND invoice_id IS NOT NULL ORDER BY due_on DESC LIMIT 1
    ) last ON true`);
}
