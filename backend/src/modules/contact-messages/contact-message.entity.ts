import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  PrimaryColumn,
} from 'typeorm';
import {
  CONTACT_MESSAGE_STATUSES,
  type ContactMessageStatus,
  RESPONSE_TYPES,
  type ResponseType,
} from '#libs/contracts/contact-message';
import { User } from '../users/user.entity.js';

/**
 * What a visitor wrote to the school (spec 3 section 3). Triggers keep contact_message_counts in step with every write
 * and make a new message the customer's last word; the migrations hold the indexes of the list.
 */
@Entity('contact_messages')
@Check('contact_messages_phone_international', `phone ~ '^(\\+[1-9]\\d{6,17})?$'`)
@Check('contact_messages_reachable', `email <> '' OR phone <> ''`)
@Check('contact_messages_status_known', `status IN ('${CONTACT_MESSAGE_STATUSES.join("', '")}')`)
@Check('contact_messages_response_type_known', `response_type IN ('${RESPONSE_TYPES.join("', '")}')`)
@Check('contact_messages_archive_dated', 'archived = (archive_date IS NOT NULL)')
@Check('contact_messages_response_whole', 'num_nulls(response, response_type, response_date, responded_by) IN (0, 4)')
@Index('contact_messages_created_at', { synchronize: false })
@Index('contact_messages_last_received_at', { synchronize: false })
@Index('contact_messages_active_last_received_at', { synchronize: false })
@Index('contact_messages_archived_status_last_received_at', { synchronize: false })
@Index('contact_messages_spam_last_received_at', { synchronize: false })
@Index('contact_messages_full_name', { synchronize: false })
@Index('contact_messages_email', { synchronize: false })
@Index('contact_messages_phone', { synchronize: false })
@Index('contact_messages_subject', { synchronize: false })
@Index('contact_messages_status', { synchronize: false })
@Index('contact_messages_archive_date', { synchronize: false })
@Index('contact_messages_search', { synchronize: false })
@Index('contact_messages_person_email', { synchronize: false })
@Index('contact_messages_person_phone', { synchronize: false })
@Index('contact_messages_responded_by_user_id', { synchronize: false })
@Index('contact_messages_assigned_to', { synchronize: false })
@Index('contact_messages_follow_up_at', { synchronize: false })
export class ContactMessage {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { name: 'full_name' })
  fullName: string;

  /** Empty when the message was made of a conversation whose visitor left only a number. */
  @Column('text')
  email: string;

  /**
   * A plus, the country code and the digits, whatever way it was typed. Empty when the message was made of a
   * conversation whose visitor left only an address.
   */
  @Column('text')
  phone: string;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @ApiProperty({ enum: CONTACT_MESSAGE_STATUSES })
  @Column('text', { default: 'unread' })
  status: ContactMessageStatus;

  @Column('boolean', { default: false })
  archived: boolean;

  /** Null exactly while the message is not archived. */
  @Column('timestamptz', { name: 'archive_date', nullable: true })
  archiveDate: Date | null;

  /** Looks like an advertisement: kept and shown, never dropped, and not counted as unread. */
  @Column('boolean', { name: 'suspected_spam', default: false })
  suspectedSpam: boolean;

  @Column('text', { nullable: true })
  response: string | null;

  @ApiProperty({ enum: RESPONSE_TYPES, nullable: true })
  @Column('text', { name: 'response_type', nullable: true })
  responseType: ResponseType | null;

  @Column('timestamptz', { name: 'response_date', nullable: true })
  responseDate: Date | null;

  /** What the form says, "Admin". */
  @Column('text', { name: 'responded_by', nullable: true })
  respondedBy: string | null;

  /** Who really answered: the account that was signed in; null once it is deleted. */
  @Column('int', { name: 'responded_by_user_id', nullable: true })
  respondedByUserId: number | null;

  @ApiHideProperty()
  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'responded_by_user_id', foreignKeyConstraintName: 'contact_messages_responded_by_user_fkey' })
  respondedByUser?: User;

  /** The username of that account when it answered. */
  @Column('text', { name: 'responded_by_username', nullable: true })
  respondedByUsername: string | null;

  /** The account of the member of staff who sees to it; null: nobody, or it was deleted. */
  @Column('int', { name: 'assigned_to', nullable: true })
  assignedTo: number | null;

  @ApiHideProperty()
  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assigned_to', foreignKeyConstraintName: 'contact_messages_assigned_to_fkey' })
  assignee?: User | null;

  /** When staff want to come back to it. It stays, also once it has passed, until it is cleared. */
  @Column('timestamptz', { name: 'follow_up_at', nullable: true })
  followUpAt: Date | null;

  /** When the customer wrote last: the message, or the last answer to the school's that came by mail. */
  @Column('timestamptz', { name: 'last_received_at' })
  lastReceivedAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** An Idempotency-Key under which this admin's answer was stored, written in the transaction that stored it. */
@Entity('contact_response_keys')
@Index('contact_response_keys_created_at', ['createdAt'])
export class ContactResponseKey {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'contact_response_keys_user_id_fkey' })
  user?: User;

  @PrimaryColumn('text')
  key: string;

  /** SHA-256 of the message's id and what was answered, in hexadecimal. */
  @Column('text', { name: 'request_hash' })
  requestHash: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
