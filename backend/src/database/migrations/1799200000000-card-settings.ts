import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A section of the settings may keep secrets, which nobody is told: apart from what it says, so that no read of that
 * comes across them. The history and the activity log only tell that one changed (decision 114).
 */
export class CardSettings1799200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE school_settings ADD COLUMN secrets jsonb NOT NULL DEFAULT '{}'`);
    await queryRunner.query(
      `ALTER TABLE school_settings_changes ADD COLUMN changed_secrets jsonb NOT NULL DEFAULT '[]'`,
    );
    await queryRunner.query(logSettings(SECRETS_TOLD));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(logSettings(SECRETS_UNKNOWN));
    await queryRunner.query('ALTER TABLE school_settings_changes DROP COLUMN changed_secrets');
    await queryRunner.query('ALTER TABLE school_settings DROP COLUMN secrets');
    await queryRunner.query(`DELETE FROM school_settings WHERE section = 'cards'`);
    await queryRunner.query(`DELETE FROM school_settings_changes WHERE section = 'cards'`);
  }
}

const SECRETS_TOLD = `CASE TG_OP
      WHEN 'INSERT' THEN NEW.secrets <> '{}'
      WHEN 'UPDATE' THEN NEW.secrets IS DISTINCT FROM OLD.secrets
      ELSE false END`;
const SECRETS_UNKNOWN = 'false';

/** As the migration before has it, with whether a secret changed. */
const logSettings = (isSecret: string) => `
  CREATE OR REPLACE FUNCTION log_settings() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    actor CONSTANT text[] := regexp_match(right(current_query(), 40), '/\\* by (person|key) ([0-9]+) \\*/$');
    was CONSTANT jsonb := CASE TG_OP WHEN 'INSERT' THEN '{}'::jsonb ELSE OLD.value END;
    is_now CONSTANT jsonb := CASE TG_OP WHEN 'DELETE' THEN was ELSE NEW.value END;
    is_secret CONSTANT boolean := ${isSecret};
    changed jsonb;
  BEGIN
    SELECT coalesce(jsonb_agg(jsonb_build_object(
        'field', field, 'from', told_value(was -> field), 'to', told_value(is_now -> field)) ORDER BY field), '[]')
      INTO changed FROM jsonb_object_keys(was || is_now) AS field
      WHERE (was -> field) IS DISTINCT FROM (is_now -> field);
    IF actor IS NULL OR (TG_OP = 'UPDATE' AND changed = '[]' AND NOT is_secret) THEN
      RETURN NULL;
    END IF;
    INSERT INTO activity (action, actor_kind, actor_id, actor_name, resource, label, changes, secret_changed)
    VALUES (CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
      actor[1], actor[2]::integer, actor_name(actor[1], actor[2]::integer), 'settings',
      CASE TG_OP WHEN 'DELETE' THEN OLD.section ELSE NEW.section END, changed, is_secret);
    RETURN NULL;
  END $$`;
