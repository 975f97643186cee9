import type { MigrationInterface, QueryRunner } from 'typeorm';

const ISSUER = `
  storm_combat_name text,
  storm_combat_address text,
  storm_combat_phone text,
  storm_combat_email text,
  storm_combat_vat_number text,
  storm_combat_logo text,
  bank_name text,
  account_name text,
  account_number text,
  branch_code text,
  swift_code text`;

/** All that a search looks in: the same expression in the view and in its index, or the index is not used. */
const SEARCH_TEXT = `invoice_number || E'\\x1f' || client_name || E'\\x1f' || coalesce(client_email, '')`;

/**
 * Indexes that TypeORM has no words for; the entity names them. Each serves a sort of the list, with its usual filter.
 */
const LIST_INDEXES = [
  `invoices_pending_due_date ON invoices (due_date) WHERE status = 'pending' AND deleted_at IS NULL`,
  'invoices_created_at ON invoices (created_at, id) INCLUDE (status) WHERE deleted_at IS NULL',
  'invoices_status ON invoices (status, id) WHERE deleted_at IS NULL',
  'invoices_status_created_at ON invoices (status, created_at, id) WHERE deleted_at IS NULL',
  'invoices_client_name ON invoices (client_name, id) INCLUDE (status) WHERE deleted_at IS NULL',
  'invoices_issue_date ON invoices (issue_date, id) INCLUDE (status) WHERE deleted_at IS NULL',
  'invoices_due_date ON invoices (due_date, id) INCLUDE (status) WHERE deleted_at IS NULL',
  'invoices_total ON invoices (total_cents, id) INCLUDE (status) WHERE deleted_at IS NULL',
  `invoices_search ON invoices USING gin ((${SEARCH_TEXT}) gin_trgm_ops) WHERE deleted_at IS NULL`,
];

export class Invoices1763400100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createInvoices(queryRunner);
    for (const index of LIST_INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
    await createItems(queryRunner);
    await createPayments(queryRunner);
    await createCreditNotes(queryRunner);
    await createNumbersAndSettings(queryRunner);
    await createCounts(queryRunner);
    await createRecords(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW invoice_records');
    for (const table of [
      'invoice_settings',
      'document_counters',
      'credit_notes',
      'invoice_payments',
      'invoice_items',
      'invoices',
    ])
      await queryRunner.query(`DROP TABLE ${table}`);
    await queryRunner.query('DROP FUNCTION count_invoices()');
    await queryRunner.query('DROP TABLE invoice_counts');
  }
}

async function createInvoices(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE invoices (
      id serial PRIMARY KEY,
      invoice_number text NOT NULL,
      corporate_client_id integer,
      client_name text NOT NULL,
      client_email text,
      client_phone text,
      client_address text,
      client_vat_number text,
      issue_date date NOT NULL,
      due_date date NOT NULL,
      tax_rate_bp integer NOT NULL DEFAULT 0,
      subtotal_cents bigint NOT NULL DEFAULT 0,
      tax_cents bigint NOT NULL DEFAULT 0,
      total_cents bigint NOT NULL DEFAULT 0,
      status text NOT NULL DEFAULT 'pending',
      notes text,
      sent_at timestamptz,
      sent_to text,
      ${ISSUER},
      deleted_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT invoices_invoice_number_key UNIQUE (invoice_number),
      CONSTRAINT invoices_corporate_client_id_fkey FOREIGN KEY (corporate_client_id)
        REFERENCES corporate_clients (id) ON DELETE SET NULL,
      CONSTRAINT invoices_invoice_number_formed CHECK (invoice_number ~ '^INV-[0-9]{4}-[0-9]{4,}$'),
      CONSTRAINT invoices_client_named CHECK (client_name <> ''),
      CONSTRAINT invoices_status_known CHECK (status IN ('pending', 'paid', 'overdue', 'cancelled')),
      CONSTRAINT invoices_tax_rate_percent CHECK (tax_rate_bp BETWEEN 0 AND 10000),
      CONSTRAINT invoices_totals_whole
        CHECK (subtotal_cents >= 0 AND tax_cents >= 0 AND total_cents = subtotal_cents + tax_cents),
      CONSTRAINT invoices_logo_not_inline CHECK (storm_combat_logo NOT LIKE 'data:%')
    )`);
  await queryRunner.query('CREATE INDEX invoices_corporate_client_id ON invoices (corporate_client_id, issue_date)');
}

async function createItems(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE invoice_items (
      id serial PRIMARY KEY,
      invoice_id integer NOT NULL,
      description text NOT NULL,
      quantity integer NOT NULL,
      unit_price_cents bigint NOT NULL,
      total_cents bigint NOT NULL,
      saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT invoice_items_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id),
      CONSTRAINT invoice_items_described CHECK (description <> ''),
      CONSTRAINT invoice_items_quantity_positive CHECK (quantity >= 1),
      CONSTRAINT invoice_items_price_not_negative CHECK (unit_price_cents >= 0),
      CONSTRAINT invoice_items_total_whole CHECK (total_cents = quantity * unit_price_cents)
    )`);
  await queryRunner.query('CREATE INDEX invoice_items_invoice_id ON invoice_items (invoice_id)');
  await queryRunner.query('CREATE INDEX invoice_items_saved_at ON invoice_items (saved_at, id)');
}

async function createPayments(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE invoice_payments (
      id serial PRIMARY KEY,
      invoice_id integer NOT NULL,
      date date NOT NULL,
      amount_cents bigint NOT NULL,
      method text NOT NULL,
      reference text,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT invoice_payments_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id),
      CONSTRAINT invoice_payments_amount_positive CHECK (amount_cents > 0),
      CONSTRAINT invoice_payments_method_known CHECK (method IN ('eft', 'card', 'cash', 'other'))
    )`);
  await queryRunner.query('CREATE INDEX invoice_payments_invoice_id ON invoice_payments (invoice_id)');
}

async function createCreditNotes(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE credit_notes (
      id serial PRIMARY KEY,
      invoice_id integer NOT NULL,
      credit_note_number text NOT NULL,
      date date NOT NULL,
      amount_cents bigint NOT NULL,
      tax_cents bigint NOT NULL,
      reason text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT credit_notes_credit_note_number_key UNIQUE (credit_note_number),
      CONSTRAINT credit_notes_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id),
      CONSTRAINT credit_notes_credit_note_number_formed CHECK (credit_note_number ~ '^CN-[0-9]{4}-[0-9]{4,}$'),
      CONSTRAINT credit_notes_amount_positive CHECK (amount_cents > 0 AND tax_cents BETWEEN 0 AND amount_cents),
      CONSTRAINT credit_notes_reasoned CHECK (reason <> '')
    )`);
  await queryRunner.query('CREATE INDEX credit_notes_invoice_id ON credit_notes (invoice_id)');
}

async function createNumbersAndSettings(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE document_counters (
      kind text NOT NULL,
      year integer NOT NULL,
      last integer NOT NULL,
      PRIMARY KEY (kind, year),
      CONSTRAINT document_counters_kind_known CHECK (kind IN ('invoice', 'creditNote')),
      CONSTRAINT document_counters_last_positive CHECK (last >= 1)
    )`);
  await queryRunner.query(`
    CREATE TABLE invoice_settings (
      id integer PRIMARY KEY DEFAULT 1,
      ${ISSUER},
      notes text,
      CONSTRAINT invoice_settings_one_row CHECK (id = 1),
      CONSTRAINT invoice_settings_logo_not_inline CHECK (storm_combat_logo NOT LIKE 'data:%')
    )`);
}

/**
 * How many invoices there are, by day and status, without the deleted: rows to add up, see common/lists/list-counts.
 */
async function createCounts(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    'CREATE TABLE invoice_counts (day date NOT NULL, status text NOT NULL, change bigint NOT NULL)',
  );
  await queryRunner.query(`
    CREATE FUNCTION count_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM invoice_counts;
      ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO invoice_counts SELECT ${COUNTED}, count(*) FROM added ${KEPT} GROUP BY ${COUNTED};
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO invoice_counts SELECT ${COUNTED}, -count(*) FROM removed ${KEPT} GROUP BY ${COUNTED};
      ELSE
        INSERT INTO invoice_counts
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
      `CREATE TRIGGER invoices_${name} ${event} ON invoices ${tables} FOR EACH STATEMENT
        EXECUTE FUNCTION count_invoices()`,
    );
  }
}

const COUNTED = "(created_at AT TIME ZONE 'UTC')::date, status";
const KEPT = 'WHERE deleted_at IS NULL';

/** What crosses the wire. A statement that needs no lines or sums does not read them. */
async function createRecords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE VIEW invoice_records AS
    SELECT id, invoice_number, corporate_client_id, client_name, client_email, client_phone, client_address,
      client_vat_number, issue_date, due_date, tax_rate_bp, subtotal_cents, tax_cents, total_cents, status,
      notes, sent_at, sent_to,
      ${ISSUER.replaceAll(' text', '')},
      created_at, updated_at, ${SEARCH_TEXT} AS search_text,
      (SELECT coalesce(sum(amount_cents), 0)::bigint FROM invoice_payments payment
        WHERE payment.invoice_id = invoices.id) AS paid_cents,
      (SELECT coalesce(sum(amount_cents), 0)::bigint FROM credit_notes note
        WHERE note.invoice_id = invoices.id) AS credited_cents,
      (SELECT coalesce(json_agg(json_build_object(
         'id', item.id, 'invoiceId', item.invoice_id, 'description', item.description, 'quantity', item.quantity,
         'unitPrice', item.unit_price_cents, 'totalPrice', item.total_cents
       ) ORDER BY item.id), '[]') FROM invoice_items item WHERE item.invoice_id = invoices.id) AS items
    FROM invoices WHERE deleted_at IS NULL`);
}
