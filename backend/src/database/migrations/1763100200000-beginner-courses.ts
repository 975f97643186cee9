import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BeginnerCourses1763100200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE beginner_courses (
        id serial PRIMARY KEY,
        name text NOT NULL,
        start_date text NOT NULL,
        starts_on date,
        description text NOT NULL,
        duration text NOT NULL,
        sessions text NOT NULL,
        difficulty text NOT NULL,
        booking_link text NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT beginner_courses_texts_filled
          CHECK ('' NOT IN (name, start_date, description, duration, sessions, difficulty, booking_link))
      )`);
    await queryRunner.query('CREATE INDEX beginner_courses_starts_on ON beginner_courses (starts_on, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE beginner_courses');
  }
}
