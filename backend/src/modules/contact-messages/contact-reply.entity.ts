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
} from 'typeorm';
import { RESPONSE_TYPES, type ResponseType } from '#libs/contracts/contact-message';
import type { ReadMail } from '#libs/domain/incoming-mail';
import { ContactMessage } from './contact-message.entity.js';

/** What is written down; that a mail was given up follows from the queue. `failed`: it was sent, and came back. */
export const STORED_DELIVERIES = ['logged', 'queued', 'sent', 'failed', 'received'] as const;
export type StoredDelivery = (typeof STORED_DELIVERIES)[number];

/**
 * One answer of a message's thread, the school's or the customer's. The message itself keeps the fields of the school's
 * last one (spec 3 section 3).
 */
@Entity('contact_replies')
@Check('contact_replies_method_known', `method IN ('${RESPONSE_TYPES.join("', '")}')`)
@Check('contact_replies_delivery_known', `delivery IN ('${STORED_DELIVERIES.join("', '")}')`)
@Check('contact_replies_mail_received', `(delivery = 'received') = (mail IS NOT NULL)`)
@Unique('contact_replies_mail_id_key', ['mailId'])
@Index('contact_replies_message_id', ['messageId'])
@Index('contact_replies_person_email', { synchronize: false })
export class ContactReply {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int', { name: 'message_id' })
  messageId: number;

  @ManyToOne(() => ContactMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'contact_replies_message_id_fkey' })
  contactMessage?: ContactMessage;

  @Column('text')
  method: ResponseType;

  @Column('text')
  text: string;

  /** The username of the account that answered, or the name of its key; of the customer's the address it came from. */
  @Column('text', { name: 'sent_by' })
  sentBy: string;

  @Column('text')
  delivery: StoredDelivery;

  /**
   * Of one that the school mailed the id of that mail, which only its receiver knows; of the customer's a hash of its
   * Message-ID. Null: it went by no mail of ours, or before this was kept.
   */
  @Column('text', { name: 'mail_id', nullable: true })
  mailId: string | null;

  /** Of the customer's: what else the mail holds. */
  @Column('jsonb', { nullable: true })
  mail: Omit<ReadMail, 'from' | 'text'> | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
