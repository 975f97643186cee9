import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff ask large lists for by its exact text, and no search holds. */
const TEXT_INDEXES = [
  'contact_messages_phone ON contact_messages (lower(phone))',
  'orders_customer_phone ON orders (lower(customer_phone)) WHERE deleted_at IS NULL',
  'orders_tracking_number ON orders (lower(tracking_number)) WHERE deleted_at IS NULL',
];

/**
 * Any field that a list shows can be filtered by: what is outstanding of an invoice too, as outstandingAmount of
 * libs/domain has it.
 */
export class FiltersOfLists1763600700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const index of TEXT_INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
    await queryRunner.query('ALTER VIEW invoice_records RENAME TO invoice_sums');
    await queryRunner.query(`
      CREATE VIEW invoice_records AS
      SELECT *, CASE status
        WHEN 'cancelled' THEN 0
        WHEN 'paid' THEN least(0, total_cents - paid_cents - credited_cents)
        ELSE total_cents - paid_cents - credited_cents
      END AS outstanding_cents FROM invoice_sums`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW invoice_records');
    await queryRunner.query('ALTER VIEW invoice_sums RENAME TO invoice_records');
    for (const index of TEXT_INDEXES) await queryRunner.query(`DROP INDEX ${index.split(' ')[0]}`);
  }
}
