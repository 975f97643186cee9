import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** How a user wants to be told of what waits; without a row, as it is by default. */
@Entity('notice_settings')
export class NoticeSettings {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'notice_settings_user_id_fkey' })
  user?: User;

  @Column('boolean', { name: 'daily_digest' })
  dailyDigest: boolean;

  /** Orders before this were told of: by the digest before, or they came before the user asked for digests. */
  @Column('timestamptz', { name: 'digested_until' })
  digestedUntil: Date;
}
