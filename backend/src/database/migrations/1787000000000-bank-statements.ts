import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lines of bank statements that were imported (CONTRACT section 8). A line's fingerprint is there once, so that it is
 * never imported twice; it goes with its payment, and can be imported again then.
 */
export class BankStatements1787000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE bank_imports (
        id serial PRIMARY KEY,
        line_count integer NOT NULL,
        amount_cents bigint NOT NULL,
        imported_by text NOT NULL,
        idempotency_key text CONSTRAINT bank_imports_idempotency_key_key UNIQUE,
        request_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT bank_imports_request_whole CHECK (num_nulls(idempotency_key, request_hash) IN (0, 2))
      )`);
    await queryRunner.query(`
      CREATE TABLE bank_lines (
        id serial PRIMARY KEY,
        bank_import_id integer NOT NULL
          CONSTRAINT bank_lines_bank_import_id_fkey REFERENCES bank_imports (id) ON DELETE CASCADE,
        fingerprint bytea NOT NULL CONSTRAINT bank_lines_fingerprint_key UNIQUE,
        invoice_payment_id integer
          CONSTRAINT bank_lines_invoice_payment_id_fkey REFERENCES invoice_payments (id) ON DELETE CASCADE
          CONSTRAINT bank_lines_invoice_payment_id_key UNIQUE,
        order_payment_id integer
          CONSTRAINT bank_lines_order_payment_id_fkey REFERENCES order_payments (id) ON DELETE CASCADE
          CONSTRAINT bank_lines_order_payment_id_key UNIQUE,
        client_payment_id integer
          CONSTRAINT bank_lines_client_payment_id_fkey REFERENCES client_payments (id) ON DELETE CASCADE
          CONSTRAINT bank_lines_client_payment_id_key UNIQUE,
        CONSTRAINT bank_lines_one_payment
          CHECK (num_nonnulls(invoice_payment_id, order_payment_id, client_payment_id) = 1)
      )`);
    await queryRunner.query('CREATE INDEX bank_lines_bank_import_id ON bank_lines (bank_import_id)');
    // The names of the columns as a hash: a wrong choice of the header row would keep somebody's payment here.
    await queryRunner.query(`
      CREATE TABLE bank_layouts (
        header_hash bytea PRIMARY KEY,
        layout jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE bank_layouts');
    await queryRunner.query('DROP TABLE bank_lines');
    await queryRunner.query('DROP TABLE bank_imports');
  }
}
