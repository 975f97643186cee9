import type { EntityManager } from 'typeorm';

/** So many of one client, the first of R100.01. Their creation one by one would take minutes. */
export function oweMuch(db: EntityManager, clientId: number, count: number): Promise<unknown> {
  return db.query(
    `INSERT INTO invoices (invoice_number, corporate_client_id, client_name, client_email, issue_date, due_date, status,
       subtotal_cents, total_cents)
     SELECT 'INV-2002-' || ($1::int * 100000 + i), $1, 'Client ' || $1, 'accounts@client.example', '2002-01-31',
       '2002-03-02', 'overdue', 10000 + i, 10000 + i
     FROM generate_series(1, $2::int) i`,
    [clientId, count],
  );
}
