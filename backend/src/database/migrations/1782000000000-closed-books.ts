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
    await queryRunner.query(REFUSE_CLOSED_BOOKS);
    for (const [table, { date, booked }] of Object.entries(DATED)) {
      await guard(queryRunner, `${table}_closed_books`, `INSERT OR DELETE ON ${table}`, date);
      const row = (name: string) => `(${[date, ...booked].map((column) => `${name}.${column}`).join(', ')})`;
      const isRewritten = `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`;
      await guard(queryRunner, `${table}_closed_books_changed`, `UPDATE ON ${table}`, date, isRewritten);
    }
    // An invoice that is cancelled leaves the books, and comes back into them.
    const isOut = "OLD.status IS DISTINCT FROM NEW.status AND 'cancelled' IN (OLD.status, NEW.status)";
    const { date } = DATED['invoices']!;
    await guard(queryRunner, 'invoices_closed_books_cancelled', 'UPDATE OF status ON invoices', date, isOut);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // With the triggers that call it.
    await queryRunner.query('DROP FUNCTION refuse_closed_books() CASCADE');
  }
}

/** The argument is the column of the date; a row that moves is judged by the earlier of its two. */
const REFUSE_CLOSED_BOOKS = `
  CREATE FUNCTION refuse_closed_books() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    dated CONSTANT date := least((to_jsonb(OLD) ->> TG_ARGV[0])::date, (to_jsonb(NEW) ->> TG_ARGV[0])::date);
    closed_until date;
  BEGIN
    SELECT (value ->> 'booksClosedUntil')::date INTO closed_until
      FROM school_settings WHERE section = 'invoices' FOR SHARE;
    IF dated <= closed_until THEN
      RAISE 'the books are closed' USING ERRCODE = 'SC002', DETAIL = closed_until::text;
    END IF;
    RETURN coalesce(NEW, OLD);
  END $$`;

async function guard(
  queryRunner: QueryRunner,
  name: string,
  writes: string,
  date: string,
  isMeant = 'true',
): Promise<void> {
  await queryRunner.query(`
    CREATE TRIGGER ${name} BEFORE ${writes} FOR EACH ROW WHEN (${isMeant})
    EXECUTE FUNCTION refuse_closed_books('${date}')`);
}
