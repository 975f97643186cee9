import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** How far the mailbox that answers come into was read, and which process reads it. */
@Entity('incoming_mailboxes')
export class IncomingMailbox {
  /** User, host and folder. */
  @PrimaryColumn('text')
  name: string;

  /** With another one the server has numbered its mails anew (RFC 9051, 2.3.1.1). Null: it was never read. */
  @Column('bigint', { name: 'uid_validity', nullable: true })
  uidValidity: string | null;

  /** The last mail that was looked at. */
  @Column('bigint', { name: 'last_uid', default: 0 })
  lastUid: string;

  /** The process that reads it, until then; it says so again long before. */
  @Column('uuid')
  holder: string;

  @Column('timestamptz', { name: 'held_until' })
  heldUntil: Date;

  /** When the mailbox was last known to answer. */
  @Column('timestamptz', { name: 'heard_at', nullable: true })
  heardAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
