import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that a card provider has told of, each payment once (CONTRACT section 7). */
export class CardPayments1788000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE card_payments (
        id serial PRIMARY KEY,
        order_id integer NOT NULL
          CONSTRAINT card_payments_order_id_fkey REFERENCES orders (id) ON DELETE CASCADE,
        provider text NOT NULL,
        reference text NOT NULL,
        amount_cents integer NOT NULL CONSTRAINT card_payments_amount_positive CHECK (amount_cents > 0),
        outcome text NOT NULL
          CONSTRAINT card_payments_outcome_known CHECK (outcome IN ('paid', 'unexpected', 'refund')),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT card_payments_reference UNIQUE (provider, reference)
      )`);
    await queryRunner.query('CREATE INDEX card_payments_order_id ON card_payments (order_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE card_payments');
  }
}
