import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a client's new invoices and quotes begin with (decision 86): of none there is one form, null and 0. */
export class ClientDiscounts1797000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE corporate_clients
        ADD COLUMN discount_kind text,
        ADD COLUMN discount_value bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT corporate_clients_discount_kind_known CHECK (discount_kind IN ('percent', 'amount')),
        ADD CONSTRAINT corporate_clients_discount_whole CHECK (CASE discount_kind
          WHEN 'percent' THEN discount_value BETWEEN 1 AND 10000
          WHEN 'amount' THEN discount_value >= 1
          ELSE discount_value = 0 END)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // With their constraints.
    await queryRunner.query('ALTER TABLE corporate_clients DROP COLUMN discount_value, DROP COLUMN discount_kind');
  }
}
