import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code after the password. Nobody has it on until they turn it on, and the owner asks nobody for it. */
export class SecondFactor1763870000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        ADD second_factor_at timestamptz,
        ADD totp_secret text,
        ADD totp_step integer NOT NULL DEFAULT 0,
        ADD recovery_code_hashes text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT users_second_factor_has_secret CHECK (second_factor_at IS NULL OR totp_secret IS NOT NULL)`);
    await queryRunner.query(`
      CREATE TABLE sign_in_settings (
        id integer PRIMARY KEY DEFAULT 1 CONSTRAINT sign_in_settings_one_row CHECK (id = 1),
        admins_need_second_factor boolean NOT NULL DEFAULT false
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sign_in_settings');
    await queryRunner.query(
      'ALTER TABLE users DROP second_factor_at, DROP totp_secret, DROP totp_step, DROP recovery_code_hashes',
    );
  }
}
