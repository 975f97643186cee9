import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The attempt that made an invoice, a quote or a recurring invoice, and what it asked for: a retry makes no second. */
export class PapersMadeOnce1799100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // A copy's key stays its own beside what it copied, and has no hash.
    await queryRunner.query('ALTER TABLE invoices ADD COLUMN request_hash text');
    await queryRunner.query(
      'CREATE UNIQUE INDEX invoices_creation_key ON invoices (idempotency_key) WHERE request_hash IS NOT NULL',
    );
    for (const table of ['quotes', 'recurring_invoices'])
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN idempotency_key text,
          ADD COLUMN request_hash text,
          ADD CONSTRAINT ${table}_idempotency_key UNIQUE (idempotency_key)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // With their constraints.
    for (const table of ['recurring_invoices', 'quotes'])
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN request_hash, DROP COLUMN idempotency_key`);
    await queryRunner.query('ALTER TABLE invoices DROP COLUMN request_hash');
  }
}
