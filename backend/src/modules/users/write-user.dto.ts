import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { USER_ROLES, USER_RULES, type UserRole } from '#libs/contracts/user';
import { Omittable, Trimmed, TrimmedOrNull, IsEmailAddress } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

const { username, password, currentPassword, email, firstName, lastName, role, isActive } = USER_RULES;

/** A new account (spec 3 section 5). */
@WriteRules({ readOnly: ['lastLogin', 'secondFactorAt'] })
export class CreateUserDto {
  @Trimmed()
  @IsString({ message: username.tooShort })
  @MinLength(username.minLength, { message: username.tooShort })
  @MaxLength(username.maxLength, { message: username.tooLong })
  username: string;

  @ApiProperty({ format: 'email', maxLength: email.maxLength })
  @Trimmed()
  @MaxLength(email.maxLength, { message: email.invalid })
  @IsEmailAddress({ message: email.invalid })
  email: string;

  /** Empty or null: none. */
  @ApiPropertyOptional({ type: String, nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(firstName.maxLength, { message: firstName.tooLong })
  firstName?: string | null;

  /** Empty or null: none. */
  @ApiPropertyOptional({ type: String, nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(lastName.maxLength, { message: lastName.tooLong })
  lastName?: string | null;

  /** Without it: user. */
  @ApiPropertyOptional({ enum: USER_ROLES })
  @Omittable()
  @IsIn(USER_ROLES, { message: role.unknown })
  role?: UserRole;

  /** Whether the account may sign in. Without it: true. */
  @Omittable()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;

  @ApiProperty({ minLength: password.minLength, maxLength: password.maxLength })
  @IsString({ message: password.tooShort })
  @MinLength(password.minLength, { message: password.tooShort })
  @MaxLength(password.maxLength, { message: password.tooLong })
  password: string;
}

/**
 * Any part of an account's fields; the others stay as they are. The username is locked: only the same one may be sent.
 */
@WriteRules({ readOnly: ['lastLogin', 'secondFactorAt'] })
export class UpdateUserDto extends PartialType(OmitType(CreateUserDto, ['password']), { skipNullProperties: false }) {
  /** Left out or empty: the password stays. */
  @ApiPropertyOptional({ minLength: password.minLength, maxLength: password.maxLength })
  @Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value))
  @Omittable()
  @IsString({ message: password.tooShort })
  @MinLength(password.minLength, { message: password.tooShort })
  @MaxLength(password.maxLength, { message: password.tooLong })
  password?: string;

  /** Your own password. Needed for a new password or email address, whosever account it is. */
  @ApiPropertyOptional({ maxLength: currentPassword.maxLength })
  @Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value))
  @Omittable()
  @IsString({ message: currentPassword.wrong })
  @MaxLength(currentPassword.maxLength, { message: currentPassword.wrong })
  currentPassword?: string;
}
