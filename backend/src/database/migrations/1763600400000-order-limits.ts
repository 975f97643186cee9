import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an order came from, as long as it is unpaid, and what its customer was mailed of it. */
export class OrderLimits1763600400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN network text,
        ADD COLUMN confirmation text,
        ADD CONSTRAINT orders_confirmation_known CHECK (confirmation IN ('queued', 'held'))`);
    await queryRunner.query('CREATE INDEX orders_network ON orders (network) WHERE network IS NOT NULL');
    await queryRunner.query('CREATE INDEX orders_customer ON orders (lower(customer_email), created_at)');
    // Whoever ordered before was sent a confirmation, or it is still held back for the digest. Sample orders were not.
    await queryRunner.query(`
      UPDATE orders SET confirmation = CASE
          WHEN EXISTS (SELECT FROM held_mails WHERE content ->> 'orderNumber' = order_number) THEN 'held'
          ELSE 'queued' END
      WHERE idempotency_key IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX orders_network, orders_customer');
    await queryRunner.query('ALTER TABLE orders DROP COLUMN network, DROP COLUMN confirmation');
  }
}
