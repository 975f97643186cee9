import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.js';

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
