import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Products1763100101000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE product_categories (
        id serial PRIMARY KEY,
        name text NOT NULL,
        description text,
        is_active boolean NOT NULL DEFAULT true,
        sort_order integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT product_categories_name_given CHECK (name <> ''),
        CONSTRAINT product_categories_sort_order_not_negative CHECK (sort_order >= 0)
      )`);
    await queryRunner.query('CREATE UNIQUE INDEX product_categories_name_key ON product_categories (lower(name))');
    await queryRunner.query('CREATE INDEX product_categories_order ON product_categories (sort_order, name)');
    await queryRunner.query(`
      CREATE TABLE products (
        id serial PRIMARY KEY,
        name text NOT NULL,
        description text,
        price_cents integer NOT NULL,
        category_id integer NOT NULL,
        stock integer NOT NULL,
        image_url text,
        has_variable_sizes boolean NOT NULL DEFAULT false,
        available_sizes text[] NOT NULL DEFAULT '{}',
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT products_name_given CHECK (name <> ''),
        CONSTRAINT products_price_not_negative CHECK (price_cents >= 0),
        CONSTRAINT products_stock_not_negative CHECK (stock >= 0),
        CONSTRAINT products_sizes_only_with_options CHECK (has_variable_sizes OR cardinality(available_sizes) = 0),
        CONSTRAINT products_category_id_fkey FOREIGN KEY (category_id)
          REFERENCES product_categories (id) ON DELETE RESTRICT
      )`);
    await queryRunner.query('CREATE INDEX products_category_id ON products (category_id)');
    await queryRunner.query('CREATE INDEX products_name ON products (name)');
    await queryRunner.query(`
      CREATE VIEW product_records AS
      SELECT products.id, products.name, products.description, price_cents, product_categories.name AS category,
        stock, image_url, has_variable_sizes, available_sizes, products.is_active,
        products.created_at, products.updated_at
      FROM products JOIN product_categories ON product_categories.id = category_id`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW product_records');
    await queryRunner.query('DROP TABLE products');
    await queryRunner.query('DROP TABLE product_categories');
  }
}
