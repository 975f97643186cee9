import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is dated, by which column, and what of it stays in a closed period: notes, or an e-mail address, may change. */
const DATED: Record<string, { date: string; booked: string[] }> = {
  invoices: {
    date: 'issue_date',
    booked: [
      'subtotal_cents',
      'discount_cents',
      'tax_rate_bp',
      'tax_cents',
      'deleted_at',
      'invoice_number',
      'discount_kind',
      'discount_value',
      'storm_combat_name',
      'storm_combat_address',
      'storm_combat_vat_number',
    ],
  },
  invoice_payments: {
    date: 'date',
    booked: ['invoice_id', 'amount_cents', 'method', 'client_payment_id', 'from_credit'],
  },
  client_payments: { date: 'paid_on', booked: ['amount_cents', 'method'] },
  credit_notes: { date: 'date', booked: ['invoice_id', 'amount_cents', 'tax_cents', 'credit_note_number', 'reason'] },
  order_payments: { date: 'date', booked: ['order_id', 'kind', 'amount_cents', 'method'] },
};
/** Before this migration. */
const DATED_BEFORE: typeof DATED = {
  invoices: { date: 'issue_date', booked: DATED['invoices']!.booked.slice(0, 5) },
  invoice_payments: { date: 'date', booked: ['invoice_id', 'amount_cents', 'method'] },
  client_payments: DATED['client_payments']!,
  credit_notes: { date: 'date', booked: ['invoice_id', 'amount_cents', 'tax_cents'] },
  order_payments: DATED['order_payments']!,
};

/** Who pays may write a name there, which goes when the person is erased or forgotten (emptied.ts). */
const REFERENCE_REWRITTEN = 'OLD.reference IS DISTINCT FROM NEW.reference AND NEW.reference IS NOT NULL';
const IS_EMPTIED = `
  NEW.client_name = 'Erased person' AND NEW.corporate_client_id IS NULL AND NEW.client_email IS NULL`;
const ALSO_REWRITTEN: Record<string, string> = {
  invoices: `${differ('client_name', 'client_address', 'client_vat_number')} AND NOT (${IS_EMPTIED})`,
  invoice_payments: REFERENCE_REWRITTEN,
  client_payments: REFERENCE_REWRITTEN,
  order_payments: REFERENCE_REWRITTEN,
};

/**
 * What closed books say does not move with what is said later (decision 0094): each closed period keeps what the
 * settings said of VAT, an invoice the due date that held and the day on which staff called it paid. And what a paper
 * of a closed period says, in words as well, is not rewritten.
 */
export class FiguresOfClosedBooks1799400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BOOKS_CLOSED_UNTIL);
    for (const [table, dated] of Object.entries(DATED)) await guard(queryRunner, table, dated, ALSO_REWRITTEN[table]);
    await guardLines(queryRunner);
    await keepCalledPaid(queryRunner);
    await keepWhatHeld(queryRunner);
    await keepClosedPeriods(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // With the triggers that call them.
    for (const name of ['keep_closed_periods', 'keep_what_held', 'date_called_paid', 'refuse_closed_lines'])
      await queryRunner.query(`DROP FUNCTION ${name}() CASCADE`);
    await queryRunner.query('DROP FUNCTION books_closed_until()');
    await queryRunner.query('DROP TABLE closed_periods');
    await queryRunner.query('DROP TABLE invoices_when_closed');
    await queryRunner.query('ALTER TABLE invoices DROP COLUMN settled_on');
    for (const [table, dated] of Object.entries(DATED_BEFORE)) await guard(queryRunner, table, dated);
  }
}

function differ(...columns: string[]): string {
  const row = (name: string) => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
  return `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`;
}

async function guard(
  queryRunner: QueryRunner,
  table: string,
  { date, booked }: (typeof DATED)[string],
  also = 'false',
): Promise<void> {
  await queryRunner.query(`DROP TRIGGER ${table}_closed_books_changed ON ${table}`);
  await queryRunner.query(`
    CREATE TRIGGER ${table}_closed_books_changed BEFORE UPDATE ON ${table} FOR EACH ROW
    WHEN (${differ(date, ...booked)} OR (${also}))
    EXECUTE FUNCTION refuse_closed_books('${date}')`);
}

/** Who closes waits for who asks, and who asks for who closes. Null: nothing is closed. */
const BOOKS_CLOSED_UNTIL = `
  CREATE FUNCTION books_closed_until() RETURNS date LANGUAGE plpgsql AS $$
  DECLARE
    closed_until date;
  BEGIN
    SELECT (value ->> 'booksClosedUntil')::date INTO closed_until
      FROM school_settings WHERE section = 'invoices' FOR SHARE;
    RETURN closed_until;
  END $$`;

/** A line is dated as its invoice is. Not all that it says is in the sums of that. */
async function guardLines(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION refuse_closed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      closed_until CONSTANT date := books_closed_until();
    BEGIN
      IF EXISTS (
        SELECT FROM invoices WHERE id IN (OLD.invoice_id, NEW.invoice_id) AND issue_date <= closed_until
      ) THEN
        RAISE 'the books are closed' USING ERRCODE = 'SC002', DETAIL = closed_until::text;
      END IF;
      RETURN coalesce(NEW, OLD);
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER invoice_items_closed_books BEFORE INSERT OR UPDATE OR DELETE ON invoice_items FOR EACH ROW
    EXECUTE FUNCTION refuse_closed_lines()`);
}

/**
 * An invoice that staff call paid, more than was paid or credited, is so from that day. Of those there are nobody knows
 * the day: they owe nothing since the last payment or credit note or, without one, have never owed, as until now.
 */
async function keepCalledPaid(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('ALTER TABLE invoices ADD COLUMN settled_on date');
  const settled = (invoice: string) => `
    (SELECT coalesce(sum(amount_cents), 0) FROM invoice_payments WHERE invoice_id = ${invoice}.id)
      + (SELECT coalesce(sum(amount_cents), 0) FROM credit_notes WHERE invoice_id = ${invoice}.id)`;
  const last = (table: string) => `(SELECT max(date) FROM ${table} WHERE invoice_id = invoices.id)`;
  await queryRunner.query(`
    UPDATE invoices SET settled_on = greatest(issue_date, ${last('invoice_payments')}, ${last('credit_notes')})
    WHERE status = 'paid' AND total_cents > ${settled('invoices')}`);
  await queryRunner.query(`
    CREATE FUNCTION date_called_paid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.status <> 'paid' THEN
        NEW.settled_on := NULL;
      ELSIF TG_OP = 'INSERT' OR OLD.status <> 'paid' THEN
        NEW.settled_on := CASE WHEN NEW.total_cents > ${settled('NEW')}
          THEN coalesce(NEW.settled_on, (now() AT TIME ZONE 'Africa/Johannesburg')::date) END;
      END IF;
      RETURN NEW;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER invoices_called_paid BEFORE INSERT OR UPDATE ON invoices FOR EACH ROW
    WHEN (NEW.status = 'paid' OR NEW.settled_on IS NOT NULL)
    EXECUTE FUNCTION date_called_paid()`);
}

/** What the books have of an invoice of a closed period that is given another due date, or called paid or not. */
async function keepWhatHeld(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE invoices_when_closed (
      invoice_id integer NOT NULL,
      closed_until date NOT NULL,
      due_date date NOT NULL,
      settled_on date,
      CONSTRAINT invoices_when_closed_pkey PRIMARY KEY (invoice_id, closed_until),
      CONSTRAINT invoices_when_closed_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id)
    )`);
  await queryRunner.query(`
    CREATE FUNCTION keep_what_held() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      closed_until CONSTANT date := books_closed_until();
    BEGIN
      IF OLD.issue_date <= closed_until THEN
        INSERT INTO invoices_when_closed VALUES (OLD.id, closed_until, OLD.due_date, OLD.settled_on)
          ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER invoices_kept_as_closed AFTER UPDATE ON invoices FOR EACH ROW
    WHEN (${differ('due_date', 'settled_on')})
    EXECUTE FUNCTION keep_what_held()`);
}

/**
 * The one who closes, or opens again, is the settings' row: a period ends on the day they name, and what was closed
 * after it is open. What was closed before this migration is closed with what the settings say now.
 */
async function keepClosedPeriods(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE closed_periods (
      closed_until date NOT NULL,
      is_vat_vendor boolean NOT NULL,
      vat_number text,
      vat_basis text NOT NULL,
      CONSTRAINT closed_periods_pkey PRIMARY KEY (closed_until),
      CONSTRAINT closed_periods_vat_basis_known CHECK (vat_basis IN ('invoices', 'payments'))
    )`);
  // Where the owner has said nothing it is as built in.
  const closedWith = (value: string) => `
    coalesce((${value} ->> 'isVatVendor')::boolean, false), ${value} ->> 'vatNumber',
    coalesce(${value} ->> 'vatBasis', 'invoices')`;
  await queryRunner.query(`
    CREATE FUNCTION keep_closed_periods() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      until CONSTANT date := coalesce(NEW.value ->> 'booksClosedUntil', '-infinity')::date;
    BEGIN
      DELETE FROM closed_periods later WHERE closed_until > until AND (until = '-infinity' OR EXISTS (
        SELECT FROM closed_periods WHERE closed_until >= until AND closed_until < later.closed_until));
      UPDATE closed_periods SET closed_until = until WHERE closed_until > until;
      DELETE FROM invoices_when_closed later WHERE closed_until > until AND (until = '-infinity' OR EXISTS (
        SELECT FROM invoices_when_closed WHERE invoice_id = later.invoice_id
          AND closed_until >= until AND closed_until < later.closed_until));
      UPDATE invoices_when_closed SET closed_until = until WHERE closed_until > until;
      INSERT INTO closed_periods SELECT until, ${closedWith('NEW.value')} WHERE until <> '-infinity'
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER school_settings_closed_periods AFTER INSERT OR UPDATE ON school_settings FOR EACH ROW
    WHEN (NEW.section = 'invoices')
    EXECUTE FUNCTION keep_closed_periods()`);
  await queryRunner.query(`
    INSERT INTO closed_periods SELECT (value ->> 'booksClosedUntil')::date, ${closedWith('value')}
    FROM school_settings WHERE section = 'invoices' AND value ->> 'booksClosedUntil' IS NOT NULL`);
}
