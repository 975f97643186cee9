import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';
import type { ChatMessage } from '#libs/contracts/chatbot';

/** What a visitor and the assistant wrote to each other (spec 1 section 3). The contact details never leave by a public route. */
@Entity('chat_conversations')
@Unique('chat_conversations_session_id_key', ['sessionId'])
@Check('chat_conversations_session_id_formed', `session_id ~ '^[A-Za-z0-9_-]{8,64}$'`)
@Check('chat_conversations_messages_listed', `jsonb_typeof(messages) = 'array'`)
@Index('chat_conversations_updated_at', ['updatedAt'])
export class ChatConversation {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { name: 'session_id' })
  sessionId: string;

  /** Oldest first. */
  @Column('jsonb')
  messages: ChatMessage[];

  @Column('text', { name: 'user_email', nullable: true })
  userEmail: string | null;

  @Column('text', { name: 'user_name', nullable: true })
  userName: string | null;

  @Column('text', { name: 'user_phone', nullable: true })
  userPhone: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
