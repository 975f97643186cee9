import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The message of the inbox by which a trial booking is answered; of each booking at most one. */
export class TrialMessages1798000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trial_bookings
        ADD COLUMN message_id integer
          CONSTRAINT trial_bookings_message_id_key UNIQUE
          CONSTRAINT trial_bookings_message_id_fkey REFERENCES contact_messages (id) ON DELETE SET NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE trial_bookings DROP COLUMN message_id');
  }
}
