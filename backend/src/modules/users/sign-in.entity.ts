import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  PrimaryColumn,
} from 'typeorm';
import { User } from './user.entity.js';

/**
 * One sign-in (CONTRACT "Sign-in"). Token and cookie are two different secrets of 256 bits;
 * only their SHA-256 is kept, so that a copy of the database signs nobody in.
 */
@Entity('sessions')
@Index('sessions_user_id', ['userId'])
@Index('sessions_last_used_at', ['lastUsedAt'])
export class Session {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_id_fkey' })
  user: User;

  @Column('bytea', { name: 'token_hash', unique: true })
  tokenHash: Buffer;

  @Column('bytea', { name: 'cookie_hash', unique: true })
  cookieHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Written at most once a minute, see SessionsService. */
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;

  /** What the browser called itself, and from where it came: so that its person knows it. */
  @Column('text', { name: 'user_agent', nullable: true })
  userAgent: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  /** The end whatever the use, twelve hours after signing in. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}

/** A browser in which an account signed in before, see KnownDevicesService. Of its secret only the SHA-256 is kept. */
@Entity('known_devices')
@Index('known_devices_user_id', ['userId'])
export class KnownDevice {
  @PrimaryColumn('bytea', { name: 'secret_hash' })
  secretHash: Buffer;

  @PrimaryColumn('int', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'known_devices_user_id_fkey' })
  user: User;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;
}

/**
 * A link to choose a new password that has been mailed and may still be used once. Of its secret only the SHA-256 is
 * kept.
 */
@Entity('password_resets')
@Index('password_resets_user_id', ['userId'])
export class PasswordReset {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_resets_user_id_fkey' })
  user: User;

  @Column('bytea', { name: 'token_hash', unique: true })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
