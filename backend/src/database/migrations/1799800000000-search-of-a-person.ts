import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As the search of a person compares numbers (people/person), or the index is not used. */
const digits = (column: string) =>
  String.raw`(regexp_replace(regexp_replace(regexp_replace(${column}, '\D+', '', 'g'), '^00', ''),
    '^(?:27)?0*(?=[1-9]\d{8}$)', '27'))`;

/** Of the tables that grow with the years; orders and users have theirs by address. */
const INDEXES = [
  'contact_messages_person_email ON contact_messages (lower(email))',
  `contact_messages_person_phone ON contact_messages ${digits('phone')}`,
  'contact_replies_person_email ON contact_replies (lower(sent_by)) WHERE mail IS NOT NULL',
  `chat_conversations_person_phone ON chat_conversations ${digits('user_phone')}`,
  `orders_person_phone ON orders ${digits('customer_phone')}`,
  'invoices_person_email ON invoices (lower(client_email))',
  'invoices_person_sent_to ON invoices (lower(sent_to))',
  `invoices_person_phone ON invoices ${digits('client_phone')}`,
  'invoice_sendings_person_email ON invoice_sendings (lower(sent_to))',
  'invoice_reminders_person_email ON invoice_reminders (lower(sent_to))',
  "activity_person_text ON activity USING gin ((label || ' ' || changes::text) gin_trgm_ops)",
  String.raw`activity_person_digits ON activity
    USING gin ((regexp_replace(changes::text, '\D+', '', 'g')) gin_trgm_ops)`,
];

/** Whoever asks what the school knows of them is answered without reading all that it knows of everybody. */
export class SearchOfAPerson1799800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Of a million rows an index takes longer than a statement may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    for (const index of INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await queryRunner.query(`DROP INDEX ${index.slice(0, index.indexOf(' '))}`);
  }
}
