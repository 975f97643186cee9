import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { MailContext } from './mail.js';
import { MailLimit } from './mail-limit.entity.js';

/** What a mail over the limit would have told of: the next digest does. */
@Entity('held_mails')
@Index('held_mails_limit_id', ['limitId'])
export class HeldMail {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column('integer', { name: 'limit_id' })
  limitId: number;

  @ManyToOne(() => MailLimit)
  @JoinColumn({ name: 'limit_id', foreignKeyConstraintName: 'held_mails_limit_id_fkey' })
  limit?: MailLimit;

  @Column('jsonb')
  content: MailContext;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
