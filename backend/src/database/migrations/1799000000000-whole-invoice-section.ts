import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What new invoices begin with, by its name in the section. */
const COLUMNS: Record<string, string> = {
  stormCombatName: 'storm_combat_name',
  stormCombatAddress: 'storm_combat_address',
  stormCombatPhone: 'storm_combat_phone',
  stormCombatEmail: 'storm_combat_email',
  stormCombatVatNumber: 'storm_combat_vat_number',
  stormCombatLogo: 'storm_combat_logo',
  bankName: 'bank_name',
  accountName: 'account_name',
  accountNumber: 'account_number',
  branchCode: 'branch_code',
  swiftCode: 'swift_code',
  notes: 'notes',
};
const FIELDS = Object.keys(COLUMNS);

/**
 * The invoice settings become a part of the section `invoices` (decision 111). A section that nobody has saved stays of
 * 1970, so that its owner is still asked about VAT. And the activity log tells the fields of a section, not all of it
 * as one text.
 */
export class WholeInvoiceSection1799000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const said = Object.entries(COLUMNS).map(([field, column]) => `'${field}', ${column}`);
    await queryRunner.query(`
      INSERT INTO school_settings (section, value, updated_at)
      SELECT 'invoices', jsonb_strip_nulls(jsonb_build_object(${said.join(', ')})), to_timestamp(0)
        FROM invoice_settings
      ON CONFLICT (section) DO UPDATE SET value = school_settings.value || EXCLUDED.value`);
    await queryRunner.query('DROP TABLE invoice_settings');
    await queryRunner.query('DROP TRIGGER school_settings_logged ON school_settings');
    await queryRunner.query(LOG_SETTINGS);
    await logBy(queryRunner, 'log_settings()');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER school_settings_logged ON school_settings');
    await queryRunner.query('DROP FUNCTION log_settings()');
    await logBy(queryRunner, `log_activity('settings', 'section', '', '')`);
    await queryRunner.query(`
      CREATE TABLE invoice_settings (
        id integer PRIMARY KEY DEFAULT 1,
        ${Object.values(COLUMNS).join(' text, ')} text,
        CONSTRAINT invoice_settings_one_row CHECK (id = 1),
        CONSTRAINT invoice_settings_logo_not_inline CHECK (storm_combat_logo NOT LIKE 'data:%')
      )`);
    await queryRunner.query(`
      CREATE TRIGGER invoice_settings_logged AFTER INSERT OR UPDATE OR DELETE ON invoice_settings FOR EACH ROW
      WHEN (right(current_query(), 3) = ' */')
      EXECUTE FUNCTION log_activity('invoice-settings', '', 'id', '')`);
    await queryRunner.query(`
      INSERT INTO invoice_settings (${Object.values(COLUMNS).join(', ')})
      SELECT ${FIELDS.map((field) => `value ->> '${field}'`).join(', ')} FROM school_settings
      WHERE section = 'invoices' AND value ?| ARRAY['${FIELDS.join("', '")}']`);
    await queryRunner.query(
      `UPDATE school_settings SET value = value - ARRAY['${FIELDS.join("', '")}'] WHERE section = 'invoices'`,
    );
  }
}

async function logBy(queryRunner: QueryRunner, log: string): Promise<void> {
  await queryRunner.query(`
    CREATE TRIGGER school_settings_logged AFTER INSERT OR UPDATE OR DELETE ON school_settings FOR EACH ROW
    WHEN (right(current_query(), 3) = ' */')
    EXECUTE FUNCTION ${log}`);
}

/** As log_activity() does for a record; nothing stands for what is as in the demonstration, or built in. */
const LOG_SETTINGS = `
  CREATE FUNCTION log_settings() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    actor CONSTANT text[] := regexp_match(right(current_query(), 40), '/\\* by (person|key) ([0-9]+) \\*/$');
    was CONSTANT jsonb := CASE TG_OP WHEN 'INSERT' THEN '{}'::jsonb ELSE OLD.value END;
    is_now CONSTANT jsonb := CASE TG_OP WHEN 'DELETE' THEN was ELSE NEW.value END;
    changed jsonb;
  BEGIN
    SELECT coalesce(jsonb_agg(jsonb_build_object(
        'field', field, 'from', told_value(was -> field), 'to', told_value(is_now -> field)) ORDER BY field), '[]')
      INTO changed FROM jsonb_object_keys(was || is_now) AS field
      WHERE (was -> field) IS DISTINCT FROM (is_now -> field);
    IF actor IS NULL OR (TG_OP = 'UPDATE' AND changed = '[]') THEN
      RETURN NULL;
    END IF;
    INSERT INTO activity (action, actor_kind, actor_id, actor_name, resource, label, changes)
    VALUES (CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
      actor[1], actor[2]::integer, actor_name(actor[1], actor[2]::integer), 'settings',
      CASE TG_OP WHEN 'DELETE' THEN OLD.section ELSE NEW.section END, changed);
    RETURN NULL;
  END $$`;
