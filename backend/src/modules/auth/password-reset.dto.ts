import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { USER_RULES } from '#libs/contracts/user';
import { Trimmed, IsEmailAddress } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

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
