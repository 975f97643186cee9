// The least that does the product's work on its database: node:http, pg, and the statements one would write first.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const READS = {
  '/api/class-schedules': `SELECT id, day, start_time AS "startTime", end_time AS "endTime",
    class_name AS "className", level, instructor, is_active AS "isActive"
    FROM class_schedules WHERE is_active ORDER BY day, start_time, id`,
  '/api/faqs/active':
    'SELECT id, question, answer, category, is_active AS "isActive" FROM faqs WHERE is_active ORDER BY id',
  '/api/products': `SELECT product.id, product.name, product.description, price_cents AS price,
    category.name AS category, stock,
      image_url AS "imageUrl", images, has_variable_sizes AS "hasVariableSizes",
      available_sizes AS "availableSizes", sizes,
      CASE WHEN has_variable_sizes THEN category.size_chart END AS "sizeChart"
    FROM products product JOIN product_categories category ON category.id = category_id
    WHERE product.is_active AND category.is_active
      ORDER BY category.sort_order, category.name, product.name, product.id`,
};

const WRITES = { '/api/cart': addToCart, '/api/orders': placeOrder };

createServer((request, response) => void answer(request, response)).listen(process.env.PORT, '127.0.0.1');

async function answer(request, response) {
  const read = READS[request.url];
  const write = WRITES[request.url];
  const body = read ? (await pool.query(read)).rows : write && (await write(await json(request)));
  response.writeHead(write ? 201 : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? null));
}

async function addToCart({ sessionId, productId, quantity }) {
  const { rows } = await pool.query(
    `INSERT INTO cart_items (session_id, product_id, quantity) VALUES ($1, $2, $3)
     ON CONFLICT (session_id, product_id, coalesce(selected_size, '')) DO UPDATE
     SET quantity = cart_items.quantity + excluded.quantity, updated_at = now() RETURNING *`,
    [sessionId, productId, quantity],
  );
  return rows[0];
}

async function placeOrder({ customerName, customerEmail, shippingAddress, totalAmount, items }) {
  const db = await pool.connect();
  try {
    await db.query('BEGIN');
    const ids = items.map(({ productId }) => productId);
    const { rows: products } = await db.query(
      'SELECT id, name, price_cents, stock FROM products WHERE id = ANY($1) ORDER BY id FOR UPDATE',
      [ids],
    );
    const { rows: unpaid } = await db.query(
      "SELECT id FROM orders WHERE lower(customer_email) = lower($1) AND status = 'pending' AND deleted_at IS NULL",
      [customerEmail],
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    if (unpaid.length > 0 || items.some(({ productId, quantity }) => byId.get(productId).stock < quantity))
      throw new Error('The yardstick orders only what there is, once for each customer');
    const quantities = items.map(({ quantity }) => quantity);
    await db.query(
      `UPDATE products SET stock = stock - taken.quantity
        FROM unnest($1::int[], $2::int[]) taken (id, quantity) WHERE products.id = taken.id`,
      [ids, quantities],
    );
    const { rows } = await db.query(
      `INSERT INTO orders (order_number, customer_name, customer_email, shipping_address, total_cents)
       VALUES ($1, $2, $3, $4, $5) RETURNING *`,
      [orderNumber(), customerName, customerEmail, shippingAddress, totalAmount],
    );
    await db.query(
      `INSERT INTO order_items (order_id, product_id, product_name, quantity, price_cents)
       SELECT $1, * FROM unnest($2::int[], $3::text[], $4::int[], $5::int[])`,
      [rows[0].id, ids, ids.map((id) => byId.get(id).name), quantities, items.map(({ price }) => price)],
    );
    await db.query('COMMIT');
    return { ...rows[0], items };
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  } finally {
    db.release();
  }
}

function orderNumber() {
  return `SC-${randomBytes(8).toString('hex').toUpperCase().match(/.{4}/g).join('-')}`;
}
