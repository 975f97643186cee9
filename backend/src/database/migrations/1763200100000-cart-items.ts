import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CartItems1763200100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cart_items (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        session_id text NOT NULL,
        product_id integer NOT NULL,
        selected_size text,
        quantity integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT cart_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
        CONSTRAINT cart_items_session_id_formed CHECK (session_id ~ '^[A-Za-z0-9_-]{8,64}$'),
        CONSTRAINT cart_items_quantity_positive CHECK (quantity >= 1),
        CONSTRAINT cart_items_size_given_or_none CHECK (selected_size <> '')
      )`);
    // A line is a product in one size; "no size" is one of them. TypeORM has no words for that, the entity names it.
    await queryRunner.query(
      "CREATE UNIQUE INDEX cart_items_line ON cart_items (session_id, product_id, coalesce(selected_size, ''))",
    );
    await queryRunner.query('CREATE INDEX cart_items_product_id ON cart_items (product_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cart_items');
  }
}
