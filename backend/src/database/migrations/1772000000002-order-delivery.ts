import type { MigrationInterface, QueryRunner } from 'typeorm';

const GIVEN = `CHECK (customer_name <> '' AND customer_email <> '' AND shipping_address <> '')`;
/** What is collected at the school needs no address. */
const GIVEN_OR_COLLECTED = `CHECK (customer_name <> '' AND customer_email <> ''
  AND (shipping_address <> '' OR delivery_kind = 'collection'))`;

const PAYMENT_STATUS = `
  CASE WHEN paid_cents - refunded_cents >= total_cents THEN 'paid'
    WHEN paid_cents > 0 AND refunded_cents = paid_cents THEN 'refunded'
    ELSE 'unpaid' END`;
const COLUMNS = `
  id, order_number, customer_name, customer_email, customer_phone, shipping_address, status, total_cents,
  paid_cents, refunded_cents, ${PAYMENT_STATUS} AS payment_status, tracking_number, created_at, updated_at,
  (SELECT coalesce(json_agg(json_build_object(
     'id', item.id, 'productId', item.product_id, 'productName', item.product_name,
     'productImageUrl', item.product_image_url, 'quantity', item.quantity, 'price', item.price_cents,
     'selectedSize', item.selected_size, 'sizeNotGiven', item.size_not_given
   ) ORDER BY item.id), '[]') FROM order_items item WHERE item.order_id = orders.id) AS items`;
const DELIVERY = `
  CASE WHEN delivery_option_id IS NOT NULL THEN json_build_object(
    'optionId', delivery_option_id, 'name', delivery_name, 'kind', delivery_kind, 'price', delivery_cents
  ) END AS delivery`;
const KEPT = 'FROM orders WHERE deleted_at IS NULL';

const WRITTEN = 'shipping_address, total_cents, network,';
const WRITTEN_WITH_DELIVERY =
  'shipping_address, total_cents, delivery_option_id, delivery_name, delivery_kind, delivery_cents, network,';

/** How an order is delivered, and when its customer was reminded to pay (CONTRACT section 7). */
export class OrderDelivery1772000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN delivery_option_id text,
        ADD COLUMN delivery_name text,
        ADD COLUMN delivery_kind text,
        ADD COLUMN delivery_cents integer,
        ADD COLUMN reminded_at timestamptz,
        ADD CONSTRAINT orders_delivery_whole
          CHECK (num_nulls(delivery_option_id, delivery_name, delivery_kind, delivery_cents) IN (0, 4)),
        ADD CONSTRAINT orders_delivery_kind_known CHECK (delivery_kind IN ('delivery', 'collection')),
        ADD CONSTRAINT orders_delivery_within_total CHECK (delivery_cents >= 0 AND delivery_cents <= total_cents),
        DROP CONSTRAINT orders_customer_given,
        ADD CONSTRAINT orders_customer_given ${GIVEN_OR_COLLECTED}`);
    await queryRunner.query('DROP VIEW order_records');
    await queryRunner.query(`CREATE VIEW order_records AS SELECT ${COLUMNS}, ${DELIVERY} ${KEPT}`);
    await rewritePlaceOrder(queryRunner, WRITTEN, WRITTEN_WITH_DELIVERY);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await rewritePlaceOrder(queryRunner, WRITTEN_WITH_DELIVERY, WRITTEN);
    await queryRunner.query('DROP VIEW order_records');
    await queryRunner.query(`CREATE VIEW order_records AS SELECT ${COLUMNS} ${KEPT}`);
    await queryRunner.query(
      "UPDATE orders SET shipping_address = 'Collected at the school' WHERE shipping_address = ''",
    );
    await queryRunner.query(`
      ALTER TABLE orders
        DROP CONSTRAINT orders_customer_given,
        ADD CONSTRAINT orders_customer_given ${GIVEN},
        DROP COLUMN delivery_option_id, DROP COLUMN delivery_name, DROP COLUMN delivery_kind,
        DROP COLUMN delivery_cents, DROP COLUMN reminded_at`);
  }
}

async function rewritePlaceOrder(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  const [row] = (await queryRunner.query("SELECT pg_get_functiondef('place_order'::regproc) AS definition")) as [
    { definition: string },
  ];
  if (!row.definition.includes(from)) throw new Error(`place_order does not say: ${from}`);
  await queryRunner.query(row.definition.replaceAll(from, to));
}
