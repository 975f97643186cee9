import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { SECOND_FACTOR } from '#libs/contracts/auth';
import { USER_RULES } from '#libs/contracts/user';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { SignedInUserView } from './auth.dto.js';

const { currentPassword } = USER_RULES;

@WriteRules({})
export class OwnPasswordDto {
  /** Your own password. */
  @MaxLength(currentPassword.maxLength, { message: currentPassword.wrong })
  @IsNotEmpty({ message: SECOND_FACTOR.currentPassword })
  @IsString({ message: SECOND_FACTOR.currentPassword })
  currentPassword: string;
}

@WriteRules({})
export class ConfirmSecondFactorDto {
  /** The six digits that the app shows. */
  @MaxLength(SECOND_FACTOR.code.maxLength, { message: SECOND_FACTOR.code.wrong })
  @IsNotEmpty({ message: SECOND_FACTOR.code.required })
  @IsString({ message: SECOND_FACTOR.code.required })
  code: string;
}

@WriteRules({})
export class ProvenDto extends OwnPasswordDto {
  /** Of the app, or a recovery code. */
  @MaxLength(SECOND_FACTOR.code.maxLength, { message: SECOND_FACTOR.code.wrong })
  @IsNotEmpty({ message: SECOND_FACTOR.code.required })
  @IsString({ message: SECOND_FACTOR.code.required })
  code: string;
}

/** The second step at sign-in. */
export class SecondFactorView {
  /** Since when it is on; null: it is off. */
  @ApiProperty({ type: Date, nullable: true })
  since: Date | null;

  recoveryCodesLeft: number;

  /** Whether the owner asks for it: without it nothing of the back-office is answered. */
  isRequired: boolean;
}

/** Your own account. */
export class AccountView extends SignedInUserView {
  secondFactor: SecondFactorView;
}

export class NewSecondFactorView {
  /** For an app that cannot read the QR code. */
  secret: string;

  /** What the QR code holds: `otpauth://totp/…`. */
  uri: string;
}

export class RecoveryCodesView {
  /** Each signs in once in place of a code. They are not shown again. */
  recoveryCodes: string[];
}

export class SignInSettingsView {
  /** Whether admins must have a second step: one who has none can only set it up. */
  adminsNeedSecondFactor: boolean;
}

@WriteRules({})
export class ChangeSignInSettingsDto {
  /** Whether admins must have a second step. */
  @IsBoolean({ message: SECOND_FACTOR.adminsNeed })
  adminsNeedSecondFactor: boolean;
}
