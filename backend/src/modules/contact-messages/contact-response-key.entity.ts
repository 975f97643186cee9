import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

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
