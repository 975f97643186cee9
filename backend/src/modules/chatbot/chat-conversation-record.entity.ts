import { ApiHideProperty } from '@nestjs/swagger';
import { Column, PrimaryColumn, ViewEntity } from 'typeorm';

/**
 * A conversation as the list of the back-office shows it, without its messages. A database view, which migrations
 * write.
 */
@ViewEntity({ name: 'chat_conversation_records', synchronize: false })
export class ChatConversationRecord {
  @PrimaryColumn('integer')
  id: number;

  @Column('text', { name: 'user_name', nullable: true })
  userName: string | null;

  @Column('text', { name: 'user_email', nullable: true })
  userEmail: string | null;

  @Column('text', { name: 'user_phone', nullable: true })
  userPhone: string | null;

  @Column('integer', { name: 'message_count' })
  messageCount: number;

  /** The visitor's latest message, at most 160 characters of it; empty when they wrote none. */
  @Column('text', { name: 'last_question' })
  lastQuestion: string;

  /** How many of the assistant's answers were its apology. */
  @Column('integer', { name: 'apology_count' })
  apologyCount: number;

  /** To filter by: there is an e-mail address or a phone number. */
  @ApiHideProperty()
  @Column('boolean', { name: 'has_contact', select: false })
  hasContact: boolean;

  /** To filter by: at least one answer was the apology. */
  @ApiHideProperty()
  @Column('boolean', { select: false })
  unanswered: boolean;

  /** To search in: who the visitor is, and what they said. */
  @ApiHideProperty()
  @Column('text', { select: false })
  said: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
