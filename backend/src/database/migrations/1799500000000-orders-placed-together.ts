import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decision 119: the orders of several customers who come at the same time are written in one transaction. */
export class OrdersPlacedTogether1799500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PLACE_ORDERS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION place_orders');
  }
}

/**
 * As `place_order`, for several requests, told by their places from 1. One that is not as it was seen, or whose locks
 * somebody else holds for more than a moment, gets no row and leaves nothing: the others hardly wait for it.
 */
const PLACE_ORDERS = `
  CREATE FUNCTION place_orders(requests jsonb) RETURNS TABLE (place bigint, confirmation text)
  LANGUAGE plpgsql SET lock_timeout = '50ms' AS $$
  DECLARE
    request jsonb;
  BEGIN
    FOR place, request IN SELECT ordinality, value FROM jsonb_array_elements(requests) WITH ORDINALITY LOOP
      BEGIN
        confirmation := place_order(request);
        RETURN NEXT;
      EXCEPTION WHEN SQLSTATE 'SC001' OR lock_not_available THEN
        NULL;
      END;
    END LOOP;
  END $$`;
