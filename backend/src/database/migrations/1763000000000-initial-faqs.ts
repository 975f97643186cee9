import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InitialFaqs1763000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE faqs (
        id serial PRIMARY KEY,
        question text NOT NULL,
        answer text NOT NULL,
        category text NOT NULL DEFAULT 'general' CHECK (category IN ('general', 'classes', 'pricing', 'location', 'training')),
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE faqs');
  }
}
