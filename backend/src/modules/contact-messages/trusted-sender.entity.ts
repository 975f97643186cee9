import { ApiHideProperty } from '@nestjs/swagger';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

/** Whose messages are never suspected to be spam, because staff have said so of one. */
@Entity('trusted_senders')
@Unique('trusted_senders_sender_key_key', ['senderKey'])
export class TrustedSender {
  @PrimaryGeneratedColumn()
  id: number;

  /** As it was written in that message. */
  @Column('text')
  email: string;

  /** The same for all spellings of the mailbox. */
  @ApiHideProperty()
  @Column('text', { name: 'sender_key', select: false })
  senderKey: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
