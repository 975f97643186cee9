import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { User } from '../users/user.entity.js';

/** A browser of a member of staff, as its push service knows it. */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint_key', ['endpoint'])
@Index('push_subscriptions_user_id', ['userId'])
export class PushSubscription {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'push_subscriptions_user_id_fkey' })
  user?: User;

  /** It may have run out since, and is null where a release did not keep it yet. */
  @Column('int', { name: 'session_id', nullable: true })
  sessionId: number | null;

  @Column('text')
  endpoint: string;

  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When the browser last signed it in. */
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
