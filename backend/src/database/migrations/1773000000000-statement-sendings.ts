import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a client's statement went out by mail, and where to (CONTRACT section 8, "Statements"). */
export class StatementSendings1773000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE statement_sendings (
        id serial PRIMARY KEY,
        corporate_client_id integer NOT NULL,
        sent_to text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT statement_sendings_corporate_client_id_fkey
          FOREIGN KEY (corporate_client_id) REFERENCES corporate_clients (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      'CREATE INDEX statement_sendings_corporate_client_id ON statement_sendings (corporate_client_id, id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE statement_sendings');
  }
}
