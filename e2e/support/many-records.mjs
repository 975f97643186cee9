// Thousands of records straight into a school's database: as many requests would take hours. Plain JavaScript, because
// the measurements in bench/ run it without a compiler.
import pg from 'pg';

/** Three years of messages; seven tenths of them archived, all older ones. */
const MESSAGES = `
  INSERT INTO contact_messages (full_name, email, phone, subject, message, status, archived, archive_date,
    suspected_spam, created_at)
  SELECT
    (ARRAY['Thandi', 'Sipho', 'Anna', 'John', 'Lerato', 'Pieter', 'Zanele', 'Ravi', 'Neo', 'Fatima', 'Mpho']
      )[1 + i % 11] || ' '
      || (ARRAY['Mokoena', 'Naidoo', 'Botha', 'Smith', 'Dlamini', 'Steyn', 'Khumalo', 'Pillay', 'Nel', 'Zulu']
        )[1 + (i / 11) % 10] || ' ' || i,
    'visitor' || i || '@example.com', '+27' || (820000000 + i),
    (ARRAY['Free trial', 'Kids classes', 'Prices', 'Corporate training', 'Private lessons', 'Visitor 4321@' || i]
      )[1 + CASE WHEN i = 500 THEN 5 ELSE i % 5 END],
    'Good day, I would like to know more about ' || (ARRAY['Krav Maga', 'jiu-jitsu', 'boxing'])[1 + i % 3]
      || '. My reference is ' || md5(i::text) || '. ' || repeat('Please call me back in the afternoon. ', 1 + i % 4),
    (ARRAY['unread', 'read', 'replied', 'replied'])[1 + i % 4], i <= 0.7 * $1::int,
    CASE WHEN i <= 0.7 * $1::int THEN now() END, i % 97 = 0,
    now() - ($1::int - i) * (interval '1095 days' / $1::int)
  FROM generate_series(1, $1::int) i`;

/** Three years of orders of one to three lines, most of them delivered. */
const ORDERS = `
  WITH placed AS (
    INSERT INTO orders (order_number, customer_name, customer_email, customer_phone, shipping_address, status,
      total_cents, created_at)
    SELECT
      'SC-' || array_to_string(ARRAY(SELECT substr(translate(upper(md5(i::text)), 'ILOU', '0123'), 1 + 4 * part, 4)
        FROM generate_series(0, 3) part), '-'),
      'Customer ' || i, 'customer' || i || '@example.com', '+27' || (820000000 + i), i || ' Rivonia Road, Sandton',
      (ARRAY['delivered', 'delivered', 'delivered', 'shipped', 'cancelled', 'processing', 'pending'])[1 + i % 7],
      (1 + i % 3) * (10000 + i % 900 * 100),
      now() - ($1::int - i) * (interval '1095 days' / $1::int)
    FROM generate_series(1, $1::int) i
    RETURNING id, total_cents),
  history AS (INSERT INTO order_status_changes (order_id, to_status) SELECT id, 'pending' FROM placed)
  INSERT INTO order_items (order_id, product_name, quantity, price_cents)
  SELECT id, (ARRAY['Hand Wraps', 'Gloves', 'Uniform'])[line], 1, total_cents / (1 + id % 3)
    FROM placed, generate_series(1, 1 + id % 3) line`;

/** Three years of invoices of one line each, forty to a client, most of them paid. */
const INVOICES = `
  WITH clients AS (
    INSERT INTO corporate_clients (name, logo_url) SELECT 'Team ' || i, '/logo.png'
      FROM generate_series(0, $1::int / 40) i
    RETURNING id),
  ordered AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM clients),
  made AS (
    INSERT INTO invoices (invoice_number, corporate_client_id, client_name, client_email, issue_date, due_date,
      status, subtotal_cents, total_cents, created_at)
    SELECT
      'INV-2001-' || lpad(i::text, greatest(4, length(i::text)), '0'), ordered.id, 'Client ' || i,
      'accounts' || i || '@client.example',
      now() - ($1::int - i) * (interval '1095 days' / $1::int),
      now() - ($1::int - i) * (interval '1095 days' / $1::int) + interval '30 days',
      (ARRAY['paid', 'paid', 'paid', 'pending', 'overdue', 'paid', 'cancelled'])[1 + i % 7], 10000 + i % 900 * 100,
      10000 + i % 900 * 100,
      now() - ($1::int - i) * (interval '1095 days' / $1::int)
    FROM generate_series(1, $1::int) i JOIN ordered ON place = i % ($1::int / 40 + 1)
    RETURNING id, total_cents, status, due_date),
  paid AS (
    INSERT INTO invoice_payments (invoice_id, date, amount_cents, method) SELECT id, due_date, total_cents, 'eft'
      FROM made WHERE status = 'paid')
  INSERT INTO invoice_items (invoice_id, description, quantity, unit_price_cents, total_cents)
    SELECT id, 'Team training ' || id % 40, 1, total_cents, total_cents FROM made`;

/** Ten months of conversations with the assistant: a third left an address, a ninth got an apology. */
const CHATS = `
  INSERT INTO chat_conversations (session_id, messages, user_email, user_name, apology_count, created_at, updated_at)
  SELECT
    'session-' || md5(i::text),
    jsonb_build_array(
      jsonb_build_object('role', 'user', 'content',
        'Do you teach ' || (ARRAY['Krav Maga', 'jiu-jitsu', 'boxing'])[1 + i % 3]
          || ' near ' || left(md5(i::text), 8) || '?'),
      jsonb_build_object('role', 'assistant', 'content',
        repeat('Yes, six days a week at our hall in Sandton. ', 1 + i % 4)),
      jsonb_build_object('role', 'user', 'content', 'What does a month cost?'),
      jsonb_build_object('role', 'assistant', 'content', 'The prices are on the membership page.')),
    CASE WHEN i % 3 = 0 THEN 'visitor' || i || '@example.com' END, CASE WHEN i % 3 = 0 THEN 'Visitor ' || i END,
    CASE WHEN i % 9 = 0 THEN 1 ELSE 0 END,
    now() - ($1::int - i) * (interval '300 days' / $1::int), now() - ($1::int - i) * (interval '300 days' / $1::int)
  FROM generate_series(1, $1::int) i`;

/**
 * In place of the messages of the school.
 * @param {string | pg.ClientConfig} database
 * @param {number} count
 */
export async function fillMessages(database, count) {
  await fill(database, 'contact_messages', MESSAGES, count);
}

/**
 * In place of the orders of the school.
 * @param {string | pg.ClientConfig} database
 * @param {number} count
 */
export async function fillOrders(database, count) {
  await fill(database, 'orders', ORDERS, count);
}

/**
 * In place of the invoices of the school.
 * @param {string | pg.ClientConfig} database
 * @param {number} count
 */
export async function fillInvoices(database, count) {
  await fill(database, 'invoices', INVOICES, count);
}

/**
 * In place of the conversations of the school.
 * @param {string | pg.ClientConfig} database
 * @param {number} count
 */
export async function fillChats(database, count) {
  await fill(database, 'chat_conversations', CHATS, count);
}

/** @param {string | pg.ClientConfig} database @param {string} table @param {string} rows @param {number} count */
async function fill(database, table, rows, count) {
  const db = new pg.Client(database);
  await db.connect();
  try {
    // A new school backs itself up at once (BACKUP_LOCK): each would wait for the other's tables.
    await db.query('SELECT pg_advisory_lock(7411002), pg_advisory_unlock(7411002)');
    // With whatever belongs to its rows.
    await db.query(`TRUNCATE ${table} RESTART IDENTITY CASCADE`);
    // Made anew after the rows, which is quicker; those of constraints stay.
    const { rows: indexes } = await db.query(
      `SELECT indexname, indexdef FROM pg_indexes
        WHERE tablename = $1 AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
      [table],
    );
    for (const { indexname } of indexes) await db.query(`DROP INDEX ${indexname}`);
    await db.query(rows, [count]);
    await db.query("SET maintenance_work_mem = '512MB'");
    for (const { indexdef } of indexes) await db.query(indexdef);
    await db.query('VACUUM ANALYZE');
  } finally {
    await db.end();
  }
}
