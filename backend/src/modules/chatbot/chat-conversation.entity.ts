import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
  PrimaryColumn,
  ViewEntity,
} from 'typeorm';
import { ApiHideProperty } from '@nestjs/swagger';
import type { ChatMessage } from '#libs/contracts/chatbot';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { User } from '../users/user.entity.js';

/**
 * What a visitor and the assistant wrote to each other (spec 1 section 3). The contact details never leave by a public
 * route. What staff see in the list is a ChatConversationRecord. Triggers read its columns off the messages and keep
 * chat_conversation_counts in step with every write, and the migration holds the indexes of the list.
 */
@Entity('chat_conversations')
@Unique('chat_conversations_session_id_key', ['sessionId'])
@Check('chat_conversations_session_id_formed', `session_id ~ '^[A-Za-z0-9_-]{8,64}$'`)
@Check('chat_conversations_messages_listed', `jsonb_typeof(messages) = 'array'`)
@Index('chat_conversations_updated_at', { synchronize: false })
@Index('chat_conversations_contact_updated_at', { synchronize: false })
@Index('chat_conversations_unanswered_updated_at', { synchronize: false })
@Index('chat_conversations_created_at', { synchronize: false })
@Index('chat_conversations_message_count', { synchronize: false })
@Index('chat_conversations_handled_updated_at', { synchronize: false })
@Index('chat_conversations_open_updated_at', { synchronize: false })
@Index('chat_conversations_assigned_to', { synchronize: false })
@Index('chat_conversations_message_id', { synchronize: false })
@Index('chat_conversations_in_distress', { synchronize: false })
@Index('chat_conversations_search', { synchronize: false })
@Index('chat_conversations_person_phone', { synchronize: false })
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

  /** How many of the assistant's answers were its apology. */
  @Column('integer', { name: 'apology_count', default: 0 })
  apologyCount: number;

  /** The visitor's messages that were counted as unanswered, see count-unanswered. */
  @Column('text', { name: 'counted_questions', array: true, default: '{}' })
  countedQuestions: string[];

  @Column('integer', { name: 'message_count', default: 0 })
  messageCount: number;

  /** The visitor's latest message, at most 160 characters of it. */
  @Column('text', { name: 'last_question', default: '' })
  lastQuestion: string;

  @Column('boolean', { name: 'has_contact', default: false })
  hasContact: boolean;

  @Column('boolean', { default: false })
  unanswered: boolean;

  /** Staff have seen to it. What the visitor writes after that makes it open again. */
  @Column('boolean', { default: false })
  handled: boolean;

  /** Somebody in danger or in distress wrote (CONTRACT section 9). It stays when staff have seen to it. */
  @Column('boolean', { name: 'in_distress', default: false })
  inDistress: boolean;

  @Column('int', { name: 'assigned_to', nullable: true })
  assignedTo: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assigned_to', foreignKeyConstraintName: 'chat_conversations_assigned_to_fkey' })
  assignee?: User | null;

  /** The message of the inbox that staff have made of it. */
  @Column('int', { name: 'message_id', nullable: true })
  messageId: number | null;

  @ManyToOne(() => ContactMessage, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'chat_conversations_message_id_fkey' })
  contactMessage?: ContactMessage | null;

  /** Who the visitor is and what they said, in one text to search in. */
  @Column('text', { default: '', select: false })
  said: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

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

  /** Staff have seen to it. What the visitor writes after that makes it open again. */
  @Column('boolean')
  handled: boolean;

  /** Somebody in danger or in distress wrote. It stays when staff have seen to it. */
  @Column('boolean', { name: 'in_distress' })
  inDistress: boolean;

  /** The account of the member of staff who sees to it; null: nobody, or it was deleted. */
  @Column('integer', { name: 'assigned_to', nullable: true })
  assignedTo: number | null;

  /** The message of the inbox that staff have made of it; null: none. */
  @Column('integer', { name: 'message_id', nullable: true })
  messageId: number | null;

  /** To filter by: there is an email address or a phone number. */
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
