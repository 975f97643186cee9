import { IsNotEmpty, IsString } from 'class-validator';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { Trimmed } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

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
}
