import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the public lists are made of (@CachedUntilChangeOf). */
const TABLES = [
  'beginner_courses',
  'class_schedules',
  'corporate_clients',
  'faqs',
  'instructors',
  'product_categories',
  'products',
];

/** Every process learns which table a transaction changed the moment it commits, however it was changed. */
export class AnnouncedChanges1763700100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', TG_TABLE_NAME);
        RETURN NULL;
      END $$`);
    for (const table of TABLES)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`DROP TRIGGER ${table}_announce_change ON ${table}`);
    await queryRunner.query('DROP FUNCTION announce_change()');
  }
}
