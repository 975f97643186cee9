import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { USER_ROLES, type UserRole } from '#libs/contracts/user';

/** An account that may sign in (spec 3 section 3). Username and email are unique whatever their case. */
@Entity('users')
@Check('users_second_factor_has_secret', 'second_factor_at IS NULL OR totp_secret IS NOT NULL')
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

  /** Since when signing in asks for a code after the password; null: it does not. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt: Date | null;

  /** What the person's app makes its codes from, in base32: also before it is confirmed (decision 0054). */
  @ApiHideProperty()
  @Column('text', { name: 'totp_secret', nullable: true, select: false })
  totpSecret: string | null;

  /** The half minute of the last code that was used: it and those before open nothing any more. */
  @ApiHideProperty()
  @Column('integer', { name: 'totp_step', default: 0, select: false })
  totpStep: number;

  /** The SHA-256 of each recovery code that was not used yet. */
  @ApiHideProperty()
  @Column('text', { name: 'recovery_code_hashes', array: true, default: () => "'{}'", select: false })
  recoveryCodeHashes: string[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** How people sign in. One row, or none yet. */
@Entity('sign_in_settings')
@Check('sign_in_settings_one_row', 'id = 1')
export class SignInSettings {
  @ApiHideProperty()
  @PrimaryColumn('integer', { default: 1 })
  id?: number;

  /** Whether admins must have a second step: until they do, they can only set it up. */
  @Column('boolean', { name: 'admins_need_second_factor', default: false })
  adminsNeedSecondFactor: boolean;
}
