import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what an invoice is a copy, and the attempt that made it: a retry is told of the same copy. */
export class DuplicatedInvoices1796000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE invoices
        ADD COLUMN duplicates_invoice_id integer,
        ADD COLUMN idempotency_key text,
        ADD CONSTRAINT invoices_duplicates_invoice_id_fkey
          FOREIGN KEY (duplicates_invoice_id) REFERENCES invoices (id),
        ADD CONSTRAINT invoices_idempotency_key UNIQUE (duplicates_invoice_id, idempotency_key)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // With their constraints.
    await queryRunner.query('ALTER TABLE invoices DROP COLUMN idempotency_key, DROP COLUMN duplicates_invoice_id');
  }
}
