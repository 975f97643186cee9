import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * What one person was mailed of one kind in the last hour, see MailLimitsService. The key is a hash: it names no
 * person.
 */
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

  /** Set exactly while something is held back. */
  @Column('timestamptz', { name: 'digest_due_at', nullable: true })
  digestDueAt: Date | null;

  @Column('timestamptz', { name: 'digested_at', nullable: true })
  digestedAt: Date | null;
}
