import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FaqsAndClassSchedules1763000200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE faqs (
        id serial PRIMARY KEY,
        question text NOT NULL,
        answer text NOT NULL,
        category text NOT NULL DEFAULT 'general',
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT faqs_category_known CHECK (category IN ('general', 'classes', 'pricing', 'location', 'training'))
      )`);
    await queryRunner.query(`
      CREATE TYPE weekday AS ENUM ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')`);
    await queryRunner.query(`
      CREATE TABLE class_schedules (
        id serial PRIMARY KEY,
        day weekday NOT NULL,
        start_time text NOT NULL,
        end_time text NOT NULL,
        class_name text NOT NULL,
        level text NOT NULL,
        instructor text,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT class_schedules_start_time_hhmm CHECK (start_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
        CONSTRAINT class_schedules_end_time_hhmm CHECK (end_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
        CONSTRAINT class_schedules_end_after_start CHECK (end_time > start_time),
        CONSTRAINT class_schedules_level_known CHECK (level IN ('Beginner', 'Intermediate', 'Advanced', 'All Levels'))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE class_schedules');
    await queryRunner.query('DROP TYPE weekday');
    await queryRunner.query('DROP TABLE faqs');
  }
}
