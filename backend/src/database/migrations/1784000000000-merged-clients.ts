import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACTIONS = ['create', 'update', 'delete', 'sign-in', 'failed-sign-in', 'refused', 'erase', 'restore'];

/** The activity log names a merge of two clients (decision 96). */
export class MergedClients1784000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await knowActions(queryRunner, [...ACTIONS, 'merge']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("SELECT set_config('storm.forgets_activity', 'on', true)");
    await queryRunner.query("DELETE FROM activity WHERE action = 'merge'");
    await knowActions(queryRunner, ACTIONS);
  }
}

async function knowActions(queryRunner: QueryRunner, actions: string[]): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE activity DROP CONSTRAINT activity_action_known,
      ADD CONSTRAINT activity_action_known CHECK (action IN ('${actions.join("', '")}'))`);
}
