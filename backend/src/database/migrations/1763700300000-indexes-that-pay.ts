import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decision 51: what no list, no job and no rule reads by costs every write. As they were, for the way back. */
const DROPPED = [
  // The counts say on which day a page of the archived begins, and the index of all messages tells archived ones.
  'contact_messages_archived_created_at ON contact_messages ' +
    '(created_at, id) INCLUDE (status, suspected_spam) WHERE archived',
  // Their unique keys begin with the invoice as well.
  'invoice_payments_invoice_id ON invoice_payments (invoice_id)',
  'credit_notes_invoice_id ON credit_notes (invoice_id)',
];

/** Each made anew: how it was, and how it is. */
const CHANGED = [
  // Looked at when a user or an FAQ is deleted. What visitors write has none.
  [
    'contact_messages_responded_by_user_id ON contact_messages (responded_by_user_id)',
    'contact_messages_responded_by_user_id ON contact_messages ' +
      '(responded_by_user_id) WHERE responded_by_user_id IS NOT NULL',
  ],
  [
    'order_status_changes_changed_by_user_id ON order_status_changes (changed_by_user_id)',
    'order_status_changes_changed_by_user_id ON order_status_changes ' +
      '(changed_by_user_id) WHERE changed_by_user_id IS NOT NULL',
  ],
  [
    'unanswered_questions_faq_id ON unanswered_questions (faq_id)',
    'unanswered_questions_faq_id ON unanswered_questions (faq_id) WHERE faq_id IS NOT NULL',
  ],
  // The planner does not believe what it knows of an expression of a partial index: it walked through all orders.
  [
    'orders_customer_phone ON orders (lower(customer_phone)) WHERE deleted_at IS NULL',
    'orders_customer_phone ON orders (lower(customer_phone))',
  ],
  [
    'orders_tracking_number ON orders (lower(tracking_number)) WHERE deleted_at IS NULL',
    'orders_tracking_number ON orders (lower(tracking_number))',
  ],
] as const;

export class IndexesThatPay1763700300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Of a million rows an index takes longer than a statement may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    for (const index of DROPPED) await queryRunner.query(`DROP INDEX ${nameOf(index)}`);
    for (const [, index] of CHANGED) await makeAnew(queryRunner, index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    for (const [index] of CHANGED) await makeAnew(queryRunner, index);
    for (const index of DROPPED) await queryRunner.query(`CREATE INDEX ${index}`);
  }
}

async function makeAnew(queryRunner: QueryRunner, index: string): Promise<void> {
  await queryRunner.query(`DROP INDEX ${nameOf(index)}`);
  await queryRunner.query(`CREATE INDEX ${index}`);
}

function nameOf(index: string): string {
  return index.slice(0, index.indexOf(' '));
}
