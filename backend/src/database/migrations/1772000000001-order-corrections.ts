import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff correct of an order is in its history (CONTRACT section 7, "Correctable"). */
export class OrderCorrections1772000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders ADD COLUMN internal_note text');
    await queryRunner.query(`
      CREATE TABLE order_corrections (
        id serial PRIMARY KEY,
        order_id integer NOT NULL,
        fields text[] NOT NULL,
        corrected_by_username text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT order_corrections_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX order_corrections_order_id ON order_corrections (order_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_corrections');
    await queryRunner.query('ALTER TABLE orders DROP COLUMN internal_note');
  }
}
