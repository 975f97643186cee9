import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stock is that of its sizes, each of which is there once, has some or none, and is one of the sizes to choose. */
const KEPT_IN_STEP = `
  sizes = '[]' OR (stock = stock_of_sizes(sizes) AND available_sizes = names_of_sizes(sizes)
    AND NOT jsonb_path_exists(sizes, '$[*].stock ? (@ < 0)'))`;

/** They are asked for in a constraint and in place_order: all that they know is what they are given. */
const FUNCTIONS = {
  'stock_of_sizes(jsonb)': `
    CREATE FUNCTION stock_of_sizes(sizes jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
      SELECT coalesce(sum((kept ->> 'stock')::integer), 0)::integer FROM jsonb_array_elements(sizes) kept
    $$`,
  'names_of_sizes(jsonb)': `
    CREATE FUNCTION names_of_sizes(sizes jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
      SELECT coalesce(array_agg(kept ->> 'size' ORDER BY place), '{}')
      FROM jsonb_array_elements(sizes) WITH ORDINALITY AS kept_ (kept, place)
    $$`,
  // The sizes less what is taken of each, by its name. Null: one of them has not that many.
  'sizes_less(jsonb, jsonb)': `
    CREATE FUNCTION sizes_less(sizes jsonb, taken jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN coalesce(min(rest), 0) >= 0
        THEN coalesce(jsonb_agg(jsonb_build_object('size', size, 'stock', rest) ORDER BY place), '[]') END
      FROM (
        SELECT kept ->> 'size' AS size, place,
          (kept ->> 'stock')::integer - coalesce((taken ->> (kept ->> 'size'))::integer, 0) AS rest
        FROM jsonb_array_elements(sizes) WITH ORDINALITY AS kept_ (kept, place)) left_over
    $$`,
};

const OFFERED = 'product.has_variable_sizes,\n      product.available_sizes)::text)';
/** What was seen of a product is another thing once it keeps a stock of each size, or none any more. */
const OFFERED_BY_SIZE = `product.has_variable_sizes,\n      product.available_sizes, product.sizes <> '[]')::text)`;

const LOOKED_AT = 'available_sizes AS "availableSizes",';
const LOOKED_AT_BY_SIZE = 'available_sizes AS "availableSizes", sizes,';

const TAKEN = `UPDATE products SET stock = stock - seen.quantity
    FROM jsonb_to_recordset(request -> 'products') AS seen (id integer, quantity integer, offer text)
    WHERE products.id = seen.id AND`;
const TAKEN_BY_SIZE = `UPDATE products SET stock = stock - seen.quantity,
      sizes = CASE WHEN products.sizes = '[]' THEN '[]' ELSE sizes_less(products.sizes, seen.sizes) END
    FROM jsonb_to_recordset(request -> 'products') AS seen (id integer, quantity integer, sizes jsonb, offer text)
    WHERE products.id = seen.id AND (products.sizes = '[]' OR sizes_less(products.sizes, seen.sizes) IS NOT NULL) AND`;

const REWRITTEN: [name: string, before: string, after: string][] = [
  ['offer_of', OFFERED, OFFERED_BY_SIZE],
  ['look_before_order', LOOKED_AT, LOOKED_AT_BY_SIZE],
  ['place_order', TAKEN, TAKEN_BY_SIZE],
];

/** A product may keep a stock of each of its sizes (CONTRACT section 7): one row, so one lock, has them all. */
export class StockBySize1772000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const create of Object.values(FUNCTIONS)) await queryRunner.query(create);
    await queryRunner.query(`
      ALTER TABLE products
        ADD COLUMN sizes jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT products_sizes_in_step CHECK (${KEPT_IN_STEP})`);
    await writeView(queryRunner, 'has_variable_sizes, available_sizes, sizes,');
    for (const [name, before, after] of REWRITTEN) await rewrite(queryRunner, name, before, after);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, before, after] of REWRITTEN) await rewrite(queryRunner, name, after, before);
    await writeView(queryRunner, 'has_variable_sizes, available_sizes,');
    await queryRunner.query('ALTER TABLE products DROP CONSTRAINT products_sizes_in_step, DROP COLUMN sizes');
    for (const name of Object.keys(FUNCTIONS)) await queryRunner.query(`DROP FUNCTION ${name}`);
  }
}

async function writeView(queryRunner: QueryRunner, sizes: string): Promise<void> {
  await queryRunner.query('DROP VIEW product_records');
  await queryRunner.query(`
    CREATE VIEW product_records AS
    SELECT products.id, products.name, products.description, price_cents, product_categories.name AS category,
      stock, image_url, ${sizes} products.is_active, products.created_at, products.updated_at
    FROM products JOIN product_categories ON product_categories.id = category_id`);
}

async function rewrite(queryRunner: QueryRunner, name: string, from: string, to: string): Promise<void> {
  const [row] = (await queryRunner.query('SELECT pg_get_functiondef($1::regproc) AS definition', [name])) as [
    { definition: string },
  ];
  if (!row.definition.includes(from)) throw new Error(`${name} does not say: ${from}`);
  await queryRunner.query(row.definition.replaceAll(from, to));
}
