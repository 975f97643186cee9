import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trials that visitors book, the links mailed to them, and how many places a class has (CONTRACT section 6). */
export class TrialBookings1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE class_schedules ADD COLUMN trial_places integer NOT NULL DEFAULT 4
        CONSTRAINT class_schedules_trial_places_natural CHECK (trial_places >= 0)`);
    await queryRunner.query(`
      CREATE TABLE trial_bookings (
        id serial PRIMARY KEY,
        class_schedule_id integer
          CONSTRAINT trial_bookings_class_schedule_id_fkey REFERENCES class_schedules (id) ON DELETE SET NULL,
        class_name text NOT NULL,
        date date NOT NULL,
        start_time text NOT NULL,
        end_time text NOT NULL,
        status text NOT NULL DEFAULT 'new' CONSTRAINT trial_bookings_status_known
          CHECK (status IN ('new', 'confirmed', 'attended', 'no-show', 'joined', 'cancelled')),
        full_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        participant_name text NOT NULL,
        participant_age integer NOT NULL,
        guardian_name text,
        guardian_consent text,
        guardian_consent_at timestamptz,
        plan text CONSTRAINT trial_bookings_plan_known CHECK (plan IN ('basic', 'standard', 'premium')),
        note text,
        staff_note text,
        reminded_of date,
        idempotency_key text CONSTRAINT trial_bookings_idempotency_key_key UNIQUE,
        request_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT trial_bookings_request_whole CHECK (num_nulls(idempotency_key, request_hash) IN (0, 2)),
        CONSTRAINT trial_bookings_consent_whole
          CHECK (num_nulls(guardian_name, guardian_consent, guardian_consent_at) IN (0, 3)),
        CONSTRAINT trial_bookings_child_has_guardian CHECK (participant_age >= 18 OR guardian_name IS NOT NULL)
      )`);
    await queryRunner.query('CREATE INDEX trial_bookings_class_date ON trial_bookings (class_schedule_id, date)');
    await queryRunner.query('CREATE INDEX trial_bookings_date ON trial_bookings (date, start_time)');
    await queryRunner.query(`
      CREATE TABLE trial_booking_links (
        token_hash bytea PRIMARY KEY,
        trial_booking_id integer NOT NULL
          CONSTRAINT trial_booking_links_trial_booking_id_fkey REFERENCES trial_bookings (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      'CREATE INDEX trial_booking_links_trial_booking_id ON trial_booking_links (trial_booking_id)',
    );
    await queryRunner.query(`
      CREATE TRIGGER trial_bookings_announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON trial_bookings
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
    await queryRunner.query(`
      CREATE TRIGGER trial_bookings_logged AFTER INSERT OR UPDATE OR DELETE ON trial_bookings FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('trial-bookings', 'class_name', 'id', '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE trial_booking_links');
    await queryRunner.query('DROP TABLE trial_bookings');
    await queryRunner.query('ALTER TABLE class_schedules DROP COLUMN trial_places');
  }
}
