import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers' answers that come by mail into the threads of their messages, and how far the mailbox was read. */
export class IncomingAnswers1791000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE incoming_mailboxes (
        name text PRIMARY KEY,
        uid_validity bigint,
        last_uid bigint NOT NULL DEFAULT 0,
        holder uuid NOT NULL,
        held_until timestamptz NOT NULL,
        heard_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      ALTER TABLE contact_replies
        ADD COLUMN mail_id text CONSTRAINT contact_replies_mail_id_key UNIQUE,
        ADD COLUMN mail jsonb,
        DROP CONSTRAINT contact_replies_delivery_known,
        ADD CONSTRAINT contact_replies_delivery_known
          CHECK (delivery IN ('logged', 'queued', 'sent', 'failed', 'received')),
        ADD CONSTRAINT contact_replies_mail_received CHECK ((delivery = 'received') = (mail IS NOT NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE incoming_mailboxes');
    // What the release before has no word for: a customer's answer is in the mailbox, and a bounce was sent once.
    await queryRunner.query(`DELETE FROM contact_replies WHERE delivery = 'received'`);
    await queryRunner.query(`UPDATE contact_replies SET delivery = 'sent' WHERE delivery = 'failed'`);
    await queryRunner.query(`
      ALTER TABLE contact_replies
        DROP CONSTRAINT contact_replies_mail_received,
        DROP CONSTRAINT contact_replies_delivery_known,
        ADD CONSTRAINT contact_replies_delivery_known CHECK (delivery IN ('logged', 'queued', 'sent')),
        DROP COLUMN mail,
        DROP COLUMN mail_id`);
  }
}
