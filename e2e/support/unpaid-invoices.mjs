// Very many unpaid invoices of one client straight into a school's database, as many-records.mjs.
import pg from 'pg';

/** Of client $1 as many as $2, the first of R100.01. */
export const UNPAID_INVOICES = `
  INSERT INTO invoices (invoice_number, corporate_client_id, client_name, client_email, issue_date, due_date, status,
    subtotal_cents, total_cents)
  SELECT 'INV-2002-' || ($1::int * 100000 + i), $1, 'Client ' || $1, 'accounts@client.example',
    now() - interval '90 days', now() - interval '60 days', 'overdue', 10000 + i, 10000 + i
  FROM generate_series(1, $2::int) i`;

/** @param {string | pg.ClientConfig} database @param {number} clientId @param {number} count */
export async function oweMuch(database, clientId, count) {
  const db = new pg.Client(database);
  await db.connect();
  try {
    await db.query(UNPAID_INVOICES, [clientId, count]);
  } finally {
    await db.end();
  }
}
