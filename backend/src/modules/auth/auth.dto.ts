import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { Transform } from 'class-transformer';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { LOGIN_RULES, PASSWORD_RESET, SECOND_FACTOR } from '#libs/contracts/auth';
import { USER_RULES } from '#libs/contracts/user';
import { Omittable, Trimmed, IsEmailAddress } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { User } from '../users/user.entity.js';

@WriteRules({ unknownFields: 'ignore' })
export class LoginDto {
  /** Upper and lower case are the same. */
  @Trimmed()
  @IsString({ message: LOGIN_RULES.username.required })
  @IsNotEmpty({ message: LOGIN_RULES.username.required })
  username: string;

  @IsString({ message: LOGIN_RULES.password.required })
  @IsNotEmpty({ message: LOGIN_RULES.password.required })
  password: string;

  /** Of the second step, for an account that has one: six digits of the app, or a recovery code. */
  @ApiPropertyOptional({ maxLength: SECOND_FACTOR.code.maxLength })
  @Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value))
  @Omittable()
  @IsString({ message: SECOND_FACTOR.code.wrong })
  @MaxLength(SECOND_FACTOR.code.maxLength, { message: SECOND_FACTOR.code.wrong })
  code?: string;
}

@WriteRules({ unknownFields: 'ignore' })
export class ForgotPasswordDto {
  @ApiProperty({ format: 'email' })
  @Trimmed()
  @IsEmailAddress({ message: USER_RULES.email.invalid })
  email: string;
}

@WriteRules({ unknownFields: 'ignore' })
export class ResetPasswordDto {
  /** The secret of the mailed link. */
  @IsString({ message: PASSWORD_RESET.badToken })
  @IsNotEmpty({ message: PASSWORD_RESET.badToken })
  token: string;

  @IsString({ message: USER_RULES.password.tooShort })
  @MinLength(USER_RULES.password.minLength, { message: USER_RULES.password.tooShort })
  @MaxLength(USER_RULES.password.maxLength, { message: USER_RULES.password.tooLong })
  password: string;
}

export class SignedInUserView extends PickType(User, [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'lastLogin',
]) {}

export class LoginView {
  user: SignedInUserView;

  /** For scripts: `Authorization: Bearer <token>`. */
  token: string;

  /** ISO 8601 UTC: twelve hours after signing in, whatever the use. */
  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt: string;
}

/** One of your own sign-ins. */
export class SessionView {
  id: number;

  /** As its browser named itself: "Chrome on Windows". */
  device: string;

  /** From where it signed in, on the internet. */
  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  createdAt: Date;

  /** To the minute. */
  lastUsedAt: Date;

  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** A sentence about what was done. */
export class SentenceView {
  message: string;
}
