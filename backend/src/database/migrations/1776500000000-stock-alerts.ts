import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visitors who asked to be told when a product is back, and the products of which staff were told that few are left
 * (issue "orders people trust", 4).
 */
export class StockAlerts1776500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE stock_alerts (
        id serial PRIMARY KEY,
        product_id integer NOT NULL,
        size text NOT NULL DEFAULT '',
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT stock_alerts_once UNIQUE (product_id, size, email),
        CONSTRAINT stock_alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX stock_alerts_email ON stock_alerts (email)');
    await queryRunner.query(`
      CREATE TABLE low_stock_notices (
        product_id integer PRIMARY KEY,
        CONSTRAINT low_stock_notices_product_id_fkey
          FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE low_stock_notices, stock_alerts');
  }
}
