import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { RESPONSE_TYPES, type ResponseType } from '#libs/contracts/contact-message';
import { ContactMessage } from './contact-message.entity.js';

/** What is written down; that a mail was given up follows from the queue. */
export const STORED_DELIVERIES = ['logged', 'queued', 'sent'] as const;
export type StoredDelivery = (typeof STORED_DELIVERIES)[number];

/** One answer of a message's thread. The message itself keeps the fields of the last one (spec 3 section 3). */
@Entity('contact_replies')
@Check('contact_replies_method_known', `method IN ('${RESPONSE_TYPES.join("', '")}')`)
@Check('contact_replies_delivery_known', `delivery IN ('${STORED_DELIVERIES.join("', '")}')`)
@Index('contact_replies_message_id', ['messageId'])
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

  /** The username of the account that answered, or the name of its key. */
  @Column('text', { name: 'sent_by' })
  sentBy: string;

  @Column('text')
  delivery: StoredDelivery;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
