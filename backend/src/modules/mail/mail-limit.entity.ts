import {
  Column,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  CreateDateColumn,
  JoinColumn,
  ManyToOne,
} from 'typeorm';
import type { MailContext } from './mail.js';

/** The rate limit of one key and kind of mail, see MailLimitsService. The key is stored as a hash. */
@Entity('mail_limits')
@Unique('mail_limits_kind_key', ['kind', 'key'])
@Index('mail_limits_digest_due_at', ['digestDueAt'])
export class MailLimit {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: string;

  @Column('bytea')
  key: Buffer;

  /** When each mail of the last hour was queued, oldest first. */
  @Column('timestamptz', { name: 'sent_at', array: true })
  sentAt: Date[];

  /** Null when nothing is held back. */
  @Column('timestamptz', { name: 'digest_due_at', nullable: true })
  digestDueAt: Date | null;

  @Column('timestamptz', { name: 'digested_at', nullable: true })
  digestedAt: Date | null;
}

/** The data of held-back mails, for the next digest. */
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
