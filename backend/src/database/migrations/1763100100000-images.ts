import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Images1763100100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE images (
        hash text PRIMARY KEY,
        extension text NOT NULL,
        bytes bytea NOT NULL,
        width_px integer NOT NULL,
        height_px integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT images_hash_sha256 CHECK (hash ~ '^[0-9a-f]{64}$'),
        CONSTRAINT images_extension_known CHECK (extension IN ('jpg', 'png', 'webp')),
        CONSTRAINT images_size_positive CHECK (width_px > 0 AND height_px > 0 AND octet_length(bytes) > 0)
      )`);
    // Pictures are compressed already: another attempt would only cost time.
    await queryRunner.query('ALTER TABLE images ALTER COLUMN bytes SET STORAGE EXTERNAL');
    await queryRunner.query('CREATE INDEX images_last_used_at ON images (last_used_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE images');
  }
}
