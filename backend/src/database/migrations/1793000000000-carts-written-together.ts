import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decision 106: the lines that several visitors add at the same time are written by one statement. */
export class CartsWrittenTogether1793000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(WRITE_CART_LINES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION write_cart_lines');
  }
}

/**
 * As `write_cart_line`, for a line each of many carts, told by their places in the arrays. A cart that somebody else
 * is changing, has changed since it was seen, or that stands here twice, gets no row: nobody waits for it.
 */
const WRITE_CART_LINES = `
  CREATE FUNCTION write_cart_lines(
    carts text[], products integer[], sizes text[], pieces integer[], seen_lines bigint[], seen_at timestamptz[]
  ) RETURNS TABLE (place bigint, id uuid, created_at timestamptz, updated_at timestamptz, is_new boolean)
  LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    locked bigint[];
  BEGIN
    locked := ARRAY(
      SELECT min(asked.place) FROM unnest(carts) WITH ORDINALITY AS asked (cart, place) GROUP BY cart
      HAVING pg_try_advisory_xact_lock(hashtextextended('cart ' || cart, 0)));
    -- A statement of its own: it sees what was committed before the locks were taken.
    RETURN QUERY
      WITH unchanged AS (
        SELECT asked.* FROM unnest(carts, products, sizes, pieces, seen_lines, seen_at)
          WITH ORDINALITY AS asked (cart, product, size, quantity, lines, changed_at, place)
        WHERE asked.place = ANY (locked) AND (
          SELECT (count(*), max(updated_at)) IS NOT DISTINCT FROM (asked.lines, asked.changed_at)
          FROM cart_items WHERE session_id = asked.cart)
      ), written AS (
        INSERT INTO cart_items AS line (session_id, product_id, selected_size, quantity, created_at, updated_at)
        SELECT cart, product, size, quantity, clock_timestamp(), clock_timestamp() FROM unchanged ORDER BY product
        ON CONFLICT (session_id, product_id, coalesce(selected_size, ''))
        DO UPDATE SET quantity = excluded.quantity, updated_at = clock_timestamp()
        RETURNING line.id, session_id, line.created_at, line.updated_at, line.xmax = 0 AS is_new
      )
      SELECT unchanged.place, written.id, written.created_at, written.updated_at, written.is_new
      FROM written JOIN unchanged ON unchanged.cart = written.session_id;
  END $$`;
