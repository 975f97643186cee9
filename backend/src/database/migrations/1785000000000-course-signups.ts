import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many seats a course has, who signed up for it or waits for a place, and the links mailed to them. */
export class CourseSignups1785000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE beginner_courses ADD COLUMN seats integer
        CONSTRAINT beginner_courses_seats_natural CHECK (seats >= 0)`);
    await queryRunner.query(`
      CREATE TABLE course_signups (
        id serial PRIMARY KEY,
        course_id integer
          CONSTRAINT course_signups_course_id_fkey REFERENCES beginner_courses (id) ON DELETE SET NULL,
        course_name text NOT NULL,
        start_date text NOT NULL,
        starts_on date,
        status text NOT NULL
          CONSTRAINT course_signups_status_known CHECK (status IN ('booked', 'waiting', 'cancelled')),
        full_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        participant_name text NOT NULL,
        participant_age integer NOT NULL,
        guardian_name text,
        guardian_consent text,
        guardian_consent_at timestamptz,
        note text,
        staff_note text,
        idempotency_key text CONSTRAINT course_signups_idempotency_key_key UNIQUE,
        request_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT course_signups_request_whole CHECK (num_nulls(idempotency_key, request_hash) IN (0, 2)),
        CONSTRAINT course_signups_consent_whole
          CHECK (num_nulls(guardian_name, guardian_consent, guardian_consent_at) IN (0, 3)),
        CONSTRAINT course_signups_child_has_guardian CHECK (participant_age >= 18 OR guardian_name IS NOT NULL)
      )`);
    await queryRunner.query('CREATE INDEX course_signups_course_status ON course_signups (course_id, status)');
    await queryRunner.query(`
      CREATE TABLE course_signup_links (
        token_hash bytea PRIMARY KEY,
        course_signup_id integer NOT NULL
          CONSTRAINT course_signup_links_course_signup_id_fkey REFERENCES course_signups (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      'CREATE INDEX course_signup_links_course_signup_id ON course_signup_links (course_signup_id)',
    );
    // The public list of courses says how many places are left.
    await queryRunner.query(`
      CREATE TRIGGER course_signups_announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON course_signups
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
    await queryRunner.query(`
      CREATE TRIGGER course_signups_logged AFTER INSERT OR UPDATE OR DELETE ON course_signups FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('course-signups', 'course_name', 'id', '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE course_signup_links');
    await queryRunner.query('DROP TABLE course_signups');
    await queryRunner.query('ALTER TABLE beginner_courses DROP COLUMN seats');
  }
}
