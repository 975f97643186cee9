import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChatConversations1763100400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE chat_conversations (
        id serial PRIMARY KEY,
        session_id text NOT NULL,
        messages jsonb NOT NULL,
        user_email text,
        user_name text,
        user_phone text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT chat_conversations_session_id_key UNIQUE (session_id),
        CONSTRAINT chat_conversations_session_id_formed CHECK (session_id ~ '^[A-Za-z0-9_-]{8,64}$'),
        CONSTRAINT chat_conversations_messages_listed CHECK (jsonb_typeof(messages) = 'array')
      )`);
    await queryRunner.query('CREATE INDEX chat_conversations_updated_at ON chat_conversations (updated_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE chat_conversations');
  }
}
