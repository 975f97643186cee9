import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One payment of a client over several invoices (issue 21.4). What its invoices got are payments of theirs that name
 * it; what none got is the client's credit. Nothing holds that sum: it follows, and so cannot disagree.
 */
export class ClientPayments1783000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_payments (
        id serial PRIMARY KEY,
        corporate_client_id integer NOT NULL,
        paid_on date NOT NULL,
        amount_cents bigint NOT NULL,
        method text NOT NULL,
        reference text,
        idempotency_key text,
        request_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT client_payments_corporate_client_id_fkey
          FOREIGN KEY (corporate_client_id) REFERENCES corporate_clients (id),
        CONSTRAINT client_payments_amount_positive CHECK (amount_cents > 0),
        CONSTRAINT client_payments_method_known CHECK (method IN ('eft', 'card', 'cash', 'other')),
        CONSTRAINT client_payments_idempotency_key UNIQUE (corporate_client_id, idempotency_key)
      )`);
    await queryRunner.query(`
      ALTER TABLE invoice_payments
        ADD COLUMN client_payment_id integer,
        ADD COLUMN from_credit boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT invoice_payments_client_payment_id_fkey
          FOREIGN KEY (client_payment_id) REFERENCES client_payments (id),
        ADD CONSTRAINT invoice_payments_credit_of_payment CHECK (NOT from_credit OR client_payment_id IS NOT NULL)`);
    await queryRunner.query(`
      CREATE INDEX invoice_payments_client_payment_id ON invoice_payments (client_payment_id)
        WHERE client_payment_id IS NOT NULL`);
    await queryRunner.query(`
      CREATE TRIGGER client_payments_logged AFTER INSERT OR UPDATE OR DELETE ON client_payments FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('corporate-clients', 'paid_on', 'corporate_client_id', 'payment')`);
    // As the payments of invoices are guarded: what a closed period took in stays as it was reported.
    await queryRunner.query(`
      CREATE TRIGGER client_payments_closed_books BEFORE INSERT OR DELETE ON client_payments FOR EACH ROW
      EXECUTE FUNCTION refuse_closed_books('paid_on')`);
    await queryRunner.query(`
      CREATE TRIGGER client_payments_closed_books_changed BEFORE UPDATE ON client_payments FOR EACH ROW
      WHEN ((OLD.paid_on, OLD.amount_cents, OLD.method) IS DISTINCT FROM (NEW.paid_on, NEW.amount_cents, NEW.method))
      EXECUTE FUNCTION refuse_closed_books('paid_on')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // With its index and constraints.
    await queryRunner.query('ALTER TABLE invoice_payments DROP COLUMN from_credit, DROP COLUMN client_payment_id');
    await queryRunner.query('DROP TABLE client_payments');
  }
}
