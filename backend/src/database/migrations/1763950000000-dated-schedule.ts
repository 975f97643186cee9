import type { MigrationInterface, QueryRunner } from 'typeorm';

const ANNOUNCED = ['closures', 'class_exceptions'];
const COUNTED = ['class_schedules', ...ANNOUNCED];

/** Closures, what differs on single dates, and when any of it changed last (CONTRACT section 5). */
export class DatedSchedule1763950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE closures (
        id serial PRIMARY KEY,
        start_date date NOT NULL,
        end_date date NOT NULL,
        name text NOT NULL,
        note text,
        is_closed boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT closures_end_not_before_start CHECK (end_date >= start_date)
      )`);
    await queryRunner.query(String.raw`
      CREATE TABLE class_exceptions (
        id serial PRIMARY KEY,
        class_schedule_id integer NOT NULL
          CONSTRAINT class_exceptions_class_schedule_id_fkey REFERENCES class_schedules (id) ON DELETE CASCADE,
        date date NOT NULL,
        kind text NOT NULL CONSTRAINT class_exceptions_kind_known CHECK (kind IN ('cancelled', 'changed')),
        start_time text,
        end_time text,
        instructor text,
        note text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT class_exceptions_one_a_date UNIQUE (class_schedule_id, date),
        CONSTRAINT class_exceptions_times CHECK ((start_time IS NULL) = (end_time IS NULL)
          AND start_time ~ '^([01]\d|2[0-3]):[0-5]\d$' AND end_time ~ '^([01]\d|2[0-3]):[0-5]\d$'
          AND end_time > start_time)
      )`);
    for (const table of ANNOUNCED)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
    await queryRunner.query(`
      CREATE TABLE class_calendar_state (
        id integer PRIMARY KEY CONSTRAINT class_calendar_state_one_row CHECK (id = 1),
        changed_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE FUNCTION note_class_calendar_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO class_calendar_state AS state (id, changed_at) VALUES (1, clock_timestamp())
        ON CONFLICT (id) DO UPDATE SET changed_at = greatest(state.changed_at, excluded.changed_at);
        RETURN NULL;
      END $$`);
    for (const table of COUNTED)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_note_class_calendar_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_class_calendar_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER class_schedules_note_class_calendar_change ON class_schedules');
    await queryRunner.query('DROP TABLE class_exceptions');
    await queryRunner.query('DROP TABLE closures');
    await queryRunner.query('DROP FUNCTION note_class_calendar_change()');
    await queryRunner.query('DROP TABLE class_calendar_state');
  }
}
