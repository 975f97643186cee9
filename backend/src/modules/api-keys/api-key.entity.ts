import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { API_KEY_ACCESS, API_KEY_RESOURCES, type ApiKeyAccess, type ApiKeyResource } from '#libs/contracts/api-key';
import { User } from '../users/user.entity.js';

/** What lets a script use parts of the API without a person's password (CONTRACT section 10). */
@Entity('api_keys')
@Check('api_keys_access_known', `access IN ('${API_KEY_ACCESS.join("', '")}')`)
@Index('api_keys_user_id', ['userId'])
export class ApiKey {
  @PrimaryGeneratedColumn()
  id: number;

  /** What it is for, in its maker's words. */
  @Column('text')
  name: string;

  /** How the key begins, to tell one from another. */
  @Column('text')
  prefix: string;

  @ApiProperty({ enum: API_KEY_ACCESS })
  @Column('text')
  access: ApiKeyAccess;

  @ApiProperty({ enum: API_KEY_RESOURCES, isArray: true })
  @Column('text', { array: true })
  resources: ApiKeyResource[];

  /** When it ends; null: not by itself. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** To the minute; null: never. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  /** The username of the admin who made it. */
  @Column('text', { name: 'made_by' })
  madeBy: string;

  /** It may never do what its maker may not. */
  @ApiHideProperty()
  @Column('int', { name: 'user_id', select: false })
  userId: number;

  @ApiHideProperty()
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'api_keys_user_id_fkey' })
  user: User;

  /** Of the whole key. Random as it is, SHA-256 is enough. */
  @ApiHideProperty()
  @Column('bytea', { name: 'key_hash', unique: true, select: false })
  keyHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
