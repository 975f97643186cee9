import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes that TypeORM has no words for; the entity names them. Each serves a sort of the list, with its usual filter.
 */
const LIST_INDEXES = [
  'orders_created_at ON orders (created_at, id) INCLUDE (status) WHERE deleted_at IS NULL',
  'orders_status_created_at ON orders (status, created_at, id) WHERE deleted_at IS NULL',
  'orders_status ON orders (status, id) WHERE deleted_at IS NULL',
  'orders_customer_name ON orders (customer_name, id) INCLUDE (status) WHERE deleted_at IS NULL',
  'orders_customer_email ON orders (customer_email, id) INCLUDE (status) WHERE deleted_at IS NULL',
  'orders_total ON orders (total_cents, id) INCLUDE (status) WHERE deleted_at IS NULL',
  // The same expression as the search of a large list (common/lists), or the index is not used.
  "orders_search ON orders USING gin ((order_number || E'\\x1f' || customer_name " +
    "|| E'\\x1f' || customer_email) gin_trgm_ops) WHERE deleted_at IS NULL",
];

export class Orders1763200200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createOrders(queryRunner);
    for (const index of LIST_INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
    await createItems(queryRunner);
    await createStatusChanges(queryRunner);
    await createCounts(queryRunner);
    await createRecords(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW order_records');
    await queryRunner.query('DROP TABLE order_status_changes');
    await queryRunner.query('DROP TABLE order_items');
    await queryRunner.query('DROP TABLE orders');
    await queryRunner.query('DROP FUNCTION count_orders()');
    await queryRunner.query('DROP TABLE order_counts');
  }
}

async function createOrders(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE orders (
      id serial PRIMARY KEY,
      order_number text NOT NULL,
      customer_name text NOT NULL,
      customer_email text NOT NULL,
      customer_phone text,
      shipping_address text NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      total_cents integer NOT NULL,
      tracking_number text,
      idempotency_key text,
      request_hash text,
      deleted_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT orders_order_number_key UNIQUE (order_number),
      CONSTRAINT orders_idempotency_key_key UNIQUE (idempotency_key),
      CONSTRAINT orders_order_number_formed CHECK (order_number ~ '^SC(-[0-9A-HJKMNP-TV-Z]{4}){4}$'),
      CONSTRAINT orders_customer_given CHECK (customer_name <> '' AND customer_email <> '' AND shipping_address <> ''),
      CONSTRAINT orders_status_known CHECK (status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
      CONSTRAINT orders_total_not_negative CHECK (total_cents >= 0),
      CONSTRAINT orders_request_whole CHECK (num_nulls(idempotency_key, request_hash) IN (0, 2))
    )`);
}

async function createItems(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE order_items (
      id serial PRIMARY KEY,
      order_id integer NOT NULL,
      product_id integer,
      product_name text NOT NULL,
      product_image_url text,
      quantity integer NOT NULL,
      price_cents integer NOT NULL,
      selected_size text,
      size_not_given boolean NOT NULL DEFAULT false,
      CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
      CONSTRAINT order_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE SET NULL,
      CONSTRAINT order_items_quantity_positive CHECK (quantity >= 1),
      CONSTRAINT order_items_price_not_negative CHECK (price_cents >= 0),
      CONSTRAINT order_items_size_given_or_not CHECK (selected_size IS NULL OR NOT size_not_given)
    )`);
  await queryRunner.query('CREATE INDEX order_items_order_id ON order_items (order_id)');
  await queryRunner.query('CREATE INDEX order_items_product_id ON order_items (product_id)');
}

async function createStatusChanges(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE order_status_changes (
      id serial PRIMARY KEY,
      order_id integer NOT NULL,
      from_status text,
      to_status text NOT NULL,
      changed_by_user_id integer,
      changed_by_username text,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT order_status_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
      CONSTRAINT order_status_changes_changed_by_user_fkey FOREIGN KEY (changed_by_user_id)
        REFERENCES users (id) ON DELETE SET NULL
    )`);
  await queryRunner.query('CREATE INDEX order_status_changes_order_id ON order_status_changes (order_id)');
  await queryRunner.query(
    'CREATE INDEX order_status_changes_changed_by_user_id ON order_status_changes (changed_by_user_id)',
  );
}

/** How many orders there are, by day and status, without the deleted: rows to add up, see common/lists/list-counts. */
async function createCounts(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    'CREATE TABLE order_counts (day date NOT NULL, status text NOT NULL, change bigint NOT NULL)',
  );
  await queryRunner.query(`
    CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM order_counts;
      ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO order_counts SELECT ${COUNTED}, count(*) FROM added ${KEPT} GROUP BY ${COUNTED};
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO order_counts SELECT ${COUNTED}, -count(*) FROM removed ${KEPT} GROUP BY ${COUNTED};
      ELSE
        INSERT INTO order_counts
        SELECT day, status, sum(change) FROM (
          SELECT ${COUNTED}, 1 FROM added ${KEPT} UNION ALL SELECT ${COUNTED}, -1 FROM removed ${KEPT}
        ) AS changed (day, status, change)
        GROUP BY day, status HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END $$`);
  const triggers = [
    ['added', 'AFTER INSERT', 'REFERENCING NEW TABLE AS added'],
    ['removed', 'AFTER DELETE', 'REFERENCING OLD TABLE AS removed'],
    ['changed', 'AFTER UPDATE', 'REFERENCING OLD TABLE AS removed NEW TABLE AS added'],
    ['emptied', 'AFTER TRUNCATE', ''],
  ];
  for (const [name, event, tables] of triggers) {
    await queryRunner.query(
      `CREATE TRIGGER orders_${name} ${event} ON orders ${tables} FOR EACH STATEMENT EXECUTE FUNCTION count_orders()`,
    );
  }
}

const COUNTED = "(created_at AT TIME ZONE 'UTC')::date, status";
const KEPT = 'WHERE deleted_at IS NULL';

/** What crosses the wire. A statement that needs no lines does not read them. */
async function createRecords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE VIEW order_records AS
    SELECT id, order_number, customer_name, customer_email, customer_phone, shipping_address, status, total_cents,
      tracking_number, created_at, updated_at,
      (SELECT coalesce(json_agg(json_build_object(
         'id', item.id, 'productId', item.product_id, 'productName', item.product_name,
         'productImageUrl', item.product_image_url, 'quantity', item.quantity, 'price', item.price_cents,
         'selectedSize', item.selected_size, 'sizeNotGiven', item.size_not_given
       ) ORDER BY item.id), '[]') FROM order_items item WHERE item.order_id = orders.id) AS items
    FROM orders WHERE deleted_at IS NULL`);
}
