import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Further pictures of a product, and the size chart of a category (CONTRACT section 7). */
export class PicturesAndSizeCharts1786000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("ALTER TABLE products ADD COLUMN images text[] NOT NULL DEFAULT '{}'");
    await queryRunner.query('ALTER TABLE product_categories ADD COLUMN size_chart jsonb');
    await writeView(queryRunner, 'image_url, images,');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await writeView(queryRunner, 'image_url,');
    await queryRunner.query('ALTER TABLE product_categories DROP COLUMN size_chart');
    await queryRunner.query('ALTER TABLE products DROP COLUMN images');
  }
}

async function writeView(queryRunner: QueryRunner, pictures: string): Promise<void> {
  await queryRunner.query('DROP VIEW product_records');
  await queryRunner.query(`
    CREATE VIEW product_records AS
    SELECT products.id, products.name, products.description, price_cents, product_categories.name AS category,
      stock, ${pictures} has_variable_sizes, available_sizes, sizes, products.is_active, products.created_at,
      products.updated_at
    FROM products JOIN product_categories ON product_categories.id = category_id`);
}
