import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Instructors1763100201000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE instructors (
        id serial PRIMARY KEY,
        name text NOT NULL,
        role text NOT NULL,
        bio text NOT NULL,
        image text,
        expertise text[] NOT NULL DEFAULT '{}',
        sort_order integer NOT NULL DEFAULT 999,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT instructors_texts_filled CHECK ('' NOT IN (name, role, bio)),
        CONSTRAINT instructors_image_not_inline CHECK (image <> '' AND image NOT LIKE 'data:%'),
        CONSTRAINT instructors_sort_order_natural CHECK (sort_order >= 0)
      )`);
    await queryRunner.query('CREATE INDEX instructors_sort_order ON instructors (sort_order, name, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE instructors');
  }
}
