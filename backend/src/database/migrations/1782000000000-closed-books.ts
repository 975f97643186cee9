import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is dated, by which column, and what of it the books hold: the rest, like a status or notes, stays open. */
const DATED: Record<string, { date: string; booked: string[] }> = {
  invoices: {
    date: 'issue_date',
    booked: ['subtotal_cents', 'discount_cents', 'tax_rate_bp', 'tax_cents', 'deleted_at'],
  },
  invoice_payments: { date: 'date', booked: ['invoice_id', 'amount_cents', 'method'] },
  credit_notes: { date: 'date', booked: ['invoice_id', 'amount_cents', 'tax_cents'] },
  order_payments: { date: 'date', booked: ['order_id', 'kind', 'amount_cents', 'method'] },
};

/**
 * Nothing dated in a closed period changes (issue "papers that hold", 3), whoever writes it: the rule stands beside the
 * rows. Who closes waits for the writes under way, and they for who closes, by the lock on the settings' row.
 */
export class ClosedBooks1782000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION refuse_closed_books(dated date) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE closed_until date;
      BEGIN
        SELECT (value->>'booksClosedUntil')::date INTO closed_until
          FROM school_settings WHERE section = 'invoices' FOR SHARE;
        IF dated <= closed_until THEN
          RAISE 'the books are closed' USING ERRCODE = 'SC002', DETAIL = closed_until::text;
        END IF;
      END $$`);
    for (const [table, { date, booked }] of Object.entries(DATED)) await guard(queryRunner, table, date, booked);
    // An invoice that is cancelled leaves the books, and comes back into them.
    await queryRunner.query(`
      CREATE TRIGGER invoices_closed_books_cancelled BEFORE UPDATE OF status ON invoices FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status AND 'cancelled' IN (OLD.status, NEW.status))
      EXECUTE FUNCTION invoices_closed_books()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER invoices_closed_books_cancelled ON invoices');
    for (const table of Object.keys(DATED)) {
      await queryRunner.query(`DROP TRIGGER ${table}_closed_books_changed ON ${table}`);
      await queryRunner.query(`DROP TRIGGER ${table}_closed_books ON ${table}`);
      await queryRunner.query(`DROP FUNCTION ${table}_closed_books()`);
    }
    await queryRunner.query('DROP FUNCTION refuse_closed_books(date)');
  }
}

async function guard(queryRunner: QueryRunner, table: string, date: string, booked: string[]): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION ${table}_closed_books() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed_books(OLD.${date}); END IF;
      IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
      PERFORM refuse_closed_books(NEW.${date});
      RETURN NEW;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER ${table}_closed_books BEFORE INSERT OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION ${table}_closed_books()`);
  const columns = [date, ...booked];
  const row = (name: string) => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
  await queryRunner.query(`
    CREATE TRIGGER ${table}_closed_books_changed BEFORE UPDATE ON ${table} FOR EACH ROW
    WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION ${table}_closed_books()`);
}
