import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People of a corporate client beside its primary contact (decision 110): until now they stood in its notes. */
export class ClientContacts1799600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE corporate_clients
        ADD COLUMN contacts jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT corporate_clients_contacts_listed CHECK (jsonb_typeof(contacts) = 'array')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // With its constraint.
    await queryRunner.query('ALTER TABLE corporate_clients DROP COLUMN contacts');
  }
}
