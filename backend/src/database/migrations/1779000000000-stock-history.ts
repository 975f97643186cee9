import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Before the statement of place_order that takes the stock. */
const TAKES = 'UPDATE products SET stock = stock - seen.quantity,';
const SAYS_WHY_AND_TAKES = `PERFORM set_config('storm.stock_cause', jsonb_build_object(
      'kind', 'order', 'orderId', wanted -> 'id', 'orderNumber', wanted -> 'order_number')::text, true);
    ${TAKES}`;

/** Decision 91: each change of a stock is kept by the database, in the transaction and statement that made it. */
export class StockHistory1779000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // No key of products: a product that is restored finds its history again. None of orders: stock is taken before
    // the order's row is there.
    await queryRunner.query(`
      CREATE TABLE stock_movements (
        id serial PRIMARY KEY,
        product_id integer NOT NULL,
        size text,
        change integer NOT NULL,
        stock_after integer NOT NULL,
        kind text NOT NULL CONSTRAINT stock_movements_kind_known
          CHECK (kind IN ('start', 'order', 'cancelled', 'return', 'correction', 'import')),
        order_id integer,
        order_number text,
        changed_by_username text,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await queryRunner.query('CREATE INDEX stock_movements_product_id ON stock_movements (product_id, id)');
    for (const create of [PIECES_OF, KEEP_STOCK_MOVEMENTS]) await queryRunner.query(create);
    await queryRunner.query(`
      CREATE TRIGGER products_stock_begins AFTER INSERT ON products FOR EACH ROW
      EXECUTE FUNCTION keep_stock_movements()`);
    await queryRunner.query(`
      CREATE TRIGGER products_stock_moves AFTER UPDATE OF stock, sizes ON products FOR EACH ROW
      WHEN (OLD.stock <> NEW.stock OR OLD.sizes <> NEW.sizes) EXECUTE FUNCTION keep_stock_movements()`);
    await queryRunner.query(`
      INSERT INTO stock_movements (product_id, size, change, stock_after, kind)
      SELECT products.id, pieces.size, pieces.count, pieces.count, 'start'
      FROM products, pieces_of(stock, sizes) AS pieces WHERE pieces.count <> 0 ORDER BY products.id, pieces.place`);
    await rewrite(queryRunner, 'place_order', TAKES, SAYS_WHY_AND_TAKES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await rewrite(queryRunner, 'place_order', SAYS_WHY_AND_TAKES, TAKES);
    await queryRunner.query('DROP TRIGGER products_stock_moves ON products');
    await queryRunner.query('DROP TRIGGER products_stock_begins ON products');
    await queryRunner.query('DROP FUNCTION keep_stock_movements()');
    await queryRunner.query('DROP FUNCTION pieces_of(integer, jsonb)');
    await queryRunner.query('DROP TABLE stock_movements');
  }
}

/** Of each size where it has a stock of its own, else of the product, whose size is then null. */
const PIECES_OF = `
  CREATE FUNCTION pieces_of(stock integer, sizes jsonb) RETURNS TABLE (size text, count integer, place bigint)
  LANGUAGE sql IMMUTABLE AS $$
    SELECT NULL, stock, 0 WHERE sizes = '[]'
    UNION ALL
    SELECT kept ->> 'size', (kept ->> 'stock')::integer, nth
    FROM jsonb_array_elements(sizes) WITH ORDINALITY AS kept_ (kept, nth)
  $$`;

/**
 * What is other than before, by size. Of a product that comes into the table it is what its history does not tell
 * already: all of a new one, nothing of one that is restored. Why, the transaction says in storm.stock_cause; else it
 * is a correction. Who, the statement says as to the activity log (decision 56).
 */
const KEEP_STOCK_MOVEMENTS = `
  CREATE FUNCTION keep_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    actor CONSTANT text[] := regexp_match(right(current_query(), 40), '/\\* by (person|key) ([0-9]+) \\*/$');
    cause CONSTANT jsonb := coalesce(nullif(current_setting('storm.stock_cause', true), ''), '{}')::jsonb;
    usual CONSTANT text := CASE TG_OP WHEN 'INSERT' THEN 'start' ELSE 'correction' END;
  BEGIN
    INSERT INTO stock_movements
      (product_id, size, change, stock_after, kind, order_id, order_number, changed_by_username)
    SELECT NEW.id, size, sum(is_now) - sum(was), sum(is_now), coalesce(cause ->> 'kind', usual),
      (cause ->> 'orderId')::integer, cause ->> 'orderNumber', actor_name(actor[1], actor[2]::integer)
    FROM (
      SELECT size, count AS is_now, 0 AS was, place FROM pieces_of(NEW.stock, NEW.sizes)
      UNION ALL
      SELECT size, 0, count, place FROM pieces_of(OLD.stock, OLD.sizes) WHERE TG_OP = 'UPDATE'
      UNION ALL
      SELECT size, 0, change, id FROM stock_movements WHERE product_id = NEW.id AND TG_OP = 'INSERT'
    ) AS pieces
    GROUP BY size HAVING sum(is_now) <> sum(was) ORDER BY min(place);
    RETURN NULL;
  END $$`;

async function rewrite(queryRunner: QueryRunner, name: string, from: string, to: string): Promise<void> {
  const [row] = (await queryRunner.query('SELECT pg_get_functiondef($1::regproc) AS definition', [name])) as [
    { definition: string },
  ];
  if (!row.definition.includes(from)) throw new Error(`${name} does not say: ${from}`);
  await queryRunner.query(row.definition.replaceAll(from, to));
}
