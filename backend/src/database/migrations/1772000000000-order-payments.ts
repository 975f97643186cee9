import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As paymentStatusOf of libs/domain has it. */
const PAYMENT_STATUS = `
  CASE WHEN paid_cents - refunded_cents >= total_cents THEN 'paid'
    WHEN paid_cents > 0 AND refunded_cents = paid_cents THEN 'refunded'
    ELSE 'unpaid' END`;

const ITEMS = `
  (SELECT coalesce(json_agg(json_build_object(
     'id', item.id, 'productId', item.product_id, 'productName', item.product_name,
     'productImageUrl', item.product_image_url, 'quantity', item.quantity, 'price', item.price_cents,
     'selectedSize', item.selected_size, 'sizeNotGiven', item.size_not_given
   ) ORDER BY item.id), '[]') FROM order_items item WHERE item.order_id = orders.id) AS items`;

/** What counts as held by a customer who has not paid: in both functions that count it. */
const HOLDING = 'AND held.status = ANY(unpaid) AND held.deleted_at IS NULL';
const HOLDING_UNPAID = `AND held.status = ANY(unpaid) AND (${PAYMENT_STATUS}) = 'unpaid' AND held.deleted_at IS NULL`;

/** Payments and refunds of orders (CONTRACT section 7). Their sums stand on the order's row, for lists and limits. */
export class OrderPayments1772000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN paid_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN refunded_cents integer NOT NULL DEFAULT 0`);
    await createPayments(queryRunner);
    await recordWhatStatusesMeant(queryRunner);
    await queryRunner.query(`
      ALTER TABLE orders ADD CONSTRAINT orders_within_total
        CHECK (refunded_cents >= 0 AND refunded_cents <= paid_cents AND paid_cents - refunded_cents <= total_cents)`);
    await queryRunner.query(`
      CREATE INDEX orders_payment_status ON orders ((${PAYMENT_STATUS}), created_at, id) WHERE deleted_at IS NULL`);
    await queryRunner.query('DROP VIEW order_records');
    await queryRunner.query(`
      CREATE VIEW order_records AS
      SELECT id, order_number, customer_name, customer_email, customer_phone, shipping_address, status, total_cents,
        paid_cents, refunded_cents, ${PAYMENT_STATUS} AS payment_status, tracking_number, created_at, updated_at,
        ${ITEMS}
      FROM orders WHERE deleted_at IS NULL`);
    for (const name of ['look_before_order', 'place_order']) await rewrite(queryRunner, name, HOLDING, HOLDING_UNPAID);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['look_before_order', 'place_order']) await rewrite(queryRunner, name, HOLDING_UNPAID, HOLDING);
    await queryRunner.query('DROP VIEW order_records');
    await queryRunner.query(`
      CREATE VIEW order_records AS
      SELECT id, order_number, customer_name, customer_email, customer_phone, shipping_address, status, total_cents,
        tracking_number, created_at, updated_at, ${ITEMS}
      FROM orders WHERE deleted_at IS NULL`);
    await queryRunner.query('DROP TABLE order_payments');
    await queryRunner.query('ALTER TABLE orders DROP COLUMN paid_cents, DROP COLUMN refunded_cents');
  }
}

async function createPayments(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE order_payments (
      id serial PRIMARY KEY,
      order_id integer NOT NULL,
      kind text NOT NULL,
      date date NOT NULL,
      amount_cents integer NOT NULL,
      method text NOT NULL,
      reference text,
      recorded_by_username text,
      idempotency_key text,
      request_hash text,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT order_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
      CONSTRAINT order_payments_kind_known CHECK (kind IN ('payment', 'refund')),
      CONSTRAINT order_payments_amount_positive CHECK (amount_cents > 0),
      CONSTRAINT order_payments_method_known CHECK (method IN ('eft', 'card', 'cash', 'other')),
      CONSTRAINT order_payments_idempotency_key UNIQUE (order_id, idempotency_key)
    )`);
  await queryRunner.query(`
    CREATE TRIGGER order_payments_logged AFTER INSERT OR UPDATE OR DELETE ON order_payments FOR EACH ROW
    WHEN (right(current_query(), 3) = ' */')
    EXECUTE FUNCTION log_activity('orders', 'date', 'order_id', 'payment')`);
}

/** Until now an order was taken for paid once it had left `pending`: its page has said so. */
async function recordWhatStatusesMeant(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    INSERT INTO order_payments (order_id, kind, date, amount_cents, method)
    SELECT id, 'payment', (coalesce(
        (SELECT min(created_at) FROM order_status_changes step
          WHERE step.order_id = orders.id AND from_status = 'pending' AND to_status <> 'cancelled'),
        updated_at) AT TIME ZONE 'Africa/Johannesburg')::date, total_cents, 'other'
    FROM orders WHERE status IN ('processing', 'shipped', 'delivered') AND total_cents > 0`);
  await queryRunner.query(`
    UPDATE orders SET paid_cents = total_cents WHERE status IN ('processing', 'shipped', 'delivered')`);
}

/** The function with one expression in the place of another, wherever that stands. */
async function rewrite(queryRunner: QueryRunner, name: string, from: string, to: string): Promise<void> {
  const [row] = (await queryRunner.query('SELECT pg_get_functiondef($1::regproc) AS definition', [name])) as [
    { definition: string },
  ];
  if (!row.definition.includes(from)) throw new Error(`${name} does not say: ${from}`);
  await queryRunner.query(row.definition.replaceAll(from, to));
}
