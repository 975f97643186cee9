import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What names an instructor, of the list or as a text. */
const NAMING = ['class_schedules', 'class_exceptions'];

/** Classes name an instructor of the list, and instructors are away on days (decision 92). */
export class InstructorsOfClasses1780000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(KEEP_NAME);
    for (const table of NAMING) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN instructor_id integer
          CONSTRAINT ${table}_instructor_id_fkey REFERENCES instructors (id) ON DELETE SET NULL`);
      await queryRunner.query(`
        CREATE TRIGGER ${table}_instructor_named BEFORE INSERT OR UPDATE OF instructor_id, instructor ON ${table}
        FOR EACH ROW WHEN (NEW.instructor_id IS NOT NULL) EXECUTE FUNCTION keep_instructor_name()`);
    }
    await queryRunner.query(TELL_NAME);
    await queryRunner.query(`
      CREATE TRIGGER instructors_renamed AFTER UPDATE OF name ON instructors FOR EACH ROW
      WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION tell_instructor_name()`);
    await createAbsences(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE instructor_absences');
    await queryRunner.query('DROP TRIGGER instructors_renamed ON instructors');
    await queryRunner.query('DROP FUNCTION tell_instructor_name()');
    for (const table of NAMING) {
      await queryRunner.query(`DROP TRIGGER ${table}_instructor_named ON ${table}`);
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN instructor_id`);
    }
    await queryRunner.query('DROP FUNCTION keep_instructor_name()');
  }
}

/**
 * However a row is written, by a restore or an import too, its text is the name of whom it names. The share lock keeps
 * a renaming away until the row is there to be renamed; somebody who is gone leaves the text.
 */
const KEEP_NAME = `
  CREATE FUNCTION keep_instructor_name() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    known text;
  BEGIN
    SELECT name INTO known FROM instructors WHERE id = NEW.instructor_id FOR SHARE;
    IF FOUND THEN
      NEW.instructor := known;
    ELSE
      NEW.instructor_id := NULL;
    END IF;
    RETURN NEW;
  END $$`;

const TELL_NAME = `
  CREATE FUNCTION tell_instructor_name() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
${NAMING.map(
  (table) => `
    UPDATE ${table} SET instructor = NEW.name,
      updated_at = greatest(date_trunc('milliseconds', clock_timestamp()),
        date_trunc('milliseconds', updated_at) + interval '1 millisecond')
    WHERE instructor_id = NEW.id;`,
).join('')}
    RETURN NULL;
  END $$`;

async function createAbsences(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE instructor_absences (
      id serial PRIMARY KEY,
      instructor_id integer NOT NULL
        CONSTRAINT instructor_absences_instructor_id_fkey REFERENCES instructors (id) ON DELETE CASCADE,
      start_date date NOT NULL,
      end_date date NOT NULL,
      note text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT instructor_absences_end_not_before_start CHECK (end_date >= start_date)
    )`);
  await queryRunner.query(`
    CREATE TRIGGER instructor_absences_logged AFTER INSERT OR UPDATE OR DELETE ON instructor_absences FOR EACH ROW
    WHEN (right(current_query(), 3) = ' */')
    EXECUTE FUNCTION log_activity('instructor-absences', 'start_date', 'id', '')`);
  await queryRunner.query(`
    CREATE TRIGGER instructor_absences_kept BEFORE DELETE ON instructor_absences FOR EACH ROW
    WHEN (right(current_query(), 3) = ' */') EXECUTE FUNCTION keep_deleted('instructor-absences', 'start_date')`);
}
