import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnownDevices1763600200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_devices (
        secret_hash bytea NOT NULL,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (secret_hash, user_id)
      )`);
    await queryRunner.query('CREATE INDEX known_devices_user_id ON known_devices (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE known_devices');
  }
}
