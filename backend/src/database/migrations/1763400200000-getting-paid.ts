import type { MigrationInterface, QueryRunner } from 'typeorm';

const TWICE_PRESSED = ['invoice_payments', 'credit_notes'];

/** Payments and credit notes that a double press records once, and reminders of what is owed. */
export class GettingPaid1763400200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TWICE_PRESSED) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN idempotency_key text, ADD COLUMN request_hash text,
          ADD CONSTRAINT ${table}_idempotency_key UNIQUE (invoice_id, idempotency_key)`);
    }
    await queryRunner.query('ALTER TABLE corporate_clients ADD COLUMN invoice_reminders boolean NOT NULL DEFAULT true');
    await queryRunner.query(`
      CREATE TABLE invoice_reminders (
        invoice_id integer NOT NULL,
        kind text NOT NULL,
        sent_to text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (invoice_id, kind),
        CONSTRAINT invoice_reminders_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices (id),
        CONSTRAINT invoice_reminders_kind_known CHECK (kind IN ('before', 'due', 'after'))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE invoice_reminders');
    await queryRunner.query('ALTER TABLE corporate_clients DROP COLUMN invoice_reminders');
    for (const table of TWICE_PRESSED)
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN idempotency_key, DROP COLUMN request_hash`);
  }
}
