import type { MigrationInterface, QueryRunner } from 'typeorm';

const TRACKED = 'tracking_number,';
const TRACKED_WITH_CARRIER = 'tracking_number, carrier,';

/** Who takes an order's parcel, so that its number can be a link (CONTRACT section 7). */
export class OrderCarriers1779000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN carrier text,
        ADD CONSTRAINT orders_carrier_known
          CHECK (carrier IN ('courier-guy', 'aramex', 'fastway', 'pargo', 'postnet', 'post-office'))`);
    await rewriteView(queryRunner, (definition) => definition.replace(TRACKED, TRACKED_WITH_CARRIER));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await rewriteView(queryRunner, (definition) => definition.replace(/\bcarrier,\s*/, ''));
    await queryRunner.query('ALTER TABLE orders DROP COLUMN carrier');
  }
}

async function rewriteView(queryRunner: QueryRunner, rewritten: (definition: string) => string): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    "SELECT pg_get_viewdef('order_records'::regclass) AS definition",
  )) as [{ definition: string }];
  const other = rewritten(definition);
  if (other === definition) throw new Error('order_records does not say what was to be rewritten');
  await queryRunner.query('DROP VIEW order_records');
  await queryRunner.query(`CREATE VIEW order_records AS ${other}`);
}
