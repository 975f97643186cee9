import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobTicks1763000301000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE job_ticks (name text, tick timestamptz, PRIMARY KEY (name, tick))');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_ticks');
  }
}
