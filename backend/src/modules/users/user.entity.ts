import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { USER_ROLES, type UserRole } from '#libs/contracts/user';

/** An account that may sign in (spec 3 section 3). Username and e-mail are unique whatever their case. */
@Entity('users')
@Check('users_role_check', `role IN ('admin', 'user')`)
@Index('users_username_key', { synchronize: false })
@Index('users_email_key', { synchronize: false })
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @ApiProperty({ enum: USER_ROLES })
  @Column('text', { default: 'user' })
  role: UserRole;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  /** When the account last signed in; null: never. */
  @Column('timestamptz', { name: 'last_login', nullable: true })
  lastLogin: Date | null;

  /** argon2id, with its salt and parameters. Never selected unless asked for by name, so that no answer can hold it. */
  @ApiHideProperty()
  @Column('text', { name: 'password_hash', select: false })
  passwordHash: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
