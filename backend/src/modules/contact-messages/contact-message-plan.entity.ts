import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';

/** The last follow-up of a message that somebody was told of. */
@Entity('contact_follow_ups_told')
export class ContactFollowUpTold {
  @PrimaryColumn('integer', { name: 'message_id' })
  messageId: number;

  @OneToOne(() => ContactMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'contact_follow_ups_told_message_id_fkey' })
  contactMessage?: ContactMessage;

  @Column('timestamptz', { name: 'follow_up_at' })
  followUpAt: Date;
}

/** A message that was archived as an old one, for as long as that can be undone. */
@Entity('contact_archive_batches')
export class ContactArchiveBatch {
  @PrimaryColumn('uuid')
  batch: string;

  @PrimaryColumn('integer', { name: 'message_id' })
  messageId: number;

  /** The updatedAt that archiving gave it: with another one somebody has touched it since. */
  @Column('timestamptz', { name: 'left_at' })
  leftAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
